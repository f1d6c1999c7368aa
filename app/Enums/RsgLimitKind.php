<?php

declare(strict_types=1);

namespace App\Enums;

/** What a client limits. */
enum RsgLimitKind: string
{
    case Deposit = 'deposit';
    case Stake = 'stake';
    case Loss = 'loss';
    case Session = 'session';

    public function label(): string
    {
        return match ($this) {
            self::Deposit => 'Deposit',
            self::Stake => 'Stake',
            self::Loss => 'Loss',
            self::Session => 'Session time',
        };
    }
}
