<?php

declare(strict_types=1);

namespace App\Queries\Payments;

use App\Data\Payments\PayoutClaimFacts;
use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Withdrawals\PayoutClaim;
use Illuminate\Contracts\Auth\Access\Gate;

/** Who is paying withdrawals by hand, as one viewer sees it. */
final readonly class PayoutClaimQuery
{
    public function __construct(private Gate $gate) {}

    /** Null while nobody is at it. */
    public function of(Withdrawal $withdrawal, User $viewer): ?PayoutClaimFacts
    {
        $claim = PayoutClaim::on($withdrawal);

        return $claim === null ? null : new PayoutClaimFacts(
            by: $claim->claimer->full_name ?? 'Somebody',
            since: $claim->since,
            stale_at: $claim->staleAt(),
            is_own: $claim->isOf($viewer),
            can_release_stale: $this->gate->forUser($viewer)->allows('approveLargeWithdrawals'),
        );
    }
}
