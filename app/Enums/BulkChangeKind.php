<?php

declare(strict_types=1);

namespace App\Enums;

/** A change to many clients at once. */
enum BulkChangeKind: string
{
    case Manager = 'manager';
    case Status = 'status';
    case Note = 'note';

    public function label(): string
    {
        return match ($this) {
            self::Manager => 'Assign manager',
            self::Status => 'Change status',
            self::Note => 'Add note',
        };
    }
}
