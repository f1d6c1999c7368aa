<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether a client’s bank account can be paid. */
enum BankAccountStatus: string
{
    case Unverified = 'unverified';
    case Verified = 'verified';
    case Blocked = 'blocked';

    public function label(): string
    {
        return ucfirst($this->value);
    }
}
