<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A conversation with unread messages. */
final readonly class SmsUnread
{
    public function __construct(public int $conversation_id, public int $count, public int $last_message_id) {}
}
