<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Domain\Payments\AbaFile;
use App\Domain\Payments\AbaPayment;
use App\Domain\Payments\AbaSender;
use App\Domain\Payments\AbaValidator;
use App\Domain\Payments\BatchLock;
use App\Domain\Payments\ExclusionAcknowledgement;
use App\Domain\Payments\PaymentFileStorage;
use App\Domain\Payments\PayoutChecker;
use App\Domain\Payments\SenderRule;
use App\Domain\Payments\StatementText;
use App\Domain\Withdrawals\WithdrawalNotifier;
use App\Enums\PaymentBatchStatus;
use App\Enums\PaymentChannel;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/**
 * Returns the bank file of a payment batch. Exporting it again needs a reason and returns the same bytes.
 *
 * The batch is saved as exported before the response is sent. If the response is lost, staff find the batch exported but not confirmed.
 */
final readonly class ExportPaymentBatch
{
    public function __construct(
        private PayoutChecker $check,
        private SenderRule $senders,
        private PaymentFileStorage $files,
        private AuditTrail $audit,
        private WithdrawalNotifier $notifier,
    ) {}

    /**
     * @param  string|null  $reason  for another export; null for the first
     * @return string the file
     *
     * @throws OperationRefusedException when a payment can't be exported now, an exclusion is not acknowledged, or another export has no reason
     */
    public function handle(
        PaymentBatch $batch,
        User $exporter,
        ?string $reason = null,
        ExclusionAcknowledgement $acknowledgement = new ExclusionAcknowledgement,
    ): string {
        return DB::transaction(function () use ($batch, $exporter, $reason, $acknowledgement): string {
            $locked = BatchLock::of($batch);

            return $locked->batch->status === PaymentBatchStatus::Draft
                ? $this->export($locked, $exporter, $acknowledgement)
                : $this->again($locked, $exporter, $reason);
        }, 3);
    }

    private function export(BatchLock $locked, User $exporter, ExclusionAcknowledgement $acknowledgement): string
    {
        $batch = $locked->batch;
        if ($batch->value_on->toDateString() < CarbonImmutable::now(config()->string('paddock.timezone'))->toDateString()) {
            throw new OperationRefusedException("The value date of {$batch->number} has passed. Choose another date first.");
        }
        $this->check->refuse($locked->withdrawals, PaymentChannel::BankFile);
        $this->senders->refuse($locked->withdrawals, $exporter);
        $known = $acknowledgement->of($locked->withdrawals, 'export the file, or remove the payments from the batch');

        $content = AbaFile::write(AbaSender::configured(), $batch->value_on, array_values($locked->items->map(
            static fn (PaymentBatchItem $item): AbaPayment => self::payment($item, $locked->withdrawals[$item->withdrawal_id]),
        )->all()));
        // `WD-7 Emma Walsh: barred and closed`
        $known = array_map(
            static fn (
                int $id,
            ): string => "{$locked->withdrawals[$id]?->reference} {$locked->withdrawals[$id]?->client->full_name}: {$known[$id]}",
            array_keys($known),
        );
        AbaValidator::totals($content, $batch->items_count, $batch->total_cents);

        $sha256 = $this->files->keep($batch, $content);
        $this->files->recordDownload($batch, $exporter, $sha256, null);
        $batch->update(['status' => PaymentBatchStatus::Exported, 'exported_by' => $exporter->id, 'exported_at' => now(), 'sha256' => $sha256]);
        $this->audit->record('payment_batch.exported', $batch, ['status' => PaymentBatchStatus::Draft->value], [
            'status' => PaymentBatchStatus::Exported->value, 'sha256' => $sha256, 'items_count' => $batch->items_count, 'total_cents' => $batch->total_cents,
            ...($known === [] ? [] : ['known_of_client' => $known]),
        ], $exporter->id);
        $this->notifier->batchChanged($batch);

        return $content;
    }

    private function again(BatchLock $locked, User $exporter, ?string $reason): string
    {
        $batch = $locked->batch;
        $batch->load('exporter', 'canceller');
        if ($batch->status === PaymentBatchStatus::Cancelled) {
            throw ChangedMeanwhileException::decided('batch', 'cancelled', $batch->canceller);
        }
        if ($reason === null) {
            $who = $batch->exporter->full_name ?? 'a colleague';
            throw new OperationRefusedException(
                "{$batch->number} was already exported by {$who}. Ask them whether the bank has it. To download the file again, reload the page and enter a reason.",
            );
        }

        // While payments wait, another download is for sending the file to the bank.
        $this->senders->refuse($locked->withdrawals, $exporter);
        $content = $this->files->read($batch);
        $this->files->recordDownload($batch, $exporter, (string) $batch->sha256, $reason);
        $this->audit->record('payment_batch.exported_again', $batch, after: ['sha256' => $batch->sha256, 'reason' => $reason], actorId: $exporter->id);

        return $content;
    }

    private static function payment(PaymentBatchItem $item, Withdrawal $withdrawal): AbaPayment
    {
        $account = $withdrawal->bankAccount;
        if ($account === null || $item->amount_cents !== $withdrawal->amount_cents) {
            throw new OperationRefusedException("{$withdrawal->reference} changed since the batch was created. Remove it and add it to a new batch.");
        }

        return new AbaPayment((string) $account->bsb, (string) $account->number, $item->amount_cents, $account->holder, StatementText::of($withdrawal));
    }
}
