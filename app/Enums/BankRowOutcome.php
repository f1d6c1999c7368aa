<?php

declare(strict_types=1);

namespace App\Enums;

/** What becomes of a row of a bank file. */
enum BankRowOutcome: string
{
    case Created = 'new';
    case Duplicate = 'duplicate';
    case Error = 'error';

    public function label(): string
    {
        return match ($this) {
            self::Created => 'New',
            self::Duplicate => 'Duplicate',
            self::Error => 'Error',
        };
    }
}
