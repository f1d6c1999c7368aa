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

    /**
     * Still to be paid, or not.
     *
     * @return list<self>
     */
    public static function open(): array
    {
        return [self::Pending, self::Checked, self::Approved];
    }

    public function isOpen(): bool
    {
        return in_array($this, self::open(), true);
    }

    /** What is held for it is the client's again. */
    public function isReleased(): bool
    {
        return in_array($this, [self::Failed, self::Cancelled, self::Declined], true);
    }
}
