<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use DomainException;

/** The account has less than the amount; nothing was posted. */
final class InsufficientFundsException extends DomainException
{
    public function __construct(public readonly int $balanceCents)
    {
        parent::__construct('The account has insufficient funds.');
    }
}
