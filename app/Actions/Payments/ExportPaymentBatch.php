<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Enums\PaymentBatchStatus;
use App\Enums\PaymentChannel;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\DecidedAlready;
use App\Services\Ledger\MoveRefused;
use App\Services\Payments\AbaCheck;
use App\Services\Payments\AbaFile;
use App\Services\Payments\AbaPayment;
use App\Services\Payments\AbaSender;
use App\Services\Payments\Awareness;
use App\Services\Payments\BatchLock;
use App\Services\Payments\FileImpossible;
use App\Services\Payments\PaymentFiles;
use App\Services\Payments\PayoutCheck;
use App\Services\Payments\SenderRule;
use App\Services\Payments\StatementText;
use App\Services\Withdrawals\WithdrawalTeller;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/**
 * Gives out the bank's file of a payment batch: once without more, after that only with a reason, the same bytes, and noted.
 *
 * The batch says "exported" before the first byte leaves. Should the answer be lost on its way, the batch stands there as
 * exported and not confirmed until somebody says what became of it; nothing exports it a second time by itself.
 */
final readonly class ExportPaymentBatch
{
    public function __construct(private PayoutCheck $check, private SenderRule $senders, private PaymentFiles $files, private AuditTrail $audit, private WithdrawalTeller $teller) {}

    /**
     * Throws {@see MoveRefused} when it may not leave now, when something stands against a client that the exporter did not say they know, and when
     * it left before and nobody says why again; {@see FileImpossible} is one, when no bank would take it.
     *
     * @param  string|null  $reason  why it is needed again; the first export takes none
     * @return string the file
     */
    public function handle(PaymentBatch $batch, User $exporter, ?string $reason = null, Awareness $awareness = new Awareness): string
    {
        return DB::transaction(function () use ($batch, $exporter, $reason, $awareness): string {
            $locked = BatchLock::of($batch);

            return $locked->batch->status === PaymentBatchStatus::Draft ? $this->export($locked, $exporter, $awareness) : $this->again($locked->batch, $exporter, $reason);
        }, 3);
    }

    private function export(BatchLock $locked, User $exporter, Awareness $awareness): string
    {
        $batch = $locked->batch;
        if ($batch->value_on->toDateString() < CarbonImmutable::now(config()->string('paddock.timezone'))->toDateString()) {
            throw new MoveRefused("The value date of {$batch->number} has passed; the bank would refuse it. Choose another date first.");
        }
        $this->check->refuse($locked->withdrawals, PaymentChannel::BankFile);
        $this->senders->refuse($locked->withdrawals, $exporter);
        $known = $awareness->of($locked->withdrawals, 'export the file, or else take the payments out of the batch');

        $content = AbaFile::write(AbaSender::configured(), $batch->value_on, array_values($locked->items->map(
            static fn (PaymentBatchItem $item): AbaPayment => self::payment($item, $locked->withdrawals[$item->withdrawal_id]),
        )->all()));
        AbaCheck::totals($content, $batch->items_count, $batch->total_cents);

        $sha256 = $this->files->keep($batch, $content);
        $this->files->recordDownload($batch, $exporter, $sha256, null);
        $batch->update(['status' => PaymentBatchStatus::Exported, 'exported_by' => $exporter->id, 'exported_at' => now(), 'sha256' => $sha256]);
        $this->audit->record('payment_batch.exported', $batch, ['status' => PaymentBatchStatus::Draft->value], [
            'status' => PaymentBatchStatus::Exported->value, 'sha256' => $sha256, 'items_count' => $batch->items_count, 'total_cents' => $batch->total_cents,
            ...self::knownOfClients($locked, $known),
        ], $exporter->id);
        $this->teller->batchChanged($batch);

        return $content;
    }

    private function again(PaymentBatch $batch, User $exporter, ?string $reason): string
    {
        $batch->load('exporter', 'canceller');
        if ($batch->status === PaymentBatchStatus::Cancelled) {
            throw new DecidedAlready('batch', 'cancelled', $batch->canceller);
        }
        if ($reason === null) {
            $who = $batch->exporter->full_name ?? 'Somebody';
            throw new MoveRefused("{$who} exported {$batch->number} already. Ask them whether the bank has it; if you need the file again, reload the page and say why.");
        }

        $content = $this->files->read($batch);
        $this->files->recordDownload($batch, $exporter, (string) $batch->sha256, $reason);
        $this->audit->record('payment_batch.exported_again', $batch, after: ['sha256' => $batch->sha256, 'reason' => $reason], actorId: $exporter->id);

        return $content;
    }

    /**
     * @param  array<int, string>  $known  by the withdrawal's id
     * @return array{known_of_client?: list<string>} `WD-7 Emma Walsh: barred and closed`
     */
    private static function knownOfClients(BatchLock $locked, array $known): array
    {
        $lines = array_map(static fn (int $id): string => "{$locked->withdrawals[$id]?->reference} {$locked->withdrawals[$id]?->client->full_name}: {$known[$id]}", array_keys($known));

        return $lines === [] ? [] : ['known_of_client' => $lines];
    }

    private static function payment(PaymentBatchItem $item, Withdrawal $withdrawal): AbaPayment
    {
        $account = $withdrawal->bankAccount;
        if ($account === null || $item->amount_cents !== $withdrawal->amount_cents) {
            throw new MoveRefused("{$withdrawal->reference} is not what it was when the batch was made. Take it out and put it into a new one.");
        }

        return new AbaPayment((string) $account->bsb, (string) $account->number, $item->amount_cents, $account->holder, StatementText::of($withdrawal));
    }
}
