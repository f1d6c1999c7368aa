<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\MoveRefused;
use App\Services\Payments\HeldWithdrawals;
use App\Services\Withdrawals\PayoutClaim;
use App\Services\Withdrawals\WithdrawalTeller;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Whoever was paying a withdrawal by hand did not: it waits to be paid again. */
final readonly class ReleasePayout
{
    public function __construct(private Gate $gate, private AuditTrail $audit, private WithdrawalTeller $teller) {}

    /**
     * Throws {@see MoveRefused} when nobody is paying it, and for whoever cannot know, and a ValidationException on `reason`.
     *
     * @param  string|null  $reason  how a payments manager knows that the money did not leave; whoever was paying it needs none
     */
    public function handle(Withdrawal $withdrawal, ?string $reason, User $person): Withdrawal
    {
        return DB::transaction(function () use ($withdrawal, $reason, $person): Withdrawal {
            $current = HeldWithdrawals::hold([$withdrawal->id])[$withdrawal->id];
            $claim = PayoutClaim::on($current) ?? throw new MoveRefused("Nobody is paying {$current->reference} by hand. Nothing was changed.");
            if (! $claim->isOf($person)) {
                $this->refuse($claim, $person);
                $reason ?? throw ValidationException::withMessages(['reason' => 'Say how you know that it was not paid.']);
            }

            $current->update(['payout_claimed_by' => null, 'payout_claimed_at' => null]);
            $this->audit->record('withdrawal.not_paid_by_hand', $current, ['paying_by_hand' => $claim->claimer?->full_name], array_filter(['reason' => $reason]), $person->id);
            $this->teller->changed($current);

            return $current;
        }, 3);
    }

    private function refuse(PayoutClaim $claim, User $person): void
    {
        $why = match (true) {
            $this->gate->forUser($person)->denies('approveLargeWithdrawals') => 'They, or a payments manager after half an hour, say that it was not paid.',
            now()->isBefore($claim->staleAt()) => 'Ask them first; after half an hour you can release it.',
            default => null,
        };
        if ($why !== null) {
            throw new MoveRefused("{$claim->words()}. {$why} Nothing was changed.");
        }
    }
}
