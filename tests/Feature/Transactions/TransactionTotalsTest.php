<?php

declare(strict_types=1);

namespace Tests\Feature\Transactions;

use App\Data\Transactions\TransactionTotal;
use App\Data\Transactions\TransactionTotals;
use App\Domain\Ledger\TransactionDays;
use App\Enums\PaymentRail;
use App\Enums\StaffRole;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Lists\ListContext;
use App\Lists\ListParameters;
use App\Lists\ListQueryValidator;
use App\Lists\Transactions\TransactionList;
use App\Models\Client;
use App\Models\User;
use App\Queries\Transactions\TransactionTotalsQuery;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;
use stdClass;
use Tests\Feature\Transactions\Support\PostsMoney;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** Totals equal the ledger entries to the cent, whichever way they are added up. */
final class TransactionTotalsTest extends TestCase
{
    use PostsMoney, ReadsPages, RefreshDatabase;

    private User $reader;

    /** @var list<Client> */
    private array $clients;

    protected function setUp(): void
    {
        parent::setUp();

        // The zone is half an hour off the UTC days.
        $this->reader = User::factory()->withRole(StaffRole::PaymentsManager)->createOne(['timezone' => 'Australia/Adelaide']);
        $this->actingAs($this->reader);
        $this->clients = array_map(static fn (): Client => Client::factory()->createOne(), range(1, 3));
        mt_srand(9);
        foreach (range(1, 120) as $i) {
            $at = CarbonImmutable::parse('2026-09-28 00:00:00', 'UTC')->addMinutes($i * 607)->format('Y-m-d H:i:s');
            $client = $this->clients[$i % 3];
            match ($i % 4) {
                0 => $this->transaction($client, 0, $at, TransactionType::Bet, $i % 8 === 0 ? TransactionStatus::Cancelled : TransactionStatus::Completed, mt_rand(100, 9_999), source: 'bet'),
                1 => $this->transaction($i % 5 === 0 ? null : $client, 0, $at, status: TransactionStatus::Pending, amountCents: mt_rand(100, 99_999), rail: PaymentRail::Eft),
                default => $this->transaction($client, mt_rand(100, 99_999), $at, rail: $i % 3 === 0 ? PaymentRail::Osko : PaymentRail::Payid),
            };
        }
    }

    #[DataProvider('filters')]
    public function test_totals_equal_the_rows_and_the_ledger(string $query): void
    {
        $query = str_replace('{client}', (string) $this->clients[1]->id, $query);

        foreach (['before a day was added up', 'after'] as $when) {
            $totals = $this->totals($query);
            $this->assertTrue($totals->is_added_up);
            $this->assertSame($this->summed($query), $this->asArray($totals), $when);
            $this->assertSame($this->ofLedger($query), array_sum(array_column($totals->lines, 'effect_cents')), $when);
            app(TransactionDays::class)->catchUp();
        }
        $this->assertNotEmpty($totals->lines);
    }

    /** @return iterable<string, array{string}> */
    public static function filters(): iterable
    {
        yield 'all' => [''];
        yield 'a month' => ['from=2026-10-01&to=2026-10-31'];
        yield 'a day' => ['from=2026-10-10&to=2026-10-10'];
        yield 'two days' => ['from=2026-10-10&to=2026-10-11'];
        yield 'over the day when clocks are put forward' => ['from=2026-10-04&to=2026-10-04'];
        yield 'since' => ['from=2026-10-20'];
        yield 'until' => ['to=2026-10-20'];
        yield 'a type' => ['type=deposit&from=2026-10-03'];
        yield 'a type and a status' => ['type=bet&status=cancelled'];
        yield 'not a type' => ['type=bet&type_op=not'];
        yield 'a rail' => ['rail=eft,osko'];
        yield 'without a rail' => ['rail_op=empty&to=2026-11-01'];
        yield 'a client' => ['client={client}&from=2026-10-02&to=2026-10-30'];
        yield 'amounts' => ['amount_cents=10000&amount_cents_op=least&from=2026-10-01&to=2026-10-31'];
    }

    public function test_totals_include_a_late_status_change_at_once(): void
    {
        $days = app(TransactionDays::class);
        $days->catchUp();
        $this->assertSame([], $days->changed());
        $pending = $this->transaction($this->clients[0], 0, '2026-10-01 05:00:00', status: TransactionStatus::Pending, amountCents: 7_700);
        $this->assertSame(['2026-10-01'], $days->changed());
        $days->catchUp();
        $before = $this->asArray($this->totals(''));

        $this->moveOn($pending, TransactionStatus::Completed, 7_700, '2026-11-20 05:00:00');

        $this->assertSame(['2026-10-01'], $days->changed());
        $after = $this->asArray($this->totals(''));
        $this->assertSame($this->summed(''), $after);
        $this->assertNotSame($before, $after);
        $this->assertSame(1, $days->catchUp());
        $this->assertSame($after, $this->asArray($this->totals('')));
        $this->assertSame([], $days->wrong());
    }

    public function test_totals_use_stored_daily_sums(): void
    {
        app(TransactionDays::class)->catchUp();
        DB::table('transaction_days')->where('day', '2026-10-10')->increment('effect_cents', 5);

        $this->assertSame($this->ofLedger('') + 5 * DB::table('transaction_days')->where('day', '2026-10-10')->count(), array_sum(array_column($this->totals('')->lines, 'effect_cents')));
        $this->assertSame(['2026-10-10'], app(TransactionDays::class)->wrong());
        $this->assertSame(['day'], $this->kindsOfProblems());

        Artisan::call('transactions:add-up', ['--all' => true]);

        $this->assertSame([], app(TransactionDays::class)->wrong());
        $this->assertSame([], $this->kindsOfProblems());
    }

