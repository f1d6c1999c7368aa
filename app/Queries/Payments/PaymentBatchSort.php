<?php

declare(strict_types=1);

namespace App\Queries\Payments;

use App\Queries\Lists\ListSort;

/** The orders of the list of payment batches. */
enum PaymentBatchSort: string implements ListSort
{
    case Number = 'id';
    case ValueOn = 'value_on';
    case Total = 'total_cents';

    public function columns(): array
    {
        return ["payment_batches.{$this->value}"];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
