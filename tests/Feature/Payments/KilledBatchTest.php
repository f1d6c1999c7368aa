<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use App\Actions\Payments\CreatePaymentBatch;
use App\Actions\Payments\ExportPaymentBatch;
use App\Actions\Payments\PayBatch;
use App\Domain\Ledger\Verify\LedgerVerifier;
use App\Domain\Payments\ValueDates;
use App\Enums\PaymentBatchStatus;
use App\Enums\WithdrawalStatus;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Support\OperationRefusedException;
use Closure;
use Illuminate\Support\Facades\DB;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\Support\Mortal;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Quality B 1, 2 and 19: creating, exporting and settling a batch is killed at every step and repeated. */
final class KilledBatchTest extends TestCase
{
    use MakesPayments, SharedDatabase;

    public function test_a_batch_is_created_exported_and_paid_once_when_a_process_is_killed(): void
    {
        [$first, $second] = [$this->approved(25_000), $this->approved(1_000)];
        [$maker, $payer] = [$this->officer('Ona'), $this->officer('Ruth')];

        $this->dieAtEveryStep(
            static fn () => app(CreatePaymentBatch::class)->handle([$first->id, $second->id], ValueDates::next(), $maker),
            fn () => $this->assertContains([PaymentBatch::query()->count(), PaymentBatchItem::query()->count()], [[0, 0], [1, 2]]),
        );
        $batch = PaymentBatch::query()->sole();

        $this->dieAtEveryStep(
            static fn () => app(ExportPaymentBatch::class)->handle($batch, $payer),
            // Either nothing was exported, or the export is recorded: then only the response was lost.
            fn () => $this->assertContains(
                [$batch->refresh()->status, DB::table('payment_batch_files')->count(), DB::table('payment_batch_downloads')->count()],
                [[PaymentBatchStatus::Draft, 0, 0], [PaymentBatchStatus::Exported, 1, 1]],
            ),
        );
        $this->assertSame([PaymentBatchStatus::Exported, 1], [$batch->refresh()->status, DB::table('payment_batch_downloads')->count()]);

        $this->dieAtEveryStep(
            static fn () => app(PayBatch::class)->handle($batch, 'DE-1', $payer),
            fn () => $this->assertContains(
                [$batch->refresh()->status, $first->refresh()->status, $second->refresh()->status, DB::table('ledger_transactions')->where('idempotency_key', 'like', 'withdrawal:%:paid')->count()],
                [[PaymentBatchStatus::Exported, WithdrawalStatus::Approved, WithdrawalStatus::Approved, 0], [PaymentBatchStatus::Settled, WithdrawalStatus::Paid, WithdrawalStatus::Paid, 2]],
            ),
        );
        $this->assertSame([PaymentBatchStatus::Settled, WithdrawalStatus::Paid], [$batch->refresh()->status, $second->refresh()->status]);
        $this->assertSame([0, 0], [$first->client->refresh()->balance_cents, (int) DB::table('ledger_accounts')->where('kind', 'held')->sum('balance_cents')]);
    }

    /**
     * @param  Closure(): mixed  $operation
     * @param  Closure(): mixed  $holds  after every death
     */
    private function dieAtEveryStep(Closure $operation, Closure $holds): void
    {
        $again = static function () use ($operation): void {
            try {
                $operation();
            } catch (OperationRefusedException) {
                // The reply was lost, so the repeat says that it was already done.
            }
        };
        $deaths = Mortal::dieAtEveryStep($again, function (int $step) use ($holds): void {
            $this->assertSame(0, app(LedgerVerifier::class)->verify()->problems_count, "after death at step {$step}");
            $holds();
        });
        $this->assertGreaterThan(1, $deaths);
    }
}
