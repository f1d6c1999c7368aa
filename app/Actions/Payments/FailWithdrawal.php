<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Actions\Deposits\BounceDeposit;
use App\Actions\Deposits\HeldDeposit;
use App\Enums\PaymentBatchStatus;
use App\Enums\PaymentItemStatus;
use App\Enums\WithdrawalStatus;
use App\Models\Deposit;
use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Deposits\CreditedReturns;
use App\Services\Ledger\DecidedAlready;
use App\Services\Ledger\MoveRefused;
use App\Services\Payments\HeldWithdrawals;
use App\Services\Payments\LivePayment;
use App\Services\Payments\Payout;
use App\Services\Withdrawals\PayoutClaim;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/** The bank could not pay a withdrawal, or the money came back after it was paid: the client has it again, and can ask anew. */
final readonly class FailWithdrawal
{
    public function __construct(private Payout $payout, private BounceDeposit $bounce) {}

    /**
     * Throws {@see MoveRefused} when it was neither approved nor paid, its batch has not left, it did not come back by that deposit, or
     * no deposit is named and one that may be it was credited since.
     *
     * @param  Deposit|null  $line  by which the bank told of it, as far as somebody has found that
     * @param  int|null  $version  of the deposit, that was looked at
     * @param  bool  $acceptsCredited  the teller knows that what was credited since is other money
     */
    public function handle(Withdrawal $withdrawal, string $reason, User $teller, ?Deposit $line = null, ?int $version = null, bool $acceptsCredited = false): Withdrawal
    {
        return DB::transaction(function () use ($withdrawal, $reason, $teller, $line, $version, $acceptsCredited): Withdrawal {
            $held = $line === null ? null : HeldDeposit::take($line, $withdrawal->client_id);
            $current = HeldWithdrawals::hold([$withdrawal->id])[$withdrawal->id];
            if (in_array($current->status, [WithdrawalStatus::Pending, WithdrawalStatus::Checked], true)) {
                throw new MoveRefused("{$current->reference} is not approved yet; there is no payment that could fail. Nothing was changed.");
            }
            if (! in_array($current->status, [WithdrawalStatus::Approved, WithdrawalStatus::Paid], true)) {
                throw new DecidedAlready('withdrawal', mb_strtolower($current->status->label()), $current->loadMissing('endedBy')->endedBy);
            }

            PayoutClaim::refuseOthers($current, $teller);
            if ($line !== null && $current->status !== WithdrawalStatus::Paid) {
                throw new MoveRefused("{$current->reference} is not marked as paid, so nothing of it can have come back. Mark it as paid first, or name no deposit. Nothing was changed.");
            }

            $credited = $line === null ? CreditedReturns::of($current, isDeciding: true) : null;
            if ($credited !== null && ! $acceptsCredited) {
                throw new MoveRefused("{$credited->message} If it is other money, tick that you have checked this. Nothing was changed.");
            }

            $live = LivePayment::of($current);
            $batch = $live->batch;
            if ($batch?->status === PaymentBatchStatus::Draft) {
                throw new MoveRefused("This withdrawal is in {$batch->number}, which the bank does not have yet: it cannot have failed. Take it out of the batch instead.");
            }

            $live->item?->update(['status' => PaymentItemStatus::Failed, 'live_withdrawal_id' => null]);
            $this->payout->fail(new Collection([$current->id => $current]), $reason, $teller, $batch, $credited === null ? [] : ['other_money' => "Deposit {$credited->deposit_id}"]);
            $held !== null && $this->bounce->take($held, $current, $teller, $version);

            return $current;
        }, 3);
    }
}
