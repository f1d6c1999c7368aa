<?php

declare(strict_types=1);

namespace App\Enums;

/** Who sent an SMS: the client, or us. */
enum SmsDirection: string
{
    case Inbound = 'inbound';
    case Outbound = 'outbound';

    public function label(): string
    {
        return match ($this) {
            self::Inbound => 'Inbound',
            self::Outbound => 'Outbound',
        };
    }
}
