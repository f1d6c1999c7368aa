<?php

declare(strict_types=1);

namespace App\Queries\Transactions\Duplicates;

use App\Queries\Lists\ListSort;

/** The orders of the cases. */
enum DuplicateSort: string implements ListSort
{
    case Score = 'score';
    case PaidAt = 'paid_at';
    case AmountCents = 'amount_cents';

    public function columns(): array
    {
        return ["duplicate_cases.{$this->value}"];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
