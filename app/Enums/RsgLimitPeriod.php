<?php

declare(strict_types=1);

namespace App\Enums;

/** The period of a limit. */
enum RsgLimitPeriod: string
{
    use PlainLabel;

    case Day = 'day';
    case Week = 'week';
    case Month = 'month';
}
