<?php

declare(strict_types=1);

namespace App\Enums;

use Carbon\CarbonImmutable;

/** How long a conversation is snoozed. */
enum SnoozeTime: string
{
    case Hour = 'hour';
    case Tomorrow = 'tomorrow';
    case Monday = 'monday';

    public function label(): string
    {
        return match ($this) {
            self::Hour => 'For 1 hour',
            self::Tomorrow => 'Until tomorrow, 9:00',
            self::Monday => 'Until Monday, 9:00',
        };
    }

    /** @return CarbonImmutable the end in UTC; days begin in the zone of the colleague */
    public function end(string $timezone): CarbonImmutable
    {
        $now = CarbonImmutable::now($timezone)->startOfMinute();

        $end = match ($this) {
            self::Hour => $now->addHour(),
            self::Tomorrow => $now->addDay()->setTime(9, 0),
            self::Monday => $now->next(CarbonImmutable::MONDAY)->setTime(9, 0),
        };

        return $end->utc();
    }
}
