<?php

declare(strict_types=1);

namespace Tests\Feature\Transactions;

use App\Actions\Intake\RequestWithdrawal;
use App\Actions\Withdrawals\HoldWithdrawal;
use App\Enums\StaffRole;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Models\Client;
use App\Models\User;
use App\Models\Withdrawal;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Feature\Transactions\Support\PostsMoney;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** A client's balance after each transaction comes from the ledger, on every page and in both sort directions. */
final class RunningBalanceTest extends TestCase
{
    use PostsMoney, ReadsPages, RefreshDatabase;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();

        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne(['timezone' => 'UTC']));
        [$this->client, $other] = [Client::factory()->createOne(), Client::factory()->createOne()];
        mt_srand(5);
        // Three transactions per second, reported out of order, with another client's between them.
        foreach (range(0, 79) as $i) {
            $at = sprintf('2026-11-%02d 02:00:%02d', 1 + ($i * 7) % 20, intdiv($i, 27));
            $cents = $i % 5 === 0 ? 0 : mt_rand(1_000, 9_000);
            $this->transaction($this->client, $i % 7 === 3 ? -500 : $cents, $at, $cents === 0 ? TransactionType::Bet : TransactionType::Deposit, amountCents: 700);
            $this->transaction($other, 1_000_000, $at);
        }
    }

    #[DataProvider('orders')]
    public function test_every_page_there_and_back_agrees_with_a_naive_sum(string $sort): void
    {
        config(['paddock.lists.per_page' => [7]]);
        $naive = $this->naive();
        $url = "/transactions?client={$this->client->id}&sort={$sort}";

        [$forwards, $last] = $this->walk($url, 'next_cursor');
        $this->assertSame($sort === 'occurred_at' ? $naive : array_reverse($naive, true), $forwards);

        [$back] = $this->walk("{$url}&cursor={$last}", 'previous_cursor');
        foreach ($back as $id => $balance) {
            $this->assertSame($naive[$id], $balance);
        }
        $this->assertGreaterThan(70, count($back));
    }

    /** @return iterable<string, array{string}> */
    public static function orders(): iterable
    {
        yield 'newest first' => ['-occurred_at'];
        yield 'oldest first' => ['occurred_at'];
    }

    public function test_newest_row_has_the_clients_current_balance(): void
    {
        $rows = $this->rows("client={$this->client->id}");

        $this->assertSame($this->client->refresh()->balance_cents, $rows[0]['balance_cents']);
        $this->assertSame($this->client->balance_cents, (int) DB::table('ledger_accounts')->where('kind', 'available')->where('client_id', $this->client->id)->value('balance_cents'));
    }

    public function test_filtered_period_keeps_the_running_balances(): void
    {
        $naive = $this->naive();
        $rows = $this->rows("client={$this->client->id}&from=2026-11-05&to=2026-11-09");

        $this->assertNotEmpty($rows);
        foreach ($rows as $row) {
            $this->assertSame($naive[$row['id']], $row['balance_cents']);
        }
    }

    #[DataProvider('gaps')]
    public function test_balances_are_hidden_when_rows_are_missing_or_out_of_order(string $query): void
    {
        $response = $this->inertia(str_replace('{client}', (string) $this->client->id, "/transactions?{$query}"));

        $response->assertJsonPath('props.has_balances', false);
        $this->assertSame([null], array_values(array_unique(array_column($response->json('props.transactions'), 'balance_cents'))));
    }

    /** @return iterable<string, array{string}> */
    public static function gaps(): iterable
    {
        yield 'all clients' => ['sort=-occurred_at'];
        yield 'by type' => ['client={client}&type=deposit'];
        yield 'by amount' => ['client={client}&amount_cents=100&amount_cents_op=least'];
        yield 'other than this client' => ['client={client}&client_op=not'];
        yield 'in the order of amounts' => ['client={client}&sort=amount_cents'];
    }

    public function test_money_that_was_held_and_given_back_leaves_the_balance_as_it_was(): void
    {
        $client = Client::factory()->createOne();
        $this->transaction($client, 10_000, '2026-11-20 01:00:00');
        $held = $this->transaction($client, -4_000, '2026-11-20 02:00:00', TransactionType::Withdrawal, TransactionStatus::Pending, source: 'withdrawal');
        $this->transaction($client, 2_000, '2026-11-20 03:00:00');
        $this->assertSame([8_000, 6_000, 10_000], array_column($this->rows("client={$client->id}"), 'balance_cents'));

        $this->moveOn($held, TransactionStatus::Cancelled, 4_000, '2026-11-20 04:00:00');

        $this->assertSame([12_000, 10_000, 10_000], array_column($this->rows("client={$client->id}"), 'balance_cents'));
        $this->assertSame(12_000, $client->refresh()->balance_cents);
    }

    public function test_uncovered_withdrawal_counts_from_its_hold(): void
    {
        $client = Client::factory()->createOne();
        $this->travelTo('2026-11-20 03:00:00');
        $ask = static fn (string $reference, string $at): Withdrawal => app(RequestWithdrawal::class)
            ->handle(new Withdrawal(['reference' => $reference, 'client_id' => $client->id, 'amount_cents' => 4_000, 'requested_at' => CarbonImmutable::parse($at)]), null);
        $early = $ask('IN-1', '2026-11-20 01:00:00');
        $this->assertSame([], $this->rows("client={$client->id}"));

        $this->transaction($client, 4_000, '2026-11-20 02:00:00');
        app(HoldWithdrawal::class)->handle($early, User::factory()->createOne());
        $this->assertSame([0, 4_000], array_column($this->rows("client={$client->id}"), 'balance_cents'));

        // Reported late and held at once.
        $this->travelTo('2026-11-20 05:00:00');
        $this->transaction($client, 4_000, '2026-11-20 04:00:00');
        $ask('IN-2', '2026-11-20 00:30:00');
        $this->assertSame([0, 4_000, 0, 4_000], array_column($this->rows("client={$client->id}"), 'balance_cents'));
        $this->assertSame(0, $client->refresh()->balance_cents);
    }

    public function test_the_balances_are_read_from_one_index_by_one_statement(): void
    {
        DB::enableQueryLog();
        $this->rows("client={$this->client->id}");
        $queries = array_values(array_filter(DB::getQueryLog(), static fn (array $query): bool => str_contains($query['query'], 'change_cents')));

        $this->assertCount(1, $queries);
        // The others read so few rows without an index.
        if (DB::getDriverName() === 'sqlite') {
            $plan = implode("\n", array_column(DB::select('explain query plan '.$queries[0]['query'], $queries[0]['bindings']), 'detail'));
            $this->assertSame(2, substr_count($plan, 'USING COVERING INDEX transactions_of_client_index (client_id=? AND occurred_at'));
            $this->assertStringNotContainsString('TEMP B-TREE', $plan);
        }
    }

    /** @return array<int, int> balance by id, oldest first */
    private function naive(): array
    {
        $sum = 0;
        $balances = [];
        foreach (DB::table('transactions')->where('client_id', $this->client->id)->orderBy('occurred_at')->orderBy('id')->get() as $row) {
            $balances[(int) $row->id] = $sum += (int) $row->effect_cents;
        }

        return $balances;
    }

    /** @return array{array<int, int>, string} balance by id in the order of reading, and the cursor of the last page's beginning */
    private function walk(string $url, string $direction): array
    {
        $balances = [];
        $next = $url;
        do {
            $page = $this->inertia($next)->assertOk();
            $balances += array_column($page->json('props.transactions'), 'balance_cents', 'id');
            $cursor = $page->json("props.meta.{$direction}");
            $last = $page->json('props.meta.previous_cursor');
            $next = preg_replace('/&cursor=.*/', '', $url)."&cursor={$cursor}";
        } while ($cursor !== null);

        return [$balances, (string) $last];
    }

    /** @return list<array<string, mixed>> */
    private function rows(string $query): array
    {
        return $this->inertia("/transactions?{$query}")->assertOk()->assertJsonPath('props.has_balances', true)->json('props.transactions');
    }
}
