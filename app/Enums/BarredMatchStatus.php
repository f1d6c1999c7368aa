<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether a barred person and a client are one person. */
enum BarredMatchStatus: string
{
    case Suggested = 'suggested';
    case Same = 'same';
    case Different = 'different';

    public function label(): string
    {
        return match ($this) {
            self::Suggested => 'To review',
            self::Same => 'Same person',
            self::Different => 'Not the same person',
        };
    }
}
