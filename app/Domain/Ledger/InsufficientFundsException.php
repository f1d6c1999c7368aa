<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use DomainException;

/** More was to leave an account than is on it; nothing moved. */
final class InsufficientFundsException extends DomainException
{
    public function __construct(public readonly int $balanceCents)
    {
        parent::__construct('There is not enough on the account.');
    }
}
