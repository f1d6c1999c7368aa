<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of a possible duplicate: open > confirmed > returned; or dismissed. */
enum DuplicateCaseStatus: string
{
    case Open = 'open';
    case Confirmed = 'confirmed';
    case Returned = 'returned';
    case Dismissed = 'dismissed';

    public function label(): string
    {
        return ucfirst($this->value);
    }

    /** Whether the duplicate may still have to be returned. */
    public function isWaiting(): bool
    {
        return $this === self::Open || $this === self::Confirmed;
    }
}
