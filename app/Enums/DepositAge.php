<?php

declare(strict_types=1);

namespace App\Enums;

/** How long a deposit has been waiting, by the limits guide. */
enum DepositAge: string
{
    case Fresh = 'fresh';
    case Waiting = 'waiting';
    case Late = 'late';
    case Overdue = 'overdue';

    public function label(): string
    {
        return $this === self::Fresh ? 'New' : ucfirst($this->value);
    }
}
