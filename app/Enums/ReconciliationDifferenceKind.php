<?php

declare(strict_types=1);

namespace App\Enums;

/** How a day of the bank and a day of the ledger can differ. */
enum ReconciliationDifferenceKind: string
{
    case MissingPosting = 'missing_posting';
    case OtherAmount = 'other_amount';
    case OtherDay = 'other_day';
    case MissingLine = 'missing_line';
    case AfterClosing = 'after_closing';
    case Repeat = 'repeat';
    case Overdue = 'overdue';
    case Returned = 'returned';
    case PaidOut = 'paid_out';

    public function label(): string
    {
        return match ($this) {
            self::MissingPosting => 'Line without a posting',
            self::OtherAmount => 'Posted with another amount',
            self::OtherDay => 'Posted on another day',
            self::MissingLine => 'Posting without a line',
            self::AfterClosing => 'Posted after the day was closed',
            self::Repeat => 'Perhaps paid twice',
            self::Overdue => 'Waits too long',
            self::Returned => 'Sent back',
            self::PaidOut => 'Paid out',
        };
    }

    /** What to do about it. */
    public function advice(): string
    {
        return match ($this) {
            self::MissingPosting => 'Send the line again from the bank’s feed, or import the day’s bank file. If it stays, tell developer staff: the ledger check names the deposit.',
            self::OtherAmount => 'Compare the line with the bank’s statement. If the bank is right, tell developer staff: amounts are corrected by a reversal only.',
            self::OtherDay => 'Nothing is lost: the money stands on the other day. Look at both days before you close this one.',
            self::MissingLine => 'Look for it on the bank’s statement. If the bank knows it, import the day’s bank file. If not, undo or return what was posted.',
            self::AfterClosing => 'Open the day again, compare it again and close it with a note.',
            self::Repeat => 'Decide it under Duplicate OSKO deposits.',
            self::Overdue => 'Match and approve the deposit, or reject or return it.',
            self::Returned => 'The feed tells of money that comes in only: tick the return off on the bank’s statement.',
            self::PaidOut => 'The feed tells of money that comes in only: tick the payment off on the bank’s statement.',
        };
    }

    /** The books and the bank do not agree. The others are work that is left, or money out that a person compares by hand. */
    public function isDisagreement(): bool
    {
        return in_array($this, [self::MissingPosting, self::OtherAmount, self::OtherDay, self::MissingLine, self::AfterClosing], true);
    }
}
