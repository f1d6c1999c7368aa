<?php

declare(strict_types=1);

namespace App\Queries\Payments;

use App\Data\Payments\PayoutClaimDetails;
use App\Domain\Withdrawals\PayoutClaim;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Contracts\Auth\Access\Gate;

/** The colleague who is paying a withdrawal manually. */
final readonly class PayoutClaimQuery
{
    public function __construct(private Gate $gate) {}

    /** Null when no colleague is paying it. */
    public function of(Withdrawal $withdrawal, User $viewer): ?PayoutClaimDetails
    {
        $claim = PayoutClaim::on($withdrawal);

        return $claim === null ? null : new PayoutClaimDetails(
            by: $claim->claimer->full_name ?? 'A colleague',
            since: $claim->since,
            stale_at: $claim->staleAt(),
            is_own: $claim->isOf($viewer),
            can_release_stale: $this->gate->forUser($viewer)->allows('approveLargeWithdrawals'),
        );
    }
}
