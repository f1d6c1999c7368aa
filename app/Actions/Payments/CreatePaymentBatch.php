<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Enums\PaymentChannel;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\MoveRefused;
use App\Services\Payments\AbaFile;
use App\Services\Payments\HeldWithdrawals;
use App\Services\Payments\PayoutCheck;
use App\Services\Withdrawals\WithdrawalTeller;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/** Puts approved withdrawals into one file for the bank. Nothing leaves yet. */
final readonly class CreatePaymentBatch
{
    public function __construct(private PayoutCheck $check, private AuditTrail $audit, private WithdrawalTeller $teller) {}

    /**
     * Throws {@see MoveRefused} when one of them cannot be paid by the bank's file, or another batch has it.
     *
     * @param  non-empty-list<int>  $withdrawalIds
     * @param  CarbonImmutable  $valueOn  the day on which the bank is to pay
     */
    public function handle(array $withdrawalIds, CarbonImmutable $valueOn, User $creator): PaymentBatch
    {
        return DB::transaction(function () use ($withdrawalIds, $valueOn, $creator): PaymentBatch {
            $withdrawals = HeldWithdrawals::hold($withdrawalIds);
            $this->refuseTaken($withdrawals);
            $this->check->refuse($withdrawals, PaymentChannel::BankFile);
            $total = (int) $withdrawals->sum('amount_cents');
            if ($total > AbaFile::MOST_CENTS) {
                throw new MoveRefused('One bank file carries at most $99,999,999.99. Choose fewer withdrawals.');
            }

            $batch = PaymentBatch::query()->create([
                'value_on' => $valueOn, 'items_count' => $withdrawals->count(), 'total_cents' => $total, 'created_by' => $creator->id,
            ]);
            PaymentBatchItem::query()->insert(array_values($withdrawals->map(static fn (Withdrawal $withdrawal): array => [
                'payment_batch_id' => $batch->id, 'withdrawal_id' => $withdrawal->id, 'live_withdrawal_id' => $withdrawal->id,
                'amount_cents' => $withdrawal->amount_cents, 'created_at' => now(), 'updated_at' => now(),
            ])->all()));
            $this->audit->record('payment_batch.created', $batch, after: [
                'value_on' => $valueOn->toDateString(), 'total_cents' => $total, 'withdrawal_ids' => $withdrawals->keys()->all(),
            ], actorId: $creator->id);
            $this->teller->batchChanged($batch);

            return $batch;
        }, 3);
    }

    /** @param  Collection<int, Withdrawal>  $withdrawals */
    private function refuseTaken(Collection $withdrawals): void
    {
        $taken = PaymentBatchItem::query()->with('batch')->whereIntegerInRaw('live_withdrawal_id', $withdrawals->keys()->all())->orderBy('id')->first();
        if ($taken !== null) {
            throw new MoveRefused("{$withdrawals[$taken->withdrawal_id]?->reference} is in {$taken->batch->number} already. Nothing was changed; reload the page and choose again.");
        }
    }
}
