<?php

declare(strict_types=1);

namespace Tests\Feature\Transactions;

use App\Enums\StaffRole;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Lists\Cursor;
use App\Lists\ListContext;
use App\Lists\ListQueryValidator;
use App\Lists\ListReader;
use App\Lists\Transactions\TransactionList;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Feature\Transactions\Support\PostsMoney;
use Tests\TestCase;

/** Common queries of 2,500,000 transactions use an index in the order of the list, without a sort. */
final class TransactionIndexTest extends TestCase
{
    use PostsMoney, RefreshDatabase;

    public function test_common_filters_use_an_index_in_the_order_of_the_list(): void
    {
        $clientId = $this->makeAllCommon();

        foreach (self::common() as $name => [$query, $index]) {
            foreach ([null, new Cursor(['2026-11-20 02:00:00'], 3, false), new Cursor(['2026-11-20 02:00:00'], 3, true)] as $cursor) {
                $page = $this->pageQuery(str_replace('{client}', (string) $clientId, $query), $cursor);
                $this->assertStringNotContainsStringIgnoringCase('offset', $page['query']);
                // Other databases read so few rows without an index.
                if (DB::getDriverName() === 'sqlite') {
                    $plan = implode("\n", array_column(DB::select('explain query plan '.$page['query'], $page['bindings']), 'detail'));
                    $this->assertStringContainsString($index, $plan, $name);
                    $this->assertStringNotContainsString('TEMP B-TREE', $plan, $name);
                }
            }
        }
    }

    /** @return iterable<string, array{string, string}> the query, and the index */
    private static function common(): iterable
    {
        yield 'all' => ['', 'transactions_in_order_index'];
        yield 'oldest first' => ['sort=occurred_at', 'transactions_in_order_index'];
        yield 'a type' => ['type=deposit', 'transactions_type_occurred_at_id_index'];
        yield 'some types' => ['type=deposit,withdrawal', 'transactions_in_order_index'];
        yield 'every type but one' => ['type=deposit&type_op=not', 'transactions_in_order_index'];
        yield 'a status' => ['status=completed', 'transactions_status_occurred_at_id_index'];
        yield 'a type and a status' => ['type=deposit&status=completed', 'transactions_in_order_index'];
        yield 'a rail' => ['rail=osko', 'transactions_in_order_index'];
        yield 'an amount' => ['amount_cents=100', 'transactions_amount_cents_occurred_at_id_index'];
        yield 'amounts' => ['amount_cents=100&amount_cents_op=least', 'transactions_in_order_index'];
        yield 'a client' => ['client={client}', 'transactions_of_client_index (client_id=?'];
        yield 'a client and a type' => ['client={client}&type=deposit&status=completed', 'transactions_of_client_index (client_id=?'];
        yield 'a client in a period' => ['client={client}&from=2026-11-01&to=2026-11-30', 'transactions_of_client_index (client_id=? AND occurred_at'];
        yield 'a period' => ['from=2026-11-01&to=2026-11-30', 'transactions_in_order_index (occurred_at'];
        yield 'a type in a period' => ['type=deposit&from=2026-11-01&to=2026-11-30', 'transactions_type_occurred_at_id_index (type=? AND occurred_at'];
    }

    #[DataProvider('rare')]
    public function test_rare_values_use_their_own_index(string $query, string $index): void
    {
        $client = Client::factory()->createOne(['pin' => '4711']);
        $this->transaction($client, 100, reference: 'NAB-1');
        $this->transaction($client, 0, type: TransactionType::Fee, status: TransactionStatus::Declined, amountCents: 700);
        DB::flushQueryLog();
        DB::enableQueryLog();
        $this->read($query, null);
        $queries = array_values(array_filter(DB::getQueryLog(), static fn (array $query): bool => preg_match('/^select exists\(.* offset |^select .* limit 5001/', $query['query']) === 1));
        DB::disableQueryLog();

        $this->assertNotEmpty($queries);
        if (DB::getDriverName() === 'sqlite') {
            $plan = implode("\n", array_column(DB::select('explain query plan '.$queries[0]['query'], $queries[0]['bindings']), 'detail'));
            $this->assertStringContainsString($index, $plan);
            $this->assertStringNotContainsString('SCAN transactions', $plan);
        }
    }

    /** @return iterable<string, array{string, string}> */
    public static function rare(): iterable
    {
        yield 'type' => ['type=fee', 'transactions_type_occurred_at_id_index (type=?)'];
        yield 'statuses' => ['status=declined,returned', 'transactions_status_occurred_at_id_index (status=?)'];
        yield 'amount' => ['amount_cents=700', 'transactions_amount_cents_occurred_at_id_index (amount_cents=?)'];
        yield 'reference' => ['reference=NAB', 'transactions_reference_id_index (reference>? AND reference<?)'];
        yield 'search for a reference' => ['search=nab-1', 'transactions_reference_id_index (reference>? AND reference<?)'];
        yield 'search for digits' => ['search=4711', 'MULTI-INDEX OR'];
    }

    public function test_indexes_exist_on_every_database(): void
    {
        $columns = array_column(Schema::getIndexes('transactions'), 'columns');

        foreach ([
            ['occurred_at', 'id', 'type', 'status', 'rail', 'client_id', 'amount_cents', 'effect_cents'], ['client_id', 'occurred_at', 'id', 'effect_cents', 'type', 'status', 'amount_cents'],
            ['type', 'occurred_at', 'id'], ['status', 'occurred_at', 'id'], ['amount_cents', 'occurred_at', 'id'], ['reference', 'id'],
        ] as $index) {
            $this->assertContains($index, $columns);
        }
    }

    /** More rows than RareFirst turns into ids. Posting them would take long, and the list reads only this table. */
    private function makeAllCommon(): int
    {
        $clientId = Client::factory()->createOne()->id;
        $rows = [];
        foreach (range(1, 10_001) as $id) {
            $rows[] = "({$id}, 'deposit', 'completed', {$clientId}, 100, 100, 'osko', 'deposit', {$id}, 1, '2026-11-20 02:00:00', '2026-11-20 02:00:00')";
        }
        foreach (array_chunk($rows, 1_000) as $chunk) {
            DB::unprepared(
                'insert into transactions (id, type, status, client_id, amount_cents, effect_cents, rail, source_type, source_id, round, occurred_at, status_at) values '
                    .implode(',', $chunk),
            );
        }

        return $clientId;
    }

    /** @return array{query: string, bindings: array<mixed>} */
    private function pageQuery(string $query, ?Cursor $cursor): array
    {
        DB::flushQueryLog();
        DB::enableQueryLog();
        $this->read($query, $cursor);
        $pages = array_values(array_filter(DB::getQueryLog(), static fn (array $query): bool => str_contains($query['query'], 'keyset_id')));
        DB::disableQueryLog();

        return ['query' => $pages[0]['query'], 'bindings' => $pages[0]['bindings']];
    }

    private function read(string $query, ?Cursor $cursor): void
    {
        parse_str($query, $parts);
        /** @var array<string, string> $parts */
        $reader = User::query()->first() ?? User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne();
        $context = new ListContext($reader);
        $list = app(TransactionList::class);
        $parameters = app(ListQueryValidator::class)->validateStrictly($list, $parts, $context);
        app(ListReader::class)->read($list, $parameters->with($parameters->order, $parameters->perPage, $cursor), $context);
    }
}
