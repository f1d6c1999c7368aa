<?php

declare(strict_types=1);

namespace App\Enums;

/**
 * Where received money stands: pending > matched > approved; rejected, returned, or split into parts of which each stands for
 * itself; bounced where it is a payment of ours that came back.
 */
enum DepositStatus: string
{
    case Pending = 'pending';
    case Matched = 'matched';
    case Approved = 'approved';
    case Rejected = 'rejected';
    case Returned = 'returned';
    case Split = 'split';
    case Bounced = 'bounced';

    public function label(): string
    {
        return match ($this) {
            self::Pending => 'Pending',
            self::Matched => 'Matched',
            self::Approved => 'Approved',
            self::Rejected => 'Rejected',
            self::Returned => 'Returned',
            self::Split => 'Split',
            self::Bounced => 'Bounced payment',
        };
    }

    public function inSentence(): string
    {
        return $this === self::Bounced ? 'marked as a bounced payment' : mb_strtolower($this->label());
    }

    /** Whether somebody still has to decide it. */
    public function isWaiting(): bool
    {
        return $this === self::Pending || $this === self::Matched;
    }
}
