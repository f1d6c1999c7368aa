<?php

declare(strict_types=1);

namespace App\Data\DbClients;

/** A list of DB clients with its assignee and progress. Times are UTC. */
final readonly class DbListRow
{
    public function __construct(
        public int $id,
        public string $name,
        public string $assignee_name,
        public string $creator_name,
        public ?string $due_on,
        public bool $is_overdue,
        public bool $is_filling,
        /** Why the list has fewer DB clients than requested. */
        public ?string $fill_error,
        public int $wanted_rows,
        public int $filled_rows,
        public int $worked,
        /** Still to be called: not called, suppressed or converted. */
        public int $left,
        public ?string $closed_at,
        public string $created_at,
    ) {}
}
