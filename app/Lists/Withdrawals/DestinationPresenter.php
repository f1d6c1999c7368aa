<?php

declare(strict_types=1);

namespace App\Lists\Withdrawals;

use App\Data\Withdrawals\WithdrawalDestination;
use App\Domain\Withdrawals\AccountHolderChecker;
use App\Models\BankAccount;
use App\Support\DataFactory;

/** A client's bank account, masked, with the comparison of the holder's name. */
final readonly class DestinationPresenter
{
    /** @param  BankAccount  $account  with `decidedBy` loaded */
    public static function of(BankAccount $account, string $firstName, string $lastName, ?string $preferredName): WithdrawalDestination
    {
        [$nameMatch, $reason] = AccountHolderChecker::check($account->holder, $firstName, $lastName, $preferredName);

        return DataFactory::make(WithdrawalDestination::class, $account, [
            'account' => $account->masked(),
            'name_match' => $nameMatch,
            'name_match_reason' => $reason,
            'decided_by' => $account->decidedBy?->full_name,
        ]);
    }
}
