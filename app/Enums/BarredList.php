<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether we or a venue barred the person, or they excluded themselves. */
enum BarredList: string
{
    case Barred = 'barred';
    case SelfExclusion = 'self_exclusion';

    public function label(): string
    {
        return match ($this) {
            self::Barred => 'Barred',
            self::SelfExclusion => 'Self-exclusion',
        };
    }
}
