<?php

declare(strict_types=1);

namespace Tests\Feature\Lists;

use App\Data\Lists\ListMeta;
use App\Enums\Ability;
use App\Lists\Clients\ClientList;
use App\Lists\Filters\RareFirst;
use App\Lists\ListContext;
use App\Lists\ListQueryValidator;
use App\Lists\ListReader;
use App\Models\Client;
use App\Models\User;
use Closure;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

/** Rows and counts are the same however a filter is read: by its own index, by ids, or in the order of the list. */
final class RareFirstTest extends TestCase
{
    use RefreshDatabase;

    /**
     * @param  array<string, string>  $query
     * @param  Closure(Builder<Client>): mixed  $condition
     */
    #[DataProvider('filters')]
    public function test_rare_filter_reads_the_same_rows_in_every_order(array $query, Closure $condition): void
    {
        $this->createClients();

        foreach (['-last_bet_at', 'last_bet_at', 'name', '-last_deposit_at', '-created_at', 'pin', 'company'] as $order) {
            [$ids, $metas] = $this->pages([...$query, 'sort' => $order, 'per_page' => '25']);

            $expected = Client::query()->tap($condition)->pluck('id')->all();
            $this->assertGreaterThan(25, count($expected));
            $this->assertEqualsCanonicalizing($expected, $ids, $order);
            foreach ($metas as $meta) {
                $this->assertSame([count($expected), false], [$meta->count, $meta->count_is_capped], $order);
            }
        }
        $this->assertSame($this->inOrder($condition), $this->pages([...$query, 'per_page' => '25'])[0]);
    }

    /** @return iterable<string, array{array<string, string>, Closure(Builder<Client>): mixed}> */
    public static function filters(): iterable
    {
        $smith = static fn (Builder $clients): Builder => $clients->where('email', 'Ann.Smith@example.com');

        yield 'text' => [['email' => 'SMITH'], $smith];
        yield 'the whole email address' => [['email' => 'ann.smith@EXAMPLE.com', 'email_op' => 'is'], $smith];
        yield 'text with few values' => [['suburb' => 'ROY'], static fn (Builder $clients): Builder => $clients->where('suburb', 'Fitzroy')];
        yield 'the whole text' => [['suburb' => 'fitzroy', 'suburb_op' => 'is'], static fn (Builder $clients): Builder => $clients->where('suburb', 'Fitzroy')];
        yield 'day' => [['last_deposit_at' => '2026-03-01'], static fn (Builder $clients): Builder => $clients->where('last_deposit_at', '2026-03-01 02:00:00')];
        yield 'yes' => [['is_sms_opted_out' => '1'], static fn (Builder $clients): Builder => $clients->whereNotNull('sms_opted_out_at')];
        yield 'choice' => [['client_rating' => '14'], static fn (Builder $clients): Builder => $clients->where('client_rating', 14)];
        yield 'named condition' => [['custom_risk_filter' => 'pending_new_acount_check'], static fn (Builder $clients): Builder => $clients->where('status', 'pending')];
        yield 'word' => [['name' => 'linh'], static fn (Builder $clients): Builder => $clients->where('first_name', 'Linh')];
        yield 'two words' => [['name' => 'tran lin'], static fn (Builder $clients): Builder => $clients->where('first_name', 'Linh')];
        yield 'search' => [['search' => 'linh tra'], static fn (Builder $clients): Builder => $clients->where('first_name', 'Linh')];
        yield 'word and day' => [['name' => 'linh', 'last_deposit_at' => '2026-03-01'], static fn (Builder $clients): Builder => $clients->where('first_name', 'Linh')];
        yield 'two texts' => [['email' => 'smith', 'suburb' => 'fitz'], static fn (Builder $clients): Builder => $smith($clients)->where('suburb', 'Fitzroy')];
        yield 'text and day' => [['email' => 'smith', 'last_deposit_at' => '2026-03-01'], static fn (Builder $clients): Builder => $smith($clients)->where('last_deposit_at', '2026-03-01 02:00:00')];
        yield 'text and what most have' => [['email' => 'smith', 'state' => 'VIC', 'state_op' => 'not'], static fn (Builder $clients): Builder => $smith($clients)->where('state', 'NSW')];
    }

    public function test_search_for_ids_is_the_count_of_its_only_condition(): void
    {
        $template = Client::factory()->createOne(['email' => 'other@example.com'])->getAttributes();
        $most = RareFirst::MOST_IDS;
        foreach (array_chunk(range(1, $most + 2), 500) as $numbers) {
            DB::table('clients')->insert(array_map(static fn (int $number): array => [
                ...array_diff_key($template, ['id' => true]), 'pin' => "n{$number}", 'email' => "smith{$number}@example.com", 'deleted_at' => $number > $most ? now() : null,
            ], $numbers));
        }

        $this->assertSame([$most, false, 0], $this->counted(['email' => 'smith']));
        DB::table('clients')->where('pin', 'n'.($most + 1))->update(['deleted_at' => null]);
        $this->assertSame([$most + 1, false, 1], $this->counted(['email' => 'smith']));
        config(['paddock.lists.long' => 1, 'paddock.lists.long_count_cap' => $most - 1]);
        $this->assertSame([$most, true, 0], $this->counted(['email' => 'smith']));
        config(['paddock.lists.long' => 250_000]);
        DB::table('clients')->where('pin', 'n1')->update(['state' => $template['state'] === 'NT' ? 'WA' : 'NT']);
        $this->assertSame([$most, false, 1], $this->counted(['email' => 'smith', 'state' => (string) $template['state']]));
    }

