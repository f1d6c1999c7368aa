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
        public RsgSender $sender,
        public bool $is_from_client,
        public string $body,
        public string $sent_at,
        /** '20 Nov 2026, 14:05' in the reader's zone. */
        public string $sent_at_human_format,
        public bool $is_resolved,
        public ?string $resolved_at,
        public ?string $resolver_name,
    ) {}
}
