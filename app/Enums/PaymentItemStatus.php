<?php

declare(strict_types=1);

namespace App\Enums;

/** What became of one withdrawal of a payment batch. */
enum PaymentItemStatus: string
{
    case Waiting = 'waiting';
    case Paid = 'paid';
    case Failed = 'failed';
    case Removed = 'removed';

    public function label(): string
    {
        return match ($this) {
            self::Waiting => 'Waiting',
            self::Paid => 'Paid',
            self::Failed => 'Failed',
            self::Removed => 'Taken out',
        };
    }
}
