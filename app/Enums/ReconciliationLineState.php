<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether the ledger agrees with a bank line. */
enum ReconciliationLineState: string
{
    case Agrees = 'agrees';
    case Missing = 'missing';
    case OtherAmount = 'other_amount';
    case OtherDay = 'other_day';

    public function label(): string
    {
        return $this === self::Missing ? 'Not posted' : ucfirst(str_replace('_', ' ', $this->value));
    }
}
