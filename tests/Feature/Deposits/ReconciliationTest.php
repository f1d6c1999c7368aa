<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Deposits\ReturnDeposit;
use App\Actions\Intake\ReceiveBankLine;
use App\Enums\LedgerAccountKind;
use App\Enums\PaymentRail;
use App\Enums\ReconciliationDifferenceKind;
use App\Enums\StaffRole;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Inertia\Testing\AssertableInertia;
use App\Models\AuditEvent;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\Reconciliation;
use App\Models\User;
use App\Queries\Deposits\ReconciliationQuery;
use App\Services\Deposits\Reconciliation\BankDays;
use App\Services\Intake\NewBankLine;
use App\Services\Ledger\Account;
use App\Services\Ledger\Entry;
use App\Services\Ledger\LedgerBook;
use App\Services\Ledger\Posting;
use App\Support\BusinessDay;
use Carbon\CarbonImmutable;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class ReconciliationTest extends TestCase
{
    use RefreshDatabase;

    private const DAY = '2026-11-20';

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        // Noon of the twentieth in Melbourne.
        $this->travelTo('2026-11-20 01:00:00');
        $this->officer = $this->person(StaffRole::PaymentsManager);
        $this->actingAs($this->officer);
    }

    public function test_a_day_that_agrees_opens_where_the_last_one_ended(): void
    {
        $this->line('A', 10_000, '2026-11-18T03:00:00Z');
        $this->line('B', 5_000, '2026-11-19T12:59:59Z');
        $this->line('C', 2_500, '2026-11-19T13:00:00Z');
        $this->line('D', 1_500, '2026-11-20T00:30:00Z');
        $this->line('E', 900, '2026-11-20T13:00:00Z');

        $figures = app(ReconciliationQuery::class)->figures(BusinessDay::of(self::DAY));
        $this->assertSame([15_000, 4_000, 0, 19_000, 2, 4_000, 0], [$figures->opening_cents, $figures->in_cents, $figures->out_cents, $figures->closing_cents, $figures->lines, $figures->line_cents, $figures->differences]);
    }

    public function test_the_opening_is_the_same_whether_days_are_summed_or_not(): void
    {
        $this->line('A', 10_000, '2026-11-17T03:00:00Z');
        $this->line('B', 5_000, '2026-11-18T03:00:00Z');
        $days = app(BankDays::class);
        $this->assertSame(15_000, $days->openingOf(BusinessDay::of(self::DAY)));
        $this->assertSame(2, $days->sum());
        $this->assertSame(0, $days->sum());
        $this->assertSame([-10_000, -5_000], array_map(intval(...), DB::table('bank_days')->orderBy('day')->pluck('amount_cents')->all()));

        $this->line('C', 700, '2026-11-17T04:00:00Z');
        $this->assertSame([15_700, 10_700, 0], array_map(static fn (string $day): int => $days->openingOf(BusinessDay::of($day)), [self::DAY, '2026-11-18', '2026-11-17']));
        $this->artisan('deposits:sum-bank-days', ['--afresh' => true]);
        $this->assertSame(15_700, $days->openingOf(BusinessDay::of(self::DAY)));
    }

    public function test_days_that_are_summed_while_somebody_reads_are_not_counted_twice(): void
    {
        $this->line('A', 10_000, '2026-11-18T03:00:00Z');
        $isSummed = false;
        DB::listen(static function (QueryExecuted $query) use (&$isSummed): void {
            if (! $isSummed && str_contains($query->sql, 'bank_days_head')) {
                $isSummed = true;
                app(BankDays::class)->sum();
            }
        });

        $this->assertSame(10_000, app(BankDays::class)->openingOf(BusinessDay::of(self::DAY)));
        $this->assertTrue($isSummed);
        $this->assertSame(10_000, app(BankDays::class)->openingOf(BusinessDay::of(self::DAY)));
    }

    public function test_the_day_on_which_the_clocks_change_has_all_of_its_hours(): void
    {
        // Melbourne: 4 October 2026 has 23 hours, 5 April 2026 has 25.
        foreach (['2026-10-04' => ['2026-10-03T14:00:00Z', '2026-10-04T12:59:59Z', '2026-10-04T13:00:00Z'], '2026-04-05' => ['2026-04-04T13:00:00Z', '2026-04-05T13:59:59Z', '2026-04-05T14:00:00Z']] as $day => [$first, $last, $after]) {
            foreach ([$first, $last, $after] as $place => $at) {
                $this->line("{$day}-{$place}", 1_000, $at);
            }
            $figures = app(ReconciliationQuery::class)->figures(BusinessDay::of($day));
            $this->assertSame([2_000, 2, 0], [$figures->in_cents, $figures->lines, $figures->disagreements]);
        }
    }

    public function test_payers_addresses_are_masked_for_whoever_does_not_see_contacts(): void
    {
        $this->line('A', 1_000, '2026-11-19T03:00:00Z');
        BankLine::query()->where('bank_reference', 'A')->update(['description' => 'PayID emma.walsh@example.com 0491 570 156']);
        $this->actingAs($this->person(StaffRole::RiskAnalyst))->get('/deposits/reconciliation?day=2026-11-19')->assertInertia(static fn (AssertableInertia $page) => $page
            ->loadDeferredProps(static fn (AssertableInertia $page) => $page
                ->where('lines.0.description', static fn (string $text): bool => ! str_contains($text, 'emma.walsh') && ! str_contains($text, '570 156'))->etc())->etc());
    }

    public function test_differences_are_named_with_what_to_do(): void
    {
        $line = $this->line('GONE', 3_000);
        $day = BusinessDay::of(self::DAY);
        // A line that was written past the ledger.
        $unposted = BankLine::create(['rail' => 'eft', 'bank_reference' => 'RAW', 'description' => 'Raw', 'payer_name' => null, 'amount_cents' => 4_200, 'value_at' => $day->from->addHour()]);
        // The bank corrected its line afterwards: other amount; and another one that moved to this day.
        BankLine::query()->whereKey($line->bank_line_id)->update(['amount_cents' => 3_100]);
        $moved = $this->line('MOVED', 5_500, '2026-11-18T03:00:00Z');
        BankLine::query()->whereKey($moved->bank_line_id)->update(['value_at' => $day->from->addHours(2)]);
        $this->posted('adjustment', 9, -800);

        $differences = app(ReconciliationQuery::class)->differences($day);
        $this->assertSame([
            [ReconciliationDifferenceKind::MissingPosting, 4_200, '$42.00 from N/A (RAW) is not in the ledger.', null],
            [ReconciliationDifferenceKind::OtherAmount, 100, '$31.00 from Gone Payer (GONE) is posted with $30.00.', $line->id],
            [ReconciliationDifferenceKind::OtherDay, 5_500, '$55.00 from Moved Payer (MOVED) is posted on Wednesday, 18 November 2026.', $moved->id],
            [ReconciliationDifferenceKind::MissingLine, 800, '$8.00 of adjustment is posted, and no line of the bank tells of it.', null],
        ], array_map(static fn ($difference): array => [$difference->kind, $difference->amount_cents, $difference->what, $difference->deposit_id], $differences));
        $this->assertSame([true, true, true, true], array_column($differences, 'is_disagreement'));
        $this->assertNotContains('', array_column($differences, 'advice'));
        $this->assertSame(4_200, $unposted->amount_cents);

        // Seen from the other day the posting has no line.
        $this->assertContains('$55.00 is posted on this day; the bank’s line is of Wednesday, 18 November 2026.', array_column(app(ReconciliationQuery::class)->differences(BusinessDay::of('2026-11-18')), 'what'));
    }

    public function test_late_deposits_returns_and_payments_are_named(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh']);
        $back = $this->line('BACK', 6_000);
        app(ReturnDeposit::class)->handle($back, 'Not for us', $this->officer, null);
        $late = $this->line('LATE', 2_000);
        $this->posted('withdrawal', 77, 1_200, TransactionType::Withdrawal);
        $this->travel(25)->hours();

        $differences = app(ReconciliationQuery::class)->differences(BusinessDay::of(self::DAY));
        $this->assertSame(
            [[ReconciliationDifferenceKind::Overdue, 2_000, $late->id], [ReconciliationDifferenceKind::Returned, -6_000, $back->id], [ReconciliationDifferenceKind::PaidOut, -1_200, null]],
            array_map(static fn ($difference): array => [$difference->kind, $difference->amount_cents, $difference->deposit_id], $differences),
        );
        app(ApproveDeposit::class)->handle($late, $client->id, $this->officer, null, acceptsOtherPayer: true);
        $figures = app(ReconciliationQuery::class)->figures(BusinessDay::of(self::DAY));
        $this->assertSame([8_000, 7_200, 800, 0], [$figures->in_cents, $figures->out_cents, $figures->closing_cents, $figures->disagreements]);
    }

    public function test_a_day_is_closed_as_it_was_seen_and_what_comes_later_is_shown(): void
    {
        $this->line('A', 10_000);
        $this->travel(1)->days();
        $this->close(10_000, 0)->assertRedirect()->assertSessionHas('success', 'Friday, 20 November 2026 is closed.');

        $closed = Reconciliation::query()->sole();
        $this->assertSame([self::DAY, true, 'Agrees with the statement', 0, 10_000, 0, 10_000, 1, 10_000, [], $this->officer->id], [
            $closed->day, $closed->is_standing, $closed->note, $closed->opening_cents, $closed->in_cents, $closed->out_cents, $closed->closing_cents, $closed->lines, $closed->line_cents, $closed->differences, $closed->closed_by,
        ]);
        $this->assertSame($this->officer->id, AuditEvent::query()->where('action', 'reconciliation.closed')->sole()->actor_id);

        $late = $this->line('B', 500);
        $difference = app(ReconciliationQuery::class)->differences(BusinessDay::of(self::DAY))[0];
        $this->assertSame([ReconciliationDifferenceKind::AfterClosing, 500, $late->id], [$difference->kind, $difference->amount_cents, $difference->deposit_id]);

        $this->postJson('/deposits/reconciliation/reopen', ['day' => self::DAY, 'reason' => 'A line came late'])->assertSessionHas('success', 'Friday, 20 November 2026 is open again.');
        $this->assertSame([null, 'A line came late', $this->officer->id], [$closed->refresh()->is_standing, $closed->reopen_reason, $closed->reopened_by]);
        $this->close(10_500, 0)->assertSessionHas('success');
        $this->assertSame(2, Reconciliation::query()->count());
    }

    public function test_the_second_who_closes_or_opens_is_told(): void
    {
        $this->line('A', 10_000);
        $this->travel(1)->days();
        $this->close(10_000, 0);
        $name = $this->officer->full_name;
        $this->actingAs($this->person(StaffRole::PaymentsOfficer));

        $this->close(10_000, 0)->assertSessionHas('error', "This day was closed by {$name} already. Nothing was changed.");
        $this->postJson('/deposits/reconciliation/reopen', ['day' => self::DAY, 'reason' => 'Once more'])->assertSessionHas('success');
        $this->postJson('/deposits/reconciliation/reopen', ['day' => self::DAY, 'reason' => 'Once more'])->assertSessionHas('error', 'This day is open already. Nothing was changed.');
    }

    public function test_what_changed_since_it_was_looked_at_is_not_closed(): void
    {
        $this->line('A', 10_000);
        $this->close(10_000, 0)->assertSessionHas('error', 'The day is not over. Money may still come in; close it tomorrow.');
        $this->travel(1)->days();
        $this->flushSession()->actingAs($this->officer);

        foreach ([[9_999, 0], [10_000, 1]] as [$cents, $differences]) {
            $this->close($cents, $differences)->assertSessionHas('error', 'The day has changed since you opened it. Look at it again, then close it.');
        }
        $this->assertSame(0, Reconciliation::query()->count());
    }

    /** @return iterable<string, array{array<string, mixed>, string}> */
    public static function mistakes(): iterable
    {
        yield 'no day' => [['day' => 'soon'], 'day'];
        yield 'a day to come' => [['day' => '2030-01-01'], 'day'];
        yield 'no note' => [['note' => ''], 'note'];
        yield 'a note too long' => [['note' => str_repeat('x', 1_001)], 'note'];
        yield 'no figures' => [['seen_closing_cents' => null], 'seen_closing_cents'];
        yield 'figures that are none' => [['seen_closing_cents' => '1.5'], 'seen_closing_cents'];
        yield 'less than no differences' => [['seen_differences' => -1], 'seen_differences'];
    }

    /** @param  array<string, mixed>  $mistake */
    #[DataProvider('mistakes')]
    public function test_a_mistake_is_told_by_its_field(array $mistake, string $field): void
    {
        $this->postJson('/deposits/reconciliation', ['day' => self::DAY, 'note' => 'Fine', 'seen_closing_cents' => 0, 'seen_differences' => 0, ...$mistake])->assertJsonValidationErrors($field);
        $this->assertSame(0, Reconciliation::query()->count());
    }

    public function test_only_those_who_handle_payments_close_and_open(): void
    {
        foreach ([StaffRole::AccountManager, StaffRole::RiskAnalyst, StaffRole::Marketing] as $role) {
            $this->actingAs($this->person($role));
            $this->close(0, 0)->assertForbidden();
            $this->postJson('/deposits/reconciliation/reopen', ['day' => self::DAY, 'reason' => 'Because'])->assertForbidden();
            $this->get('/deposits/reconciliation/export?reason=For the auditor')->assertForbidden();
        }
        $this->actingAs($this->person(StaffRole::AccountManager));
        $this->get('/deposits/reconciliation')->assertOk();
        $this->actingAs($this->person(StaffRole::Marketing));
        $this->get('/deposits/reconciliation')->assertForbidden();
    }

    public function test_the_page_shows_the_day_before_and_any_other(): void
    {
        $this->line('A', 10_000, '2026-11-19T03:00:00Z');

        $this->get('/deposits/reconciliation')->assertInertia(static fn (AssertableInertia $page) => $page->component('Deposits/Reconciliation')
            ->where('day', '2026-11-19')->where('today', self::DAY)->where('is_over', true)->where('can_close', true)->has('days', 14)->where('days.13.day', self::DAY)
            ->loadDeferredProps(['default', 'day'], static fn (AssertableInertia $page) => $page->has('lines', 1)
                ->where('lines.0.state', 'agrees')->where('lines.0.posted_cents', 10_000)->where('lines.0.deposits.0.status', 'pending')
                ->where('figures.closing_cents', 10_000)->where('differences', [])->etc())->etc());
        $this->get('/deposits/reconciliation?day='.self::DAY)->assertInertia(static fn (AssertableInertia $page) => $page->where('day', self::DAY)->where('is_over', false)->etc());
        $this->get('/deposits/reconciliation?day=2026-11-21')->assertRedirect('/deposits/reconciliation')->assertSessionHas('error');
    }

    public function test_differences_leave_with_a_reason_that_is_recorded(): void
    {
        BankLine::create(['rail' => 'eft', 'bank_reference' => 'RAW', 'description' => '=1+1', 'payer_name' => null, 'amount_cents' => 4_200, 'value_at' => BusinessDay::of(self::DAY)->from]);

        $this->get('/deposits/reconciliation/export?day='.self::DAY)->assertRedirect('/deposits/reconciliation');
        $csv = $this->get('/deposits/reconciliation/export?day='.self::DAY.'&reason=For+the+auditor')->assertOk()->streamedContent();
        $this->assertStringContainsString('2026-11-20,Line without a posting,Yes,42.00,', $csv);
        $this->assertSame(['reason' => 'For the auditor', 'day' => self::DAY], AuditEvent::query()->where('action', 'reconciliation.exported')->sole()->after);
    }

    public function test_a_day_is_read_from_its_indexes(): void
    {
        if (DB::getDriverName() !== 'sqlite') {
            $this->markTestSkipped('The others read so few rows without an index.');
        }
        $this->line('A', 10_000);
        app(BankDays::class)->sum();
        DB::enableQueryLog();
        app(ReconciliationQuery::class)->figures(BusinessDay::of(self::DAY));
        DB::disableQueryLog();

        $plans = '';
        foreach (DB::getQueryLog() as $query) {
            $plans .= implode("\n", array_column(DB::select('explain query plan '.$query['query'], $query['bindings']), 'detail'))."\n";
        }
        $this->assertStringContainsString('bank_lines_value_at_id_index (value_at>? AND value_at<?)', $plans);
        $this->assertStringContainsString('ledger_entries_of_account_index (ledger_account_id=? AND occurred_at>? AND occurred_at<?)', $plans);
        $this->assertStringContainsString('ledger_entries_of_transaction_index (ledger_transaction_id>? AND ledger_transaction_id<?)', $plans);
        $this->assertDoesNotMatchRegularExpression('/SCAN (?!bank_days)/', $plans);
    }

    private function person(StaffRole $role): User
    {
        return User::factory()->withRole($role)->createOne();
    }

    private function line(string $reference, int $cents, string $at = '2026-11-20T00:10:00Z'): Deposit
    {
        $name = ucfirst(strtolower($reference));

        return app(ReceiveBankLine::class)->handle(new NewBankLine(PaymentRail::Osko, $reference, null, "Payment from {$name} Payer 1", $cents, CarbonImmutable::parse($at)))->deposit;
    }

    private function posted(string $source, int $id, int $cents, TransactionType $type = TransactionType::Adjustment): void
    {
        DB::transaction(static fn (): array => app(LedgerBook::class)->post(new Posting(
            key: "{$source}:{$id}:test", type: $type, status: TransactionStatus::Completed, sourceType: $source, sourceId: $id, clientId: null, amountCents: abs($cents),
            entries: [new Entry(Account::house(LedgerAccountKind::Bank), $cents), new Entry(Account::house(LedgerAccountKind::Adjustments), -$cents)], occurredAt: now()->toImmutable(),
        )));
    }

    /** @return TestResponse<Response> */
    private function close(int $cents, int $differences): TestResponse
    {
        return $this->from('/deposits/reconciliation')->withHeader('Accept', 'text/html')->post('/deposits/reconciliation', ['day' => self::DAY, 'note' => 'Agrees with the statement', 'seen_closing_cents' => $cents, 'seen_differences' => $differences]);
    }
}
