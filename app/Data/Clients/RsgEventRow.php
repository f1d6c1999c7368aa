<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\RsgEventSeverity;
use App\Enums\RsgEventStatus;

/** An RSG event and its progress. Times are UTC. */
final readonly class RsgEventRow
{
    public function __construct(
        public int $id,
        public string $kind_label,
        public RsgEventSeverity $severity,
        public string $description,
        public RsgEventStatus $status,
        /** The next status; null after the last. */
        public ?RsgEventStatus $next_status,
        public ?string $owner_name,
        public ?string $due_at,
        public bool $is_overdue,
        public string $created_at,
    ) {}
}
