<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Data\Clients\ClientRow;
use App\Data\Lists\ListMeta;
use App\Lists\Clients\ClientList;
use App\Lists\Cursor;
use App\Lists\ListContext;
use App\Lists\ListOrder;
use App\Lists\ListParameters;
use App\Lists\ListReader;
use App\Lists\Sort;
use App\Models\Affiliate;
use App\Models\Client;
use App\Models\Company;
use App\Models\User;
use Closure;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use ReflectionClass;
use Tests\TestCase;

/** Pages read forwards and backwards show every client once, in one order, across ties and empty values. */
final class ClientKeysetTest extends TestCase
{
    use RefreshDatabase;

    private const PER_PAGE = 4;

    protected function setUp(): void
    {
        parent::setUp();

        // Three values for eighteen clients make ties longer than a page; a third has no value at all.
        [$zoe, $adam] = [User::factory()->createOne(['first_name' => 'zoe']), User::factory()->createOne(['first_name' => 'Adam'])];
        [$bravo, $alpha] = [Company::create(['name' => 'Bravo', 'slug' => 'bravo', 'color' => '#0b6b4b']), Company::create(['name' => 'alpha', 'slug' => 'alpha', 'color' => '#0b6b4b'])];
        [$west, $east] = [Affiliate::create(['name' => 'West Tips']), Affiliate::create(['name' => 'east Odds'])];
        foreach (range(0, 17) as $i) {
            $day = $i % 3 === 0 ? null : now()->subDays($i % 3);
            Client::factory()->createOne([
                'first_name' => 'Same', 'last_name' => ['Abbot', 'Baker', 'Cole'][$i % 3],
                'state' => [null, 'VIC', 'NSW'][$i % 3],
                'account_manager_id' => [null, $zoe->id, $adam->id][$i % 3], 'company_id' => [$bravo->id, $alpha->id][$i % 2],
                'affiliate_id' => [null, $west->id, $east->id][$i % 3],
                'client_rating' => [null, 3, 1][$i % 3],
                'balance_cents' => [0, -500, 123_45][$i % 3],
                'last_bet_at' => $day, 'last_deposit_at' => $day,
            ]);
        }
    }

    #[DataProvider('orders')]
    public function test_paging_forwards_and_backwards_shows_each_client_once(string $text): void
    {
        $order = $this->list()->order($text);
        [$forwards, $cursors] = $this->walk($order, null, 'next_cursor');
        $all = array_merge(...$forwards);

        $this->assertCount(18, $all);
        $this->assertCount(18, array_unique($all));
        $this->assertSame([4, 4, 4, 4, 2], array_map(count(...), $forwards));

        [$backwards] = $this->walk($order, $cursors[count($cursors) - 1], 'previous_cursor');
        $this->assertSame(array_reverse(array_slice($forwards, 0, -1)), $backwards);
    }

    /** @return iterable<string, array{string}> */
    public static function orders(): iterable
    {
        foreach (self::sorts() as $sort) {
            yield $sort->key => [$sort->key];
            yield "-{$sort->key}" => ["-{$sort->key}"];
        }
    }

    #[DataProvider('nullableOrders')]
    public function test_clients_without_a_value_come_last_in_both_directions(string $text): void
    {
        $order = $this->list()->order($text);
        [$pages] = $this->walk($order, null, 'next_cursor');

        $values = Client::query()->pluck($order->sort->columns[0], 'id');
        $hasValue = array_map(static fn (int $id): bool => $values[$id] !== null, array_merge(...$pages));

        $this->assertSame([...array_fill(0, 12, true), ...array_fill(0, 6, false)], $hasValue);
    }

    /** @return iterable<string, array{string}> */
    public static function nullableOrders(): iterable
    {
        foreach (array_filter(self::sorts(), static fn (Sort $sort): bool => $sort->isNullable) as $sort) {
            yield $sort->key => [$sort->key];
            yield "-{$sort->key}" => ["-{$sort->key}"];
        }
    }

    public function test_sorting_by_company_manager_and_affiliate_follows_names_and_reads_indexes(): void
    {
        DB::enableQueryLog();
        $this->assertSame(['alpha', 'Bravo'], $this->names('company', static fn (ClientRow $row): string => $row->company_name));
        $this->assertSame(['Bravo', 'alpha'], $this->names('-company', static fn (ClientRow $row): string => $row->company_name));
        $this->assertSame(['Adam', 'zoe', null], $this->names('account_manager', static fn (ClientRow $row): ?string => $row->account_manager?->first_name));
        $this->assertSame(['zoe', 'Adam', null], $this->names('-account_manager', static fn (ClientRow $row): ?string => $row->account_manager?->first_name));

        $this->assertSame(['east Odds', 'West Tips', null], $this->names('affiliate', static fn (ClientRow $row): ?string => $row->affiliate_name));
        $this->assertSame(['West Tips', 'east Odds', null], $this->names('-affiliate', static fn (ClientRow $row): ?string => $row->affiliate_name));

        if (DB::getDriverName() === 'sqlite') {
            foreach (array_filter(DB::getQueryLog(), static fn (array $query): bool => str_contains($query['query'], 'keyset_id')) as $query) {
                $plan = implode("\n", array_column(DB::select('explain query plan '.$query['query'], $query['bindings']), 'detail'));
                $this->assertMatchesRegularExpression('/clients_(?:company_id|account_manager_id|affiliate_id)_id_(?:deleted_at_last_bet_at_)?index/', $plan);
                $this->assertStringNotContainsString('TEMP B-TREE', $plan);
            }
        }
    }

