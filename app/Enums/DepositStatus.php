<?php

declare(strict_types=1);

namespace App\Enums;

/** Where received money stands: pending > matched > approved; rejected, returned, or split into parts of which each stands for itself. */
enum DepositStatus: string
{
    case Pending = 'pending';
    case Matched = 'matched';
    case Approved = 'approved';
    case Rejected = 'rejected';
    case Returned = 'returned';
    case Split = 'split';

    public function label(): string
    {
        return match ($this) {
            self::Pending => 'Pending',
            self::Matched => 'Matched',
            self::Approved => 'Approved',
            self::Rejected => 'Rejected',
            self::Returned => 'Returned',
            self::Split => 'Split',
        };
    }

    public function inSentence(): string
    {
        return mb_strtolower($this->label());
    }

    /** Whether somebody still has to decide it. */
    public function isWaiting(): bool
    {
        return $this === self::Pending || $this === self::Matched;
    }
}
