<?php

declare(strict_types=1);

namespace App\Enums;

/** Where a withdrawal stands: pending > checked > approved > paid or failed; cancelled or declined before that. */
enum WithdrawalStatus: string
{
    case Pending = 'pending';
    case Checked = 'checked';
    case Approved = 'approved';
    case Paid = 'paid';
    case Failed = 'failed';
    case Cancelled = 'cancelled';
    case Declined = 'declined';

    public function label(): string
    {
        return match ($this) {
            self::Pending => 'Pending',
            self::Checked => 'Checked',
            self::Approved => 'Approved',
            self::Paid => 'Paid',
            self::Failed => 'Failed',
            self::Cancelled => 'Cancelled',
            self::Declined => 'Declined',
        };
    }
}
