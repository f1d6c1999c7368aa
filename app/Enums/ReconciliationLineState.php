<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether a line of the bank stands in the ledger as the bank tells it. */
enum ReconciliationLineState: string
{
    case Agrees = 'agrees';
    case Missing = 'missing';
    case OtherAmount = 'other_amount';
    case OtherDay = 'other_day';

    public function label(): string
    {
        return match ($this) {
            self::Agrees => 'Agrees',
            self::Missing => 'Not posted',
            self::OtherAmount => 'Other amount',
            self::OtherDay => 'Other day',
        };
    }
}
