<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\Deposits\ReconcileDay;
use App\Actions\Deposits\ReturnDeposit;
use App\Actions\Deposits\SplitDeposit;
use App\Actions\Intake\ReceiveBankLine;
use App\Actions\Payments\ExportPaymentBatch;
use App\Actions\Payments\FailWithdrawal;
use App\Actions\Payments\PayBatch;
use App\Actions\Payments\PayWithdrawal;
use App\Actions\Payments\RemovePayment;
use App\Data\Deposits\ReconciliationDifference;
use App\Domain\Deposits\DepositPart;
use App\Domain\Deposits\NewBankLine;
use App\Enums\PaymentRail;
use App\Enums\ReconciliationDifferenceKind;
use App\Models\Deposit;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Queries\Deposits\ReconciliationQuery;
use App\Support\CalendarDay;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\TestCase;

/** Differences that cancel out leave the sum of a day right, so they are no disagreement. */
final class NettedDayTest extends TestCase
{
    use MakesPayments, RefreshDatabase;

    private const FRIDAY = '2026-11-20';

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->onMonday();
        $this->officer = $this->officer();
    }

    public function test_a_batch_that_is_marked_as_paid_before_its_value_date_is_one_line(): void
    {
        $batch = $this->batchOf($this->approved(10_000), $this->approved(25_000));
        $batch->update(['value_on' => now()->addDays(4)->toDateString()]);
        app(ExportPaymentBatch::class)->handle($batch->refresh(), $this->officer);
        app(PayBatch::class)->handle($batch->refresh(), null, $this->officer);

        $this->assertSame(["Batch {$batch->id}: 2 payments, $350.00 in all."], array_column($this->paidOut(), 'what'));
    }

    public function test_a_payment_removed_from_its_batch_and_paid_manually_is_listed_separately(): void
    {
        $one = $this->approved(10_000);
        $two = $this->approved(25_000);
        $batch = $this->batchOf($one, $two);
        app(RemovePayment::class)->handle($batch, PaymentBatchItem::query()->where('withdrawal_id', $two->id)->sole(), $this->officer);
        app(ExportPaymentBatch::class)->handle($batch->refresh(), $this->officer);
        app(PayBatch::class)->handle($batch->refresh(), null, $this->officer);
        app(PayWithdrawal::class)->handle($two->refresh(), 'BY-HAND-1', $this->officer);

        $this->assertSame(
            [[-25_000, '$250.00 of a withdrawal was paid outside a batch.'], [-10_000, "Batch {$batch->id}: one payment, $100.00 in all."]],
            array_map(static fn (ReconciliationDifference $out): array => [$out->amount_cents, $out->what], $this->paidOut()),
        );
    }

    public function test_returned_payment_still_counts_in_its_batch_total(): void
    {
        $batch = $this->exportedBatchOf($one = $this->approved(10_000), $this->approved(25_000));
        app(PayBatch::class)->handle($batch, null, $this->officer);
        app(FailWithdrawal::class)->handle($one->refresh(), 'Account closed', $this->officer);

        $this->assertSame(["Batch {$batch->id}: 2 payments, $350.00 in all."], array_column($this->paidOut(), 'what'));
    }

    public function test_split_after_closing_keeps_the_day_balanced(): void
    {
        $deposit = $this->onFriday();
        $this->closeFriday();

        app(SplitDeposit::class)->handle($deposit, [new DepositPart(null, 4_000), new DepositPart(null, 6_000)], $this->officer, null);

        $this->assertSame([], $this->disagreements());
    }

    public function test_change_of_a_closed_days_total_is_reported(): void
    {
        $deposit = $this->onFriday();
        $this->closeFriday();
        $this->onFriday('N2');
        $parts = app(SplitDeposit::class)->handle($deposit, [new DepositPart(null, 4_000), new DepositPart(null, 6_000)], $this->officer, null);
        $this->travelTo('2026-11-20 05:00:00');
        app(ReturnDeposit::class)->handle($parts[0], 'Not for us', $this->officer, null);

        // The late line, and all parts of the split one, because one part was returned.
        $this->assertEqualsCanonicalizing([10_000, -10_000, 4_000, 6_000, -4_000], array_column($this->disagreements(), 'amount_cents'));
    }

    private function onFriday(string $reference = 'N1'): Deposit
    {
        return app(ReceiveBankLine::class)->handle(
            new NewBankLine(
                PaymentRail::Osko,
                $reference,
                "E-{$reference}",
                'Payment from Emma Walsh 48213',
                10_000,
                CarbonImmutable::parse('2026-11-20T01:00:00Z'),
            ),
        )->deposit;
    }

    private function closeFriday(): void
    {
        $figures = app()->make(ReconciliationQuery::class)->figures(CalendarDay::of(self::FRIDAY));
        app(ReconcileDay::class)->handle(CalendarDay::of(self::FRIDAY), 'As on the statement', $figures->closing_cents, $figures->differences_digest, $this->officer);
    }

    /** @return list<ReconciliationDifference> */
    private function disagreements(): array
    {
        return array_values(array_filter(
            app()->make(ReconciliationQuery::class)->differences(CalendarDay::of(self::FRIDAY)),
            static fn (ReconciliationDifference $difference): bool => $difference->is_disagreement,
        ));
    }

    /** @return list<ReconciliationDifference> of Monday */
    private function paidOut(): array
    {
        return array_values(array_filter(
            app()->make(ReconciliationQuery::class)->differences(CalendarDay::of('2026-11-23')),
            static fn (ReconciliationDifference $difference): bool => $difference->kind === ReconciliationDifferenceKind::PaidOut,
        ));
    }
}
