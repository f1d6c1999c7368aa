<?php

declare(strict_types=1);

namespace App\Enums;

/** How a template is sent. */
enum MessageChannel: string
{
    case Sms = 'sms';
    case Email = 'email';

    public function label(): string
    {
        return $this === self::Sms ? 'SMS' : ucfirst($this->value);
    }
}
