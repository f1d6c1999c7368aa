<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Actions\Deposits\BounceDeposit;
use App\Domain\Deposits\CreditedReturns;
use App\Domain\Deposits\LockedDeposit;
use App\Domain\Payments\LockedWithdrawals;
use App\Domain\Payments\Payout;
use App\Domain\Withdrawals\PayoutClaim;
use App\Enums\PaymentBatchStatus;
use App\Enums\PaymentItemStatus;
use App\Enums\WithdrawalStatus;
use App\Models\Deposit;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/** Marks a withdrawal as failed, because the bank could not pay it or returned the money, and credits the client. */
final readonly class FailWithdrawal
{
    public function __construct(private Payout $payout, private BounceDeposit $bounce) {}

    /**
     * @param  Deposit|null  $line  the deposit with the returned money, if it is known
     * @param  int|null  $version  of the deposit on the user's page
     * @param  bool  $acceptsCredited  the user confirmed that a deposit credited since is a different payment
     *
     * @throws ChangedMeanwhileException when the withdrawal already ended
     * @throws OperationRefusedException when it was not approved, its batch was not exported, or the deposit does not fit
     */
    public function handle(
        Withdrawal $withdrawal,
        string $reason,
        User $user,
        ?Deposit $line = null,
        ?int $version = null,
        bool $acceptsCredited = false,
    ): Withdrawal {
        return DB::transaction(function () use ($withdrawal, $reason, $user, $line, $version, $acceptsCredited): Withdrawal {
            $held = $line === null ? null : LockedDeposit::take($line, $withdrawal->client_id);
            $current = LockedWithdrawals::hold([$withdrawal->id])[$withdrawal->id];
            if (in_array($current->status, [WithdrawalStatus::Pending, WithdrawalStatus::Checked], true)) {
                throw new OperationRefusedException("{$current->reference} is not approved, so no payment can have failed. Nothing was changed.");
            }
            if (! in_array($current->status, [WithdrawalStatus::Approved, WithdrawalStatus::Paid], true)) {
                throw ChangedMeanwhileException::decided('withdrawal', mb_strtolower($current->status->label()), $current->loadMissing('endedBy')->endedBy);
            }

            PayoutClaim::refuseOthers($current, $user);
            if ($line !== null && $current->status !== WithdrawalStatus::Paid) {
                throw new OperationRefusedException(
                    "{$current->reference} is not marked as paid, so it can’t have been returned. Mark it as paid first, or choose no deposit. Nothing was changed.",
                );
            }

            $credited = $line === null ? CreditedReturns::of($current, isDeciding: true) : null;
            if ($credited !== null && ! $acceptsCredited) {
                throw new OperationRefusedException("{$credited->message} If this is a different payment, confirm that you checked it. Nothing was changed.");
            }

            $item = LockedWithdrawals::batchItem($current);
            $batch = $item?->batch;
            if ($batch?->status === PaymentBatchStatus::Draft) {
                throw new OperationRefusedException(
                    "This withdrawal is in {$batch->number}, which the bank does not have yet, so it can’t have failed. Remove it from the batch instead.",
                );
            }

            $item?->update(['status' => PaymentItemStatus::Failed, 'live_withdrawal_id' => null]);
            $this->payout->fail(
                new Collection([$current->id => $current]),
                $reason,
                $user,
                $batch,
                $credited === null ? [] : ['other_money' => "Deposit {$credited->deposit_id}"],
            );
            $held !== null && $this->bounce->take($held, $current, $user, $version);

            return $current;
        }, 3);
    }
}
