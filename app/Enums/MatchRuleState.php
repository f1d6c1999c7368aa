<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether deposits are matched by a rule without anybody looking. */
enum MatchRuleState: string
{
    case On = 'on';
    case Unproved = 'unproved';
    case Stopped = 'stopped';
    case Never = 'never';

    public function label(): string
    {
        return match ($this) {
            self::On => 'Matches by itself',
            self::Unproved => 'Not proved yet',
            self::Stopped => 'Stopped',
            self::Never => 'Never by itself',
        };
    }
}
