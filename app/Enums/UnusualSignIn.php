<?php

declare(strict_types=1);

namespace App\Enums;

/** Why a sign-in is unusual. */
enum UnusualSignIn: string
{
    use PlainLabel;

    case NewAddress = 'new_address';
    case NewDevice = 'new_device';
    case ManyFailures = 'many_failures';
    case NightHours = 'night_hours';
}
