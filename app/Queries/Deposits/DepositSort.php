<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Queries\Lists\ListSort;

/** The orders of the lists of deposits. */
enum DepositSort: string implements ListSort
{
    case ValueTime = 'value_at';
    case Amount = 'amount_cents';
    case Waiting = 'waiting_since';

    public function columns(): array
    {
        return ["deposits.{$this->value}"];
    }

    /** What is decided waits no more. */
    public function isNullable(): bool
    {
        return $this === self::Waiting;
    }
}
