<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of a withdrawal: pending > checked > approved > paid or failed; cancelled or declined before that. */
enum WithdrawalStatus: string
{
    use PlainLabel;

    case Pending = 'pending';
    case Checked = 'checked';
    case Approved = 'approved';
    case Paid = 'paid';
    case Failed = 'failed';
    case Cancelled = 'cancelled';
    case Declined = 'declined';

    /** @return list<self> */
    public static function open(): array
    {
        return [self::Pending, self::Checked, self::Approved];
    }

    public function isOpen(): bool
    {
        return in_array($this, self::open(), true);
    }

    /** Whether the held money is available again. */
    public function isReleased(): bool
    {
        return in_array($this, [self::Failed, self::Cancelled, self::Declined], true);
    }
}
