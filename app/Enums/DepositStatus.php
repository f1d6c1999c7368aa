<?php

declare(strict_types=1);

namespace App\Enums;

/** Where received money stands: pending > matched > approved; rejected or returned. */
enum DepositStatus: string
{
    case Pending = 'pending';
    case Matched = 'matched';
    case Approved = 'approved';
    case Rejected = 'rejected';
    case Returned = 'returned';

    public function label(): string
    {
        return match ($this) {
            self::Pending => 'Pending',
            self::Matched => 'Matched',
            self::Approved => 'Approved',
            self::Rejected => 'Rejected',
            self::Returned => 'Returned',
        };
    }
}
