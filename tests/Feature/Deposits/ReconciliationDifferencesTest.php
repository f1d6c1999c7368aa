<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Deposits\ReturnDeposit;
use App\Domain\Deposits\ApprovalOptions;
use App\Domain\Ledger\Account;
use App\Domain\Ledger\Entry;
use App\Domain\Ledger\Ledger;
use App\Domain\Ledger\Posting;
use App\Enums\LedgerAccountKind;
use App\Enums\ReconciliationDifferenceKind;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Models\AuditEvent;
use App\Models\BankLine;
use App\Models\Client;
use App\Queries\Deposits\ReconciliationQuery;
use App\Support\CalendarDay;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\Support\ReconcilesDays;
use Tests\TestCase;

/** Where the bank and the ledger differ on a day, and what to do about it. */
final class ReconciliationDifferencesTest extends TestCase
{
    use ReconcilesDays, RefreshDatabase;

    public function test_each_difference_is_shown_with_its_remedy(): void
    {
        $line = $this->line('GONE', 3_000);
        $day = CalendarDay::of(self::DAY);
        // A line without a posting.
        $unposted = BankLine::create(['rail' => 'eft', 'bank_reference' => 'RAW', 'description' => 'Raw', 'payer_name' => null, 'amount_cents' => 4_200, 'value_at' => $day->from->addHour()]);
        // The bank corrected the amount of one line later, and moved another one to this day.
        BankLine::query()->whereKey($line->bank_line_id)->update(['amount_cents' => 3_100]);
        $moved = $this->line('MOVED', 5_500, '2026-11-18T03:00:00Z');
        BankLine::query()->whereKey($moved->bank_line_id)->update(['value_at' => $day->from->addHours(2)]);
        $this->posted('adjustment', 9, -800);

        $differences = app(ReconciliationQuery::class)->differences($day);
        $this->assertSame([
            [ReconciliationDifferenceKind::MissingPosting, 4_200, '$42.00 from N/A (RAW) is not in the ledger.', null],
            [ReconciliationDifferenceKind::OtherAmount, 100, '$31.00 from Gone Payer (GONE) is posted with $30.00.', $line->id],
            [ReconciliationDifferenceKind::OtherDay, 5_500, '$55.00 from Moved Payer (MOVED) is posted on Wednesday, 18 November 2026.', $moved->id],
            [ReconciliationDifferenceKind::MissingLine, 800, '$8.00 of adjustment is posted, but the bank reported no such line.', null],
        ], array_map(static fn ($difference): array => [$difference->kind, $difference->amount_cents, $difference->what, $difference->deposit_id], $differences));
        $this->assertSame([true, true, true, true], array_column($differences, 'is_disagreement'));
        $this->assertNotContains('', array_column($differences, 'advice'));
        $this->assertSame(4_200, $unposted->amount_cents);

        // On the other day, the posting has no line.
        $this->assertContains(
            '$55.00 is posted on this day, but the bank line is dated Wednesday, 18 November 2026.',
            array_column(app(ReconciliationQuery::class)->differences(CalendarDay::of('2026-11-18')), 'what'),
        );
    }

    public function test_late_deposits_returns_and_payments_are_named(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh']);
        $back = $this->line('BACK', 6_000);
        app(ReturnDeposit::class)->handle($back, 'Not for us', $this->officer, null);
        $late = $this->line('LATE', 2_000);
        $this->posted('withdrawal', 77, 1_200, TransactionType::Withdrawal);
        $this->travel(25)->hours();

        $differences = app(ReconciliationQuery::class)->differences(CalendarDay::of(self::DAY));
        $this->assertSame(
            [[ReconciliationDifferenceKind::Overdue, 2_000, $late->id], [ReconciliationDifferenceKind::Returned, -6_000, $back->id], [ReconciliationDifferenceKind::PaidOut, -1_200, null]],
            array_map(static fn ($difference): array => [$difference->kind, $difference->amount_cents, $difference->deposit_id], $differences),
        );
        app(ApproveDeposit::class)->handle($late, $client->id, $this->officer, null, new ApprovalOptions(acceptsOtherPayer: true));
        $figures = app(ReconciliationQuery::class)->figures(CalendarDay::of(self::DAY));
        $this->assertSame([8_000, 7_200, 800, 0], [$figures->in_cents, $figures->out_cents, $figures->closing_cents, $figures->disagreements]);
    }

    public function test_differences_are_exported_with_a_recorded_reason(): void
    {
        BankLine::create(['rail' => 'eft', 'bank_reference' => 'RAW', 'description' => '=1+1', 'payer_name' => null, 'amount_cents' => 4_200, 'value_at' => CalendarDay::of(self::DAY)->from]);

        $this->get('/deposits/reconciliation/export?day='.self::DAY)->assertRedirect('/deposits/reconciliation');
        $csv = $this->get('/deposits/reconciliation/export?day='.self::DAY.'&reason=For+the+auditor')->assertOk()->streamedContent();
        $this->assertStringContainsString('2026-11-20,Line without a posting,Yes,42.00,', $csv);
        $this->assertSame(['reason' => 'For the auditor', 'day' => self::DAY], AuditEvent::query()->where('action', 'reconciliation.exported')->sole()->after);
    }

    private function posted(string $source, int $id, int $cents, TransactionType $type = TransactionType::Adjustment): void
    {
        DB::transaction(static fn (): array => app(Ledger::class)->post(new Posting(
            key: "{$source}:{$id}:test", type: $type, status: TransactionStatus::Completed, sourceType: $source, sourceId: $id, clientId: null, amountCents: abs($cents),
            entries: [new Entry(Account::house(LedgerAccountKind::Bank), $cents), new Entry(Account::house(LedgerAccountKind::Adjustments), -$cents)], occurredAt: now()->toImmutable(),
        )));
    }
}
