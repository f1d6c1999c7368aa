<?php

declare(strict_types=1);

namespace App\Queries\Withdrawals;

use App\Queries\Lists\ListSort;

/** The orders of the withdrawal queue. */
enum WithdrawalSort: string implements ListSort
{
    case Requested = 'requested_at';
    case Amount = 'amount_cents';

    public function columns(): array
    {
        return ["withdrawals.{$this->value}"];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
