<?php

declare(strict_types=1);

namespace App\Enums;

/** What the national self-exclusion register (BetStop) last said of a client. */
enum BetstopState: string
{
    case Unchecked = 'unchecked';
    case Clear = 'clear';
    case Registered = 'registered';

    public function label(): string
    {
        return match ($this) {
            self::Unchecked => 'Not checked',
            self::Clear => 'Clear',
            self::Registered => 'Registered',
        };
    }
}
