<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

use App\Models\BankLine;
use App\Models\Deposit;

/** A bank line and its deposit, and whether this call made them. */
final readonly class ReceivedBankLine
{
    public function __construct(public BankLine $line, public Deposit $deposit, public bool $isNew) {}
}
