<?php

declare(strict_types=1);

namespace App\Enums;

/** Which way an email or an SMS went: from the client, or from us. */
enum MessageDirection: string
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
