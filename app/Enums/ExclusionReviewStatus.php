<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether a record belongs to an excluded person: open until a colleague decides. */
enum ExclusionReviewStatus: string
{
    case Open = 'open';
    case Same = 'same';
    case Different = 'different';

    public function label(): string
    {
        return match ($this) {
            self::Open => 'To decide',
            self::Same => 'Same person',
            self::Different => 'Not the same person',
        };
    }
}
