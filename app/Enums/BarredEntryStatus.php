<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether an entry of the barred list still holds. */
enum BarredEntryStatus: string
{
    case Active = 'active';
    case Expired = 'expired';
    case Lifted = 'lifted';

    public function label(): string
    {
        return ucfirst($this->value);
    }
}
