<?php

declare(strict_types=1);

namespace App\Enums;

/** How a responsible-gambling communication reached, or came from, a client. */
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
            self::Email => 'Email',
            self::Phone => 'Phone',
            self::Chat => 'Live chat',
            self::Letter => 'Letter',
        };
    }
}
