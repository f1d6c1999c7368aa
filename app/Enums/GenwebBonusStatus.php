<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of a bonus or boost in Genweb: active > cancelled, or expired at its time. */
enum GenwebBonusStatus: string
{
    use PlainLabel;

    case Active = 'active';
    case Expired = 'expired';
    case Cancelled = 'cancelled';
}
