<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether the business barred the person, or they excluded themselves. */
enum BarredList: string
{
    case Barred = 'barred';
    case SelfExclusion = 'self_exclusion';

    public function label(): string
    {
        return match ($this) {
            self::Barred => 'Barred by us',
            self::SelfExclusion => 'Self-exclusion',
        };
    }
}
