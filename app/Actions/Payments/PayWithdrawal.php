<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Enums\PaymentBatchStatus;
use App\Enums\PaymentItemStatus;
use App\Enums\WithdrawalStatus;
use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Ledger\DecidedAlready;
use App\Services\Ledger\MoveRefused;
use App\Services\Payments\Awareness;
use App\Services\Payments\HeldWithdrawals;
use App\Services\Payments\LivePayment;
use App\Services\Payments\Payout;
use App\Services\Payments\PayoutCheck;
use App\Services\Payments\SenderRule;
use App\Services\Withdrawals\PayoutClaim;
use App\Support\BusinessDay;
use Illuminate\Support\Facades\DB;

/** One withdrawal was paid: by hand in the bank's own program, or as a part of a batch whose file is out. */
final readonly class PayWithdrawal
{
    public function __construct(private PayoutCheck $check, private SenderRule $senders, private Payout $payout) {}

    /**
     * Throws {@see MoveRefused} when it is not to be paid, or not like this; by hand also when something stands against the client that the
     * payer did not say they know.
     *
     * @param  string  $reference  the bank's
     * @param  BusinessDay|null  $paidOn  of the bank; without one, that of the file, else today
     */
    public function handle(Withdrawal $withdrawal, string $reference, User $payer, Awareness $awareness = new Awareness, ?BusinessDay $paidOn = null): Withdrawal
    {
        return DB::transaction(function () use ($withdrawal, $reference, $payer, $awareness, $paidOn): Withdrawal {
            $withdrawals = HeldWithdrawals::hold([$withdrawal->id]);
            $current = $withdrawals[$withdrawal->id];
            if (in_array($current->status, [WithdrawalStatus::Pending, WithdrawalStatus::Checked], true)) {
                throw new MoveRefused("{$current->reference} is not approved yet. Nothing was changed.");
            }
            if ($current->status !== WithdrawalStatus::Approved) {
                throw new DecidedAlready('withdrawal', mb_strtolower($current->status->label()), null);
            }

            $live = LivePayment::of($current);
            $batch = $live->batch;
            if ($batch?->status === PaymentBatchStatus::Draft) {
                throw new MoveRefused("This withdrawal is in {$batch->number}, which the bank does not have yet. Take it out of the batch to pay it by hand.");
            }
            PayoutClaim::refuseOthers($current, $payer);
            $known = [];
            if ($batch === null) {
                // Whoever began to pay it was asked then; by now the money has left.
                if (PayoutClaim::on($current) === null) {
                    $this->check->refuse($withdrawals);
                    $this->senders->refuse($withdrawals, $payer);
                }
                $known = $awareness->of($withdrawals, 'mark it as paid');
            }

            $live->item?->update(['status' => PaymentItemStatus::Paid]);
            $this->payout->pay($withdrawals, $reference, $payer, $batch, $known, $paidOn);

            return $current;
        }, 3);
    }
}
