<?php

declare(strict_types=1);

namespace App\Enums;

/** The urgency of an event or a communication. */
enum RsgEventSeverity: string
{
    use PlainLabel;

    case Low = 'low';
    case Medium = 'medium';
    case High = 'high';

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