    public function test_filters_of_a_long_list_are_counted_to_the_lower_cap(): void
    {
        config(['paddock.lists.long' => 1, 'paddock.lists.long_count_cap' => 26]);
        $this->createClients();

        $this->assertSame([26, true, 1], $this->counted(['state' => 'NSW,NT', 'per_page' => '25']));
        $this->assertSame([33, false, 1], $this->counted(['per_page' => '25']));
    }

    #[DataProvider('words')]
    public function test_frequent_word_reads_the_same_rows_in_every_order(string $key): void
    {
        $this->createClients();
        $deleted = Client::withTrashed()->whereNotNull('deleted_at')->firstOrFail()->id;
        foreach (array_chunk(range(1, 5_001), 1_000) as $numbers) {
            DB::table('search_terms')->insert(array_map(static fn (int $number): array => ['subject_type' => 'client', 'subject_id' => $deleted, 'term' => sprintf('linh%05d', $number)], $numbers));
        }
        $named = static fn (Builder $clients): Builder => $clients->where('first_name', 'Linh');

        foreach (['name', 'pin', '-created_at', 'company'] as $order) {
            $this->assertEqualsCanonicalizing(Client::query()->tap($named)->pluck('id')->all(), $this->pages([$key => 'linh', 'sort' => $order, 'per_page' => '25'])[0], $order);
        }
        $this->assertSame($this->inOrder($named), $this->pages([$key => 'linh', 'per_page' => '25'])[0]);
        $this->assertSame($this->inOrder(static fn (Builder $clients): Builder => $named($clients)->where('state', 'NSW')), $this->pages([$key => 'linh', 'state' => 'NSW', 'per_page' => '25'])[0]);
    }

    /** @return iterable<string, array{string}> */
    public static function words(): iterable
    {
        yield 'filter' => ['name'];
        yield 'search' => ['search'];
    }

    private function createClients(): void
    {
        $facts = [
            'first_name' => 'Linh',
            'last_name' => 'Tran',
            'email' => 'Ann.Smith@example.com',
            'suburb' => 'Fitzroy',
            'last_deposit_at' => '2026-03-01 02:00:00',
            'sms_opted_out_at' => '2026-03-02',
            'client_rating' => 14,
            'state' => 'NSW',
            'status' => 'pending',
            'new_account_checked_at' => null,
            'betstop_state' => 'clear',
            'is_barred' => false,
        ];
        foreach (range(1, 30) as $number) {
            // Half have never bet, and some bet at the same time.
            Client::factory()->createOne()->forceFill([...$facts, 'last_bet_at' => $number % 2 === 0 ? null : '2026-03-0'.(1 + $number % 5)])->save();
        }
        Client::factory()->createOne()->forceFill([...$facts, 'deleted_at' => now()])->save();
        foreach (range(1, 3) as $number) {
            Client::factory()
                ->createOne()
                ->forceFill([
                    'first_name' => 'Linus',
                    'last_name' => 'Ek',
                    'email' => "other{$number}@example.com",
                    'suburb' => 'Richmond',
                    'last_deposit_at' => '2026-03-03 02:00:00',
                    'sms_opted_out_at' => null,
                    'client_rating' => 3,
                    'state' => 'VIC',
                    'status' => 'active',
                    'last_bet_at' => '2026-03-01',
                    'new_account_checked_at' => now(),
                ])
                ->save();
        }
    }

    /**
     * @param  array<string, string>  $query
     * @return array{list<int>, list<ListMeta>} ids and metas of all pages
     */
    private function pages(array $query): array
    {
        [$ids, $metas, $cursor] = [[], [], null];
        do {
            [$rows, $metas[]] = $this->read([...$query, ...($cursor === null ? [] : ['cursor' => $cursor])]);
            $ids = [...$ids, ...array_column($rows, 'id')];
            $cursor = $metas[count($metas) - 1]->next_cursor;
        } while ($cursor !== null);

        return [$ids, $metas];
    }

    /**
     * @param  array<string, string>  $query
     * @return array{list<object>, ListMeta}
     */
    private function read(array $query): array
    {
        $list = app(ClientList::class);
        $context = new ListContext(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne(['timezone' => 'Australia/Sydney']));

        return app(ListReader::class)->read($list, app(ListQueryValidator::class)->validate($list, $query, $context), $context);
    }

    /**
     * @param  array<string, string>  $query
     * @return array{int, bool, int} the count, whether it is capped, and the statements that counted
     */
    private function counted(array $query): array
    {
        DB::flushQueryLog();
        DB::enableQueryLog();
        $meta = $this->read($query)[1];
        $counting = array_filter(array_column(DB::getQueryLog(), 'query'), static fn (string $sql): bool => str_contains($sql, 'count(*)'));

        return [(int) $meta->count, $meta->count_is_capped, count($counting)];
    }

    /**
     * @param  Closure(Builder<Client>): mixed  $condition
     * @return list<int> last bet first, clients who never bet at the end
     */
    private function inOrder(Closure $condition): array
    {
        $clients = Client::query()->tap($condition)->get(['id', 'last_bet_at'])->all();
        usort($clients, static fn (Client $one, Client $other): int => [$other->last_bet_at !== null, $other->last_bet_at, $other->id] <=> [$one->last_bet_at !== null, $one->last_bet_at, $one->id]);

        return array_column($clients, 'id');
    }
}
