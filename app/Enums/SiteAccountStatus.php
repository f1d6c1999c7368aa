<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of a client's site account: missing or applied > open > limited, suspended > closed. */
enum SiteAccountStatus: string
{
    use PlainLabel;

    case Missing = 'missing';
    case Applied = 'applied';
    case Open = 'open';
    case Limited = 'limited';
    case Suspended = 'suspended';
    case Closed = 'closed';
}
