<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether a client’s bank account may be paid to. */
enum BankAccountStatus: string
{
    case Unverified = 'unverified';
    case Verified = 'verified';
    case Blocked = 'blocked';

    public function label(): string
    {
        return match ($this) {
            self::Unverified => 'Unverified',
            self::Verified => 'Verified',
            self::Blocked => 'Blocked',
        };
    }
}
