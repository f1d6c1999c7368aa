<?php

declare(strict_types=1);

namespace App\Enums;

/** What the register answered. */
enum BetstopCheckResult: string
{
    case Clear = 'clear';
    case Registered = 'registered';
    case Error = 'error';

    public function label(): string
    {
        return match ($this) {
            self::Clear => 'Clear',
            self::Registered => 'Registered',
            self::Error => 'No answer',
        };
    }
}
