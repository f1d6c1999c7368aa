<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Domain\Payments\ExclusionAcknowledgement;
use App\Domain\Payments\LockedWithdrawals;
use App\Domain\Payments\Payout;
use App\Domain\Payments\PayoutChecker;
use App\Domain\Payments\SenderRule;
use App\Domain\Withdrawals\PayoutClaim;
use App\Enums\PaymentBatchStatus;
use App\Enums\PaymentItemStatus;
use App\Enums\WithdrawalStatus;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\CalendarDay;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Marks one withdrawal as paid, manually in online banking or in an exported batch. */
final readonly class PayWithdrawal
{
    public function __construct(private PayoutChecker $check, private SenderRule $senders, private Payout $payout) {}

    /**
     * @param  string  $reference  the bank's
     * @param  CalendarDay|null  $paidOn  null for the batch's value date, or today
     *
     * @throws ChangedMeanwhileException when the withdrawal was paid or ended
     * @throws OperationRefusedException when it can't be paid like this, or an exclusion is not acknowledged
     */
    public function handle(
        Withdrawal $withdrawal,
        string $reference,
        User $payer,
        ExclusionAcknowledgement $acknowledgement = new ExclusionAcknowledgement,
        ?CalendarDay $paidOn = null,
    ): Withdrawal {
        return DB::transaction(function () use ($withdrawal, $reference, $payer, $acknowledgement, $paidOn): Withdrawal {
            $withdrawals = LockedWithdrawals::hold([$withdrawal->id]);
            $current = $withdrawals[$withdrawal->id];
            if (in_array($current->status, [WithdrawalStatus::Pending, WithdrawalStatus::Checked], true)) {
                throw new OperationRefusedException("{$current->reference} is not approved yet. Nothing was changed.");
            }
            if ($current->status !== WithdrawalStatus::Approved) {
                throw ChangedMeanwhileException::decided('withdrawal', mb_strtolower($current->status->label()), null);
            }

            $item = LockedWithdrawals::batchItem($current);
            $batch = $item?->batch;
            if ($batch?->status === PaymentBatchStatus::Draft) {
                throw new OperationRefusedException(
                    "This withdrawal is in {$batch->number}, which the bank does not have yet. Remove it from the batch to pay it manually.",
                );
            }
            PayoutClaim::refuseOthers($current, $payer);
            $known = [];
            if ($batch === null) {
                // A claim was checked when it was made; the money may have left since.
                if (PayoutClaim::on($current) === null) {
                    $this->check->refuse($withdrawals);
                    $this->senders->refuse($withdrawals, $payer);
                }
                $known = $acknowledgement->of($withdrawals, 'mark it as paid');
            }

            $item?->update(['status' => PaymentItemStatus::Paid]);
            $this->payout->pay($withdrawals, $reference, $payer, $batch, $known, $paidOn);

            return $current;
        }, 3);
    }
}
