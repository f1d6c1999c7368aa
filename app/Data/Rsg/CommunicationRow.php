<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\RsgChannel;
use App\Enums\RsgEventSeverity;

/** A responsible-gambling message in its queue. Times are UTC. */
final readonly class CommunicationRow
{
    public function __construct(
        public int $id,
        public RsgClient $client,
        public string $body,
        /** The colleague who wrote it; null for the client. */
        public ?string $sender_name,
        public RsgChannel $channel,
        public string $sent_at,
        public RsgEventSeverity $severity,
        public string $due_at,
        public ?string $owner_name,
        public ?string $resolved_at,
        public ?string $resolver_name,
    ) {}
}
