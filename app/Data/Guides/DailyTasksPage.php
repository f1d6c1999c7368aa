<?php

declare(strict_types=1);

namespace App\Data\Guides;

/** The tasks of a business day, with the guide that they come from. */
final readonly class DailyTasksPage
{
    /** @param  list<DailyTaskRow>  $tasks */
    public function __construct(
        public string $day,
        public bool $is_today,
        /** Weekends and public holidays have no tasks. */
        public bool $is_business_day,
        public string $previous_day,
        /** Null on today. */
        public ?string $next_day,
        /** Whether the tasks of all roles are shown. */
        public bool $is_all_roles,
        public array $tasks,
        public GuidePage $guide,
    ) {}
}
