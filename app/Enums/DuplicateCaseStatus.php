<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of a possible duplicate: open > confirmed > returned; or dismissed. */
enum DuplicateCaseStatus: string
{
    use PlainLabel;

    case Open = 'open';
    case Confirmed = 'confirmed';
    case Returned = 'returned';
    case Dismissed = 'dismissed';
}
