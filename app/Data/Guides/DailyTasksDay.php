<?php

declare(strict_types=1);

namespace App\Data\Guides;

/** The tasks of a business day. */
final readonly class DailyTasksDay
{
    /** @param  list<DailyTaskRow>  $tasks */
    public function __construct(
        public string $date,
        public bool $is_today,
        /** Weekends and public holidays have no tasks. */
        public bool $is_business_day,
        public string $previous_day,
        /** Null on today. */
        public ?string $next_day,
        /** Whether the tasks of all roles are shown. */
        public bool $is_all_roles,
        public array $tasks,
    ) {}
}
