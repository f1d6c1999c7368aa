<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\RsgChannel;

/** A responsible-gambling message with a client. Times are UTC. */
final readonly class RsgCommunicationRow
{
    public function __construct(
        public int $id,
        public RsgChannel $channel,
        public string $channel_label,
        /** Null when the client wrote it. */
        public ?string $sender_name,
        /** The sender, or the client. */
        public string $from_name,
        public string $body,
        public string $sent_at,
        public bool $is_resolved,
        public ?string $resolved_at,
        public ?string $resolver_name,
    ) {}
}
