<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether a client’s bank account can be paid. */
enum BankAccountStatus: string
{
    use PlainLabel;

    case Unverified = 'unverified';
    case Verified = 'verified';
    case Blocked = 'blocked';
}
