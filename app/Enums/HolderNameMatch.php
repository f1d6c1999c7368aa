<?php

declare(strict_types=1);

namespace App\Enums;

/** How the name on a bank account compares with the client's name. */
enum HolderNameMatch: string
{
    case Same = 'same';
    case Similar = 'similar';
    case Other = 'other';

    public function label(): string
    {
        return match ($this) {
            self::Same => 'Name matches',
            self::Similar => 'Name is similar',
            self::Other => 'Another name',
        };
    }
}
