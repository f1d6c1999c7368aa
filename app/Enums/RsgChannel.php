<?php

declare(strict_types=1);

namespace App\Enums;

/** The channel of a responsible-gambling communication. */
enum RsgChannel: string
{
    case Sms = 'sms';
    case Email = 'email';
    case Phone = 'phone';
    case Chat = 'chat';
    case Letter = 'letter';

    public function label(): string
    {
        return match ($this) {
            self::Sms => 'SMS',
            self::Chat => 'Live chat',
            default => ucfirst($this->value),
        };
    }
}
