<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

/** A queue with the number of its jobs. */
final readonly class QueueRow
{
    public function __construct(
        public string $name,
        /** Jobs that a worker can take now. */
        public int $waiting,
        /** Jobs whose time has not come. */
        public int $delayed,
        /** Jobs that a worker has taken. */
        public int $reserved,
        /** When the oldest waiting job could be taken, in UTC. */
        public ?string $oldest_at,
        /** Workers that take jobs of this queue. */
        public int $workers,
    ) {}
}
