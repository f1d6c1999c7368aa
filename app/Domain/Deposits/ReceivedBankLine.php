<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

use App\Models\BankLine;
use App\Models\Deposit;

/** A bank line with its deposit. */
final readonly class ReceivedBankLine
{
    public function __construct(public BankLine $line, public Deposit $deposit, public bool $isNew) {}
}
