<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

/** A running queue worker, as of its last heartbeat. */
final readonly class WorkerRow
{
    /** @param  list<string>  $queues  in the order in which it looks for jobs */
    public function __construct(
        public string $host,
        public int $pid,
        public array $queues,
        /** The class of the job that it runs; null while it waits for one. */
        public ?string $job,
        /** UTC start of the job, or of the wait. */
        public string $since_at,
        /** UTC time of the last heartbeat. */
        public string $seen_at,
        /** No heartbeat for so long that it runs a long job or has died. */
        public bool $is_quiet,
    ) {}
}
