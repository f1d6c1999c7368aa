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
        return ucfirst($this->value);
    }
}
