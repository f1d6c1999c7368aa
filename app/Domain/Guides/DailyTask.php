<?php

declare(strict_types=1);

namespace App\Domain\Guides;

/** A task of a role, from a row of the daily tasks guide. */
final readonly class DailyTask
{
    public function __construct(
        public int $roleId,
        public string $role,
        public string $task,
        /** '10:00', or empty. */
        public string $by,
        /** Whether it stays open on the following business days until it is done. */
        public bool $carriesOver,
    ) {}
}
