<?php

declare(strict_types=1);

namespace App\Services\Ledger;

use DomainException;

/** More was to leave an account than is on it; nothing moved. */
final class BalanceTooLow extends DomainException
{
    public function __construct(public readonly int $balanceCents)
    {
        parent::__construct('There is not enough on the account.');
    }
}
