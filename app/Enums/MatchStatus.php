<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of a possible match. */
enum MatchStatus: string
{
    use PlainLabel;

    case Suggested = 'suggested';
    case Confirmed = 'confirmed';
    case Rejected = 'rejected';
    case Merged = 'merged';
}
