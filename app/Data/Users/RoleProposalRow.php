<?php

declare(strict_types=1);

namespace App\Data\Users;

/** An open proposal. The time is UTC. */
final readonly class RoleProposalRow
{
    /**
     * @param  list<string>  $added  in words
     * @param  list<string>  $removed  in words
     */
    public function __construct(
        public int $id,
        public int $role_id,
        public string $role_title,
        public array $added,
        public array $removed,
        public string $reason,
        public string $proposed_by,
        public string $proposed_at,
        public bool $is_own,
        /** Why the viewer can't confirm it, or null. */
        public ?string $refusal,
    ) {}
}
