<?php

declare(strict_types=1);

namespace App\Enums;

/** Differences between the bank and the ledger on a day. */
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
            self::Repeat => 'Possible duplicate',
            default => ucfirst(str_replace('_', ' ', $this->value)),
        };
    }

    public function advice(): string
    {
        return match ($this) {
            self::MissingPosting => 'Send the line again from the bank feed, or import the day’s bank file. If the difference remains, contact a developer: the ledger check names the deposit.',
            self::OtherAmount => 'Compare the line with the bank statement. If the bank is right, contact a developer: amounts are corrected by a reversal only.',
            self::OtherDay => 'The amount is on the other day. Check both days before you close this one.',
            self::MissingLine => 'Find it on the bank statement. If it is there, import the day’s bank file. If not, undo or return the posted deposit.',
            self::AfterClosing => 'Reopen the day, compare it again and close it with a note.',
            self::Repeat => 'Decide it under Duplicate OSKO deposits.',
            self::Overdue => 'Match and approve the deposit, or reject or return it.',
            self::Returned => 'The bank feed reports incoming money only. Check the return against the bank statement.',
            self::PaidOut => 'The bank feed reports incoming money only. Check the payment against the bank statement.',
        };
    }

    /** False for open work and outgoing money, which staff compare with the statement. */
    public function isDisagreement(): bool
    {
        return in_array($this, [self::MissingPosting, self::OtherAmount, self::OtherDay, self::MissingLine, self::AfterClosing], true);
    }
}
