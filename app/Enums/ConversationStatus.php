<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of an SMS conversation: open > pending or snoozed > resolved. */
enum ConversationStatus: string
{
    use PlainLabel;

    case Open = 'open';
    case Pending = 'pending';
    case Snoozed = 'snoozed';
    case Resolved = 'resolved';
}
