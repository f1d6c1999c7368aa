<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether an entry of the barred list still applies. */
enum BarredEntryStatus: string
{
    use PlainLabel;

    case Active = 'active';
    case Expired = 'expired';
    case Lifted = 'lifted';
}
