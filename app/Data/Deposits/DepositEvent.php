<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** An event in the history of a deposit. The time is UTC. */
final readonly class DepositEvent
{
    public function __construct(
        public int $id,
        public string $title,
        /** Further details, such as the reason. */
        public ?string $note,
        /** Null for an automatic event. */
        public ?string $actor_name,
        public string $at,
    ) {}
}
