<?php

declare(strict_types=1);

namespace App\Enums;

/** The change of an exclusion that the national register (BetStop) reports. */
enum BetstopChange: string
{
    use PlainLabel;

    case Registered = 'registered';
    case Extended = 'extended';
    case Ended = 'ended';
}
