<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** Something that happened to a deposit. The time is UTC. */
final readonly class DepositEvent
{
    public function __construct(
        public int $id,
        public string $title,
        /** What else is to be said, such as the reason. */
        public ?string $note,
        /** Null when the program acted. */
        public ?string $actor_name,
        public string $at,
    ) {}
}
