<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether a rule matches deposits automatically. */
enum MatchRuleState: string
{
    case On = 'on';
    case Unproved = 'unproved';
    case Stopped = 'stopped';
    case Never = 'never';

    public function label(): string
    {
        return match ($this) {
            self::On => 'Matches automatically',
            self::Unproved => 'Not proven yet',
            self::Stopped => 'Stopped',
            self::Never => 'Never automatic',
        };
    }
}
