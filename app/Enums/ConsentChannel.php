<?php

declare(strict_types=1);

namespace App\Enums;

/** How a person may be reached. */
enum ConsentChannel: string
{
    case Phone = 'phone';
    case Sms = 'sms';
    case Email = 'email';

    public function label(): string
    {
        return match ($this) {
            self::Phone => 'Phone',
            self::Sms => 'SMS',
            self::Email => 'Email',
        };
    }
}
