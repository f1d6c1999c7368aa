<?php

declare(strict_types=1);

namespace App\Enums;

/** The kind of limit that a client sets. */
enum RsgLimitKind: string
{
    case Deposit = 'deposit';
    case Stake = 'stake';
    case Loss = 'loss';
    case Session = 'session';

    public function label(): string
    {
        return $this === self::Session ? 'Session time' : ucfirst($this->value);
    }
}
