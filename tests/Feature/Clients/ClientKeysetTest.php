<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Data\Clients\ClientRow;
use App\Data\Lists\ListMeta;
use App\Models\Affiliate;
use App\Models\Client;
use App\Models\Company;
use App\Models\User;
use App\Queries\Clients\ClientFilters;
use App\Queries\Clients\ClientListQuery;
use App\Queries\Clients\ClientSort;
use App\Queries\Lists\Cursor;
use App\Queries\Lists\ListOrder;
use App\Queries\Lists\ListState;
use Closure;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

/** Pages read forwards and backwards show every client once, in one order, over ties and empty values. */
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
    public function test_walking_there_and_back_shows_each_client_once(ClientSort $sort, bool $descending): void
    {
        $order = new ListOrder($sort, $descending);
        [$forwards, $cursors] = $this->walk($order, null, 'next_cursor');
        $all = array_merge(...$forwards);

        $this->assertCount(18, $all);
        $this->assertCount(18, array_unique($all));
        $this->assertSame([4, 4, 4, 4, 2], array_map(count(...), $forwards));

        [$backwards] = $this->walk($order, $cursors[count($cursors) - 1], 'previous_cursor');
        $this->assertSame(array_reverse(array_slice($forwards, 0, -1)), $backwards);
    }

    /** @return iterable<string, array{ClientSort, bool}> */
    public static function orders(): iterable
    {
        foreach (ClientSort::cases() as $sort) {
            yield $sort->value => [$sort, false];
            yield "-{$sort->value}" => [$sort, true];
        }
    }

    #[DataProvider('nullableOrders')]
    public function test_clients_without_a_value_come_last_either_way(ClientSort $sort, bool $descending): void
    {
        [$pages] = $this->walk(new ListOrder($sort, $descending), null, 'next_cursor');

        $values = Client::query()->pluck($sort->columns()[0], 'id');
        $hasValue = array_map(static fn (int $id): bool => $values[$id] !== null, array_merge(...$pages));

        $this->assertSame([...array_fill(0, 12, true), ...array_fill(0, 6, false)], $hasValue);
    }

    /** @return iterable<string, array{ClientSort, bool}> */
    public static function nullableOrders(): iterable
    {
        foreach (array_filter(ClientSort::cases(), static fn (ClientSort $sort): bool => $sort->isNullable()) as $sort) {
            yield $sort->value => [$sort, false];
            yield "-{$sort->value}" => [$sort, true];
        }
    }

    public function test_companies_managers_and_affiliates_stand_by_name_and_each_stretch_is_read_from_its_index(): void
    {
        DB::enableQueryLog();
        $this->assertSame(['alpha', 'Bravo'], $this->names(ClientSort::Company, descending: false, of: static fn (ClientRow $row): string => $row->company_name));
        $this->assertSame(['Bravo', 'alpha'], $this->names(ClientSort::Company, descending: true, of: static fn (ClientRow $row): string => $row->company_name));
        $this->assertSame(['Adam', 'zoe', null], $this->names(ClientSort::Manager, descending: false, of: static fn (ClientRow $row): ?string => $row->account_manager?->first_name));
        $this->assertSame(['zoe', 'Adam', null], $this->names(ClientSort::Manager, descending: true, of: static fn (ClientRow $row): ?string => $row->account_manager?->first_name));

        $this->assertSame(['east Odds', 'West Tips', null], $this->names(ClientSort::Affiliate, descending: false, of: static fn (ClientRow $row): ?string => $row->affiliate_name));
        $this->assertSame(['West Tips', 'east Odds', null], $this->names(ClientSort::Affiliate, descending: true, of: static fn (ClientRow $row): ?string => $row->affiliate_name));

        if (DB::getDriverName() === 'sqlite') {
            foreach (array_filter(DB::getQueryLog(), static fn (array $query): bool => str_contains($query['query'], 'keyset_id')) as $query) {
                $plan = implode("\n", array_column(DB::select('explain query plan '.$query['query'], $query['bindings']), 'detail'));
                $this->assertMatchesRegularExpression('/clients_(?:company_id|account_manager_id|affiliate_id)_id_(?:deleted_at_)?index/', $plan);
                $this->assertStringNotContainsString('TEMP B-TREE', $plan);
            }
        }
    }

    public function test_going_back_past_the_first_page_shows_it_whole(): void
    {
        $order = new ListOrder(ClientSort::Created, descending: false);
        $second = Client::query()->orderBy('created_at')->orderBy('id')->skip(1)->firstOrFail();
        $cursor = new Cursor([$second->getRawOriginal('created_at')], $second->id, true);

        [$rows, $meta] = $this->page($order, $cursor);

        $this->assertCount(self::PER_PAGE, $rows);
        $this->assertNull($meta->previous_cursor);
        $this->assertNotNull($meta->next_cursor);
    }

    public function test_a_page_whose_rows_are_gone_leads_back(): void
    {
        $order = new ListOrder(ClientSort::Name, descending: false);
        [, $meta] = $this->page($order, new Cursor(['Zzz', 'Zzz'], 99_999, false));

        $this->assertNull($meta->next_cursor);
        $this->assertNotNull($meta->previous_cursor);
        [$rows] = $this->page($order, Cursor::decode($meta->previous_cursor, $order));
        $this->assertCount(self::PER_PAGE, $rows);
    }

    public function test_a_deep_page_reads_its_index_and_sorts_nothing(): void
    {
        $order = new ListOrder(ClientSort::Name, descending: false);
        DB::enableQueryLog();
        $this->page($order, new Cursor(['Baker', 'Same'], 9, false));
        $page = DB::getQueryLog()[0];

        $this->assertStringNotContainsStringIgnoringCase('offset', $page['query']);

        // The others read so few rows without an index.
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
    private function names(ClientSort $sort, bool $descending, Closure $of): array
    {
        $rows = iterator_to_array(app(ClientListQuery::class)->all(new ClientFilters, new ListOrder($sort, $descending)), false);

        return array_values(array_unique(array_map($of, $rows)));
    }

    /** @return array{list<ClientRow>, ListMeta} */
    private function page(ListOrder $order, ?Cursor $cursor): array
    {
        return app(ClientListQuery::class)->page(new ClientFilters, new ListState($order, self::PER_PAGE, $cursor));
    }
}
