<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\RsgEventSeverity;
use App\Enums\RsgEventStatus;

/** A sign of harm and the work on it. Times are UTC. */
final readonly class RsgEventRow
{
    public function __construct(
        public int $id,
        public string $kind_label,
        public RsgEventSeverity $severity,
        public string $description,
        public RsgEventStatus $status,
        /** The step that may follow; null after the last. */
        public ?RsgEventStatus $next_status,
        public ?string $owner_name,
        public ?string $due_at,
        public bool $is_overdue,
        public string $created_at,
    ) {}
}
