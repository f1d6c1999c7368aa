<?php

declare(strict_types=1);

namespace App\Data\Guides;

/** A task of a role on a business day. */
final readonly class DailyTaskRow
{
    public function __construct(
        public string $role,
        public string $task,
        /** The business day, sent with a tick. */
        public string $day,
        /** '10:00', or empty. */
        public string $by,
        /** The business day since which a carried-over task has been open; null when it is of the day. */
        public ?string $open_since,
        public ?string $completed_at,
        public ?string $completed_by,
        /** Whether the viewer can tick it or undo their tick. */
        public bool $can_change,
    ) {}
}
