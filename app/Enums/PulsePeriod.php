<?php

declare(strict_types=1);

namespace App\Enums;

/** The periods of /pulse. */
enum PulsePeriod: string
{
    use ListView;

    case Hour = '1h';
    case SixHours = '6h';
    case Day = '24h';

    public function label(): string
    {
        return match ($this) {
            self::Hour => '1 hour',
            self::SixHours => '6 hours',
            self::Day => '24 hours',
        };
    }

    public function hours(): int
    {
        return (int) $this->value;
    }
}
