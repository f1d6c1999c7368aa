<?php

declare(strict_types=1);

namespace App\Queries\Withdrawals;

use App\Data\Withdrawals\WithdrawalDestination;
use App\Models\BankAccount;
use App\Services\Withdrawals\HolderMatch;

/** A client's bank account as it is shown: masked, and with what the holder's name says. */
final readonly class DestinationRows
{
    /** @param  BankAccount  $account  with who decided over it */
    public static function of(BankAccount $account, string $firstName, string $lastName, ?string $preferredName): WithdrawalDestination
    {
        $match = HolderMatch::of($account->holder, $firstName, $lastName, $preferredName);

        return new WithdrawalDestination(
            id: $account->id,
            account: $account->masked(),
            holder: $account->holder,
            status: $account->status,
            likeness: $match->likeness,
            likeness_reason: $match->reason,
            evidence: $account->evidence,
            decided_by: $account->decidedBy?->full_name,
            decided_at: $account->decided_at?->toIso8601ZuluString(),
        );
    }
}
