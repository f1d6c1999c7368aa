<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Domain\Payments\LockedWithdrawals;
use App\Domain\Withdrawals\PayoutClaim;
use App\Domain\Withdrawals\WithdrawalNotifier;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Releases a withdrawal that a colleague claimed to pay manually but did not pay. */
final readonly class ReleasePayout
{
    public function __construct(private AuditTrail $audit, private WithdrawalNotifier $notifier) {}

    /**
     * @param  string|null  $reason  how a payments manager knows that it was not paid; not needed to release your own claim
     *
     * @throws OperationRefusedException when it is not claimed, or the user may not release it yet
     */
    public function handle(Withdrawal $withdrawal, ?string $reason, User $user): Withdrawal
    {
        return DB::transaction(function () use ($withdrawal, $reason, $user): Withdrawal {
            $current = LockedWithdrawals::hold([$withdrawal->id])[$withdrawal->id];
            $claim = PayoutClaim::on($current) ?? throw new OperationRefusedException("{$current->reference} is not being paid manually. Nothing was changed.");
            if (! $claim->isOf($user)) {
                $this->refuse($claim, $user);
                $reason ?? throw ValidationException::withMessages(['reason' => 'Enter how you know that it was not paid.']);
            }

            $current->update(['payout_claimed_by' => null, 'payout_claimed_at' => null]);
            $this->audit->record(
                'withdrawal.not_paid_by_hand',
                $current,
                ['paying_by_hand' => $claim->claimer?->full_name],
                array_filter(['reason' => $reason]),
                $user->id,
            );
            $this->notifier->changed($current);

            return $current;
        }, 3);
    }

    private function refuse(PayoutClaim $claim, User $user): void
    {
        $why = match (true) {
            $user->cannot('approveLargeWithdrawals') => 'They can release it, or a payments manager after half an hour.',
            now()->isBefore($claim->staleAt()) => 'Ask them first. You can release it after half an hour.',
            default => null,
        };
        if ($why !== null) {
            throw new OperationRefusedException("{$claim->words()}. {$why} Nothing was changed.");
        }
    }
}
