<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\MessageDirection;
use App\Enums\SmsStatus;

/** One SMS of a client's conversation. Times are UTC. */
final readonly class SmsBubble
{
    public function __construct(
        public int $id,
        public MessageDirection $direction,
        /** Null for viewers who can't read messages. */
        public ?string $body,
        public SmsStatus $status,
        public ?string $error,
        public int $segments,
        /** The colleague who wrote it; null for the client and for automatic messages. */
        public ?string $author_name,
        public string $sent_at,
        public ?string $delivered_at,
        public bool $is_unread,
    ) {}
}
