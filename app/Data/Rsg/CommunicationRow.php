<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Data\Clients\RsgSender;
use App\Enums\RsgChannel;
use App\Enums\RsgEventSeverity;

/** A responsible-gambling message in its queue. Times are UTC. */
final readonly class CommunicationRow
{
    public function __construct(
        public int $id,
        public RsgClient $client,
        public string $body,
        public RsgSender $sender,
        public bool $is_from_client,
        public RsgChannel $channel,
        public string $sent_at,
        /** '20 Nov 2026, 14:05' in the reader's zone. */
        public string $sent_at_human_format,
        public RsgEventSeverity $severity,
        public string $due_at,
        public ?string $owner_name,
        public bool $is_resolved,
        public ?string $resolved_at,
        public ?string $resolver_name,
    ) {}
}
