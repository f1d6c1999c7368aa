<?php

declare(strict_types=1);

namespace App\Enums;

/**
 * Status of a deposit: pending > matched > approved; rejected, returned, or split into parts that are decided separately; bounced
 * when it is a returned withdrawal.
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
        return $this === self::Bounced ? 'Bounced payment' : ucfirst($this->value);
    }

    public function inSentence(): string
    {
        return $this === self::Bounced ? 'marked as a bounced payment' : mb_strtolower($this->label());
    }

    /** Whether it needs a decision. */
    public function isWaiting(): bool
    {
        return $this === self::Pending || $this === self::Matched;
    }
}