    #[TestWith(['account_manager', 'account_manager_id', 'Adam', 'zoe'])]
    #[TestWith(['-affiliate', 'affiliate_id', 'West Tips', 'east Odds'])]
    public function test_next_page_skips_no_client_when_the_last_client_of_its_owner_was_given_to_another(string $text, string $column, string $first, string $next): void
    {
        $ids = [...User::query()->pluck('id', 'first_name')->all(), ...Affiliate::query()->pluck('id', 'name')->all()];
        $order = $this->list()->order($text);
        [, $meta] = $this->page($order, null);
        Client::query()->where($column, $ids[$first])->update([$column => $ids[$next]]);

        [$rows] = $this->page($order, Cursor::decode((string) $meta->next_cursor, $order));

        $this->assertSame(array_fill(0, self::PER_PAGE, $ids[$next]), array_map(static fn (ClientRow $row): int => (int) Client::query()->whereKey($row->id)->value($column), $rows));
    }

    public function test_paging_back_past_the_start_shows_a_full_first_page(): void
    {
        $order = $this->list()->order('created_at');
        $second = Client::query()->orderBy('created_at')->orderBy('id')->skip(1)->firstOrFail();
        $cursor = new Cursor([$second->getRawOriginal('created_at')], $second->id, true);

        [$rows, $meta] = $this->page($order, $cursor);

        $this->assertCount(self::PER_PAGE, $rows);
        $this->assertNull($meta->previous_cursor);
        $this->assertNotNull($meta->next_cursor);
    }

    public function test_page_after_the_last_row_links_back(): void
    {
        $order = $this->list()->order('name');
        [, $meta] = $this->page($order, new Cursor(['Zzz', 'Zzz'], 99_999, false));

        $this->assertNull($meta->next_cursor);
        $this->assertNotNull($meta->previous_cursor);
        [$rows] = $this->page($order, Cursor::decode($meta->previous_cursor, $order));
        $this->assertCount(self::PER_PAGE, $rows);
    }

    public function test_deep_page_reads_the_index_without_sorting(): void
    {
        $order = $this->list()->order('name');
        DB::enableQueryLog();
        $this->page($order, new Cursor(['Baker', 'Same'], 9, false));
        $page = DB::getQueryLog()[0];

        $this->assertStringNotContainsStringIgnoringCase('offset', $page['query']);

        // The other databases read so few rows without an index.
        if (DB::getDriverName() === 'sqlite') {
            $plan = implode("\n", array_column(DB::select('explain query plan '.$page['query'], $page['bindings']), 'detail'));
            $this->assertStringContainsString('clients_last_name_first_name_id_index', $plan);
            $this->assertStringNotContainsString('TEMP B-TREE', $plan);
        }
    }

    /**
     * @param  'next_cursor'|'previous_cursor'  $direction
     * @return array{list<list<int>>, list<string>} the ids of each page, and the cursors followed, the way back last
     */
    private function walk(ListOrder $order, ?string $from, string $direction): array
    {
        $pages = [];
        $cursors = [];
        $text = $from;

        do {
            [$rows, $meta] = $this->page($order, $text === null ? null : Cursor::decode($text, $order));
            $pages[] = array_column($rows, 'id');
            $text = $meta->{$direction};
            $cursors[] = $text ?? (string) $meta->previous_cursor;
        } while ($text !== null);

        return [$pages, $cursors];
    }

    /**
     * @param  Closure(ClientRow): ?string  $of
     * @return list<?string> each name once, in the order of the list
     */
    private function names(string $order, Closure $of): array
    {
        [$rows] = $this->page($this->list()->order($order), null, 50);

        return array_values(array_unique(array_map($of, $rows)));
    }

    /** @return array{list<ClientRow>, ListMeta} */
    private function page(ListOrder $order, ?Cursor $cursor, int $perPage = self::PER_PAGE): array
    {
        return app(ListReader::class)->read($this->list(), new ListParameters($order, $perPage, $cursor), new ListContext(new User));
    }

    private function list(): ClientList
    {
        return app(ClientList::class);
    }

    /** @return list<Sort> without an application, as data providers run */
    private static function sorts(): array
    {
        return (new ReflectionClass(ClientList::class))->newInstanceWithoutConstructor()->sorts();
    }
}
