<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of a client: pending > verified > active > dormant > closed. */
enum ClientStatus: string
{
    use PlainLabel;

    case Pending = 'pending';
    case Verified = 'verified';
    case Active = 'active';
    case Dormant = 'dormant';
    case Closed = 'closed';
}
