<?php

declare(strict_types=1);

namespace App\Enums;

/** A way to contact a person. */
enum ConsentChannel: string
{
    case Phone = 'phone';
    case Sms = 'sms';
    case Email = 'email';

    public function label(): string
    {
        return $this === self::Sms ? 'SMS' : ucfirst($this->value);
    }
}
