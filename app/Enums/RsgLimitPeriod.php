<?php

declare(strict_types=1);

namespace App\Enums;

/** The time a limit counts over. */
enum RsgLimitPeriod: string
{
    case Day = 'day';
    case Week = 'week';
    case Month = 'month';

    public function label(): string
    {
        return ucfirst($this->value);
    }
}
