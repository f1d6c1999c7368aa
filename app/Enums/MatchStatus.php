<?php

declare(strict_types=1);

namespace App\Enums;

/** What became of a suggested match. */
enum MatchStatus: string
{
    case Suggested = 'suggested';
    case Confirmed = 'confirmed';
    case Rejected = 'rejected';
    case Merged = 'merged';

    public function label(): string
    {
        return match ($this) {
            self::Suggested => 'Suggested',
            self::Confirmed => 'Confirmed',
            self::Rejected => 'Rejected',
            self::Merged => 'Merged',
        };
    }
}
