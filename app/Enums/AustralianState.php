<?php

declare(strict_types=1);

namespace App\Enums;

/** The eight states and territories. */
enum AustralianState: string
{
    case Nsw = 'NSW';
    case Vic = 'VIC';
    case Qld = 'QLD';
    case Wa = 'WA';
    case Sa = 'SA';
    case Tas = 'TAS';
    case Act = 'ACT';
    case Nt = 'NT';

    public function label(): string
    {
        return match ($this) {
            self::Nsw => 'New South Wales',
            self::Vic => 'Victoria',
            self::Qld => 'Queensland',
            self::Wa => 'Western Australia',
            self::Sa => 'South Australia',
            self::Tas => 'Tasmania',
            self::Act => 'Australian Capital Territory',
            self::Nt => 'Northern Territory',
        };
    }

    /** The time zone of the capital. */
    public function timeZone(): string
    {
        return match ($this) {
            self::Nsw, self::Act => 'Australia/Sydney',
            self::Vic => 'Australia/Melbourne',
            self::Qld => 'Australia/Brisbane',
            self::Wa => 'Australia/Perth',
            self::Sa => 'Australia/Adelaide',
            self::Tas => 'Australia/Hobart',
            self::Nt => 'Australia/Darwin',
        };
    }
}
