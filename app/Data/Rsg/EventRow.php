<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\RsgEventKind;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgEventStatus;

/** An RSG event in its queue. Times are UTC. */
final readonly class EventRow
{
    public function __construct(
        public int $id,
        public RsgClient $client,
        public RsgEventKind $kind,
        public string $description,
        public RsgEventSeverity $severity,
        public RsgEventStatus $status,
        /** The next status; null after the last. */
        public ?RsgEventStatus $next_status,
        public ?string $due_at,
        public ?int $owner_id,
        public ?string $owner_name,
        public string $created_at,
        public ?string $actioned_at,
        /** By the owner: who closes an event owns it. */
        public ?string $closed_at,
    ) {}
}
