<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of a BetStop update: received > actioned > verified. */
enum BetstopUpdateStatus: string
{
    use PlainLabel;

    case Received = 'received';
    case Actioned = 'actioned';
    case Verified = 'verified';
}
