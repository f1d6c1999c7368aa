<?php

declare(strict_types=1);

namespace App\Enums;

/** Where a client stands: pending > verified > active > dormant > closed. */
enum ClientStatus: string
{
    case Pending = 'pending';
    case Verified = 'verified';
    case Active = 'active';
    case Dormant = 'dormant';
    case Closed = 'closed';

    public function label(): string
    {
        return ucfirst($this->value);
    }
}
