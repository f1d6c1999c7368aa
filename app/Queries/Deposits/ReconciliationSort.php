<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Queries\Lists\ListSort;

/** The order of a day's lines. */
enum ReconciliationSort: string implements ListSort
{
    case Time = 'value_at';
    case Amount = 'amount_cents';

    public function columns(): array
    {
        return ["bank_lines.{$this->value}"];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
