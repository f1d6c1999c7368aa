<?php

declare(strict_types=1);

namespace App\Enums;

/** How urgent it is. */
enum RsgEventSeverity: string
{
    case Low = 'low';
    case Medium = 'medium';
    case High = 'high';

    public function label(): string
    {
        return ucfirst($this->value);
    }

    /** Time within which staff must act. */
    public function daysToAct(): int
    {
        return match ($this) {
            self::High => 1,
            self::Medium => 3,
            self::Low => 7,
        };
    }
}
