<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether a user can open a page or take an action. */
enum AccessState: string
{
    case Open = 'open';
    case Record = 'record';
    case Closed = 'closed';

    public function label(): string
    {
        return match ($this) {
            self::Open => 'Yes',
            self::Record => 'Depends on the record',
            self::Closed => 'No',
        };
    }
}
