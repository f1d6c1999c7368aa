<?php

declare(strict_types=1);

namespace App\Enums;

/** Where a BetStop update stands: received > actioned > verified. */
enum BetstopUpdateStatus: string
{
    case Received = 'received';
    case Actioned = 'actioned';
    case Verified = 'verified';

    public function label(): string
    {
        return ucfirst($this->value);
    }
}
