<?php

declare(strict_types=1);

namespace App\Enums;

/** What became of two payments of which one may be a repeat: open > confirmed > returned; or dismissed. */
enum DuplicateCaseStatus: string
{
    case Open = 'open';
    case Confirmed = 'confirmed';
    case Returned = 'returned';
    case Dismissed = 'dismissed';

    public function label(): string
    {
        return match ($this) {
            self::Open => 'Open',
            self::Confirmed => 'Confirmed',
            self::Returned => 'Returned',
            self::Dismissed => 'Dismissed',
        };
    }

    /** Whether money that should go back may still be here. */
    public function isWaiting(): bool
    {
        return $this === self::Open || $this === self::Confirmed;
    }
}
