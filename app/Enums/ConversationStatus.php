<?php

declare(strict_types=1);

namespace App\Enums;

/** Where an SMS conversation stands: open > pending or snoozed > resolved. */
enum ConversationStatus: string
{
    case Open = 'open';
    case Pending = 'pending';
    case Snoozed = 'snoozed';
    case Resolved = 'resolved';

    public function label(): string
    {
        return ucfirst($this->value);
    }
}
