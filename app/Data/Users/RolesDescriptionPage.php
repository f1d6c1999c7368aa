<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Data\Clients\HistoryEntry;

/** Users/RolesDescription. */
final readonly class RolesDescriptionPage
{
    /**
     * @param  list<RoleRow>  $roles
     * @param  list<RightGroup>  $groups
     * @param  list<RoleProposalRow>  $proposals  the open ones
     * @param  list<HistoryEntry>  $history
     */
    public function __construct(
        public array $roles,
        public array $groups,
        /** The chosen role. */
        public int $role_id,
        public array $proposals,
        public array $history,
        public bool $can_edit,
    ) {}
}