    public function test_changed_days_are_found_in_little_memory(): void
    {
        $days = app(TransactionDays::class);
        $days->catchUp();
        $last = (int) DB::table('ledger_chain')->value('last_id');
        $at = '2026-11-20 01:00:00';
        foreach (array_chunk(range($last + 1, $last + 6_000), 200) as $ids) {
            DB::table('transactions')->insert(array_map(static fn (int $id): array => [
                'id' => $id, 'type' => 'bet', 'status' => 'completed', 'amount_cents' => 1, 'source_type' => 'bet', 'source_id' => 100_000 + $id, 'occurred_at' => $at, 'status_at' => $at,
            ], $ids));
            DB::table('ledger_transactions')->insert(array_map(static fn (int $id): array => [
                'id' => $id, 'transaction_id' => $id, 'idempotency_key' => "many:{$id}", 'type' => 'bet', 'status' => 'completed', 'source_type' => 'bet', 'source_id' => 100_000 + $id,
                'occurred_at' => $at, 'posted_at' => $at, 'content_hash' => 'x', 'hash' => 'x',
            ], $ids));
        }
        DB::table('ledger_chain')->update(['last_id' => $last + 6_000]);

        memory_reset_peak_usage();
        $before = memory_get_usage();
        $this->assertSame(1, $days->catchUp());
        $this->assertLessThan(1_000_000, memory_get_peak_usage() - $before);
        $this->assertSame(6_000, (int) DB::table('transaction_days')->where('day', '2026-11-20')->sum('transactions_count'));
    }

    public function test_totals_are_refused_when_they_would_read_too_many_rows(): void
    {
        config(['paddock.lists.count_cap' => 20]);

        $this->assertFalse($this->totals('amount_cents=1&amount_cents_op=least')->is_added_up);
        $this->assertTrue($this->totals('amount_cents=1&amount_cents_op=least&from=2026-10-01&to=2026-10-31')->is_added_up);
        $this->assertTrue($this->totals("client={$this->clients[0]->id}&amount_cents=1&amount_cents_op=least")->is_added_up);
    }

    public function test_page_defers_the_totals(): void
    {
        $this->inertia('/transactions')->assertJsonMissingPath('props.totals')->assertJsonPath('deferredProps.default.0', 'totals');
        $this->assertNotEmpty($this->inertia('/transactions', ['totals'], 'Transactions/Index')->json('props.totals.lines'));
    }

    /** @return list<string> kinds of problems with days; the transactions of this test have no source */
    private function kindsOfProblems(): array
    {
        Artisan::call('ledger:verify', ['--json' => true]);
        /** @var array{problems: list<array{kind: string}>} $result */
        $result = json_decode(Artisan::output(), true, flags: JSON_THROW_ON_ERROR);

        return array_values(array_intersect(array_column($result['problems'], 'kind'), ['day', 'chain', 'altered', 'client_effects', 'transaction_effect']));
    }

    private function totals(string $query): TransactionTotals
    {
        return app(TransactionTotalsQuery::class)->for($this->parameters($query), $this->reader);
    }

    /** @return array<string, array{int, int, int}> count, amount and effect of the rows of the list, by type and status */
    private function summed(string $query): array
    {
        $sums = [];
        foreach ($this->matching($query) as $row) {
            $key = "{$row->type} {$row->status}";
            $sums[$key] = [($sums[$key][0] ?? 0) + 1, ($sums[$key][1] ?? 0) + (int) $row->amount_cents, ($sums[$key][2] ?? 0) + (int) $row->effect_cents];
        }
        ksort($sums);

        return $sums;
    }

    /** Sum of the entries on available balances, in cents. */
    private function ofLedger(string $query): int
    {
        return (int) DB::table('ledger_entries')
            ->join('ledger_accounts', 'ledger_accounts.id', '=', 'ledger_entries.ledger_account_id')
            ->join('ledger_transactions', 'ledger_transactions.id', '=', 'ledger_entries.ledger_transaction_id')
            ->where('ledger_accounts.kind', 'available')
            ->whereIn('ledger_transactions.transaction_id', array_column($this->matching($query), 'id'))->sum('ledger_entries.amount_cents');
    }

    /** @return list<stdClass> */
    private function matching(string $query): array
    {
        return array_values(app(TransactionList::class)->matching($this->parameters($query), new ListContext($this->reader))->get()->all());
    }

    private function parameters(string $query): ListParameters
    {
        parse_str($query, $parts);
        /** @var array<string, string> $parts */

        return app(ListQueryValidator::class)->validateStrictly(app(TransactionList::class), $parts, new ListContext($this->reader));
    }

    /** @return array<string, array{int, int, int}> */
    private function asArray(TransactionTotals $totals): array
    {
        $lines = [];
        foreach ($totals->lines as $line) {
            /** @var TransactionTotal $line */
            $lines["{$line->type->value} {$line->status->value}"] = [$line->count, $line->amount_cents, $line->effect_cents];
        }
        ksort($lines);

        return $lines;
    }
}
