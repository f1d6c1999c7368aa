<?php

declare(strict_types=1);

namespace App\Enums;

/** Clients get only live promotions, and those only within their period. */
enum BonusPromotionStatus: string
{
    use PlainLabel;

    case Draft = 'draft';
    case Approved = 'approved';
    case Live = 'live';
    case Paused = 'paused';
    case Ended = 'ended';

    /** @return list<self> */
    public function next(): array
    {
        return match ($this) {
            self::Draft => [self::Approved, self::Ended],
            self::Approved, self::Paused => [self::Live, self::Ended],
            self::Live => [self::Paused, self::Ended],
            self::Ended => [],
        };
    }

    /** A changed promotion is a draft again, so that a colleague approves the new terms. */
    public function isEditable(): bool
    {
        return in_array($this, [self::Draft, self::Approved, self::Paused], true);
    }
}
