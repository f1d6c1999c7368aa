<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\ExclusionCaseStatus;

/** An excluded person in the list. Times are UTC. */
final readonly class ExclusionCaseRow
{
    public function __construct(
        public int $id,
        /** The client who was excluded first. */
        public RsgClient $client,
        /** Such as "BetStop, Barred". */
        public string $reasons,
        public ExclusionCaseStatus $status,
        /** A second colleague must confirm it. */
        public bool $is_lift_requested,
        public int $steps,
        public int $steps_done,
        /** When the next step is due, or a requested lift can be confirmed. */
        public ?string $next_due_at,
        /** When the whole checklist is due. */
        public string $due_at,
        public ?string $owner_name,
        public string $created_at,
    ) {}
}
