<?php

declare(strict_types=1);

namespace App\Domain\Users;

use App\Enums\Ability;
use App\Enums\RoleProposalStatus;
use App\Models\Role;
use App\Models\RoleProposal;
use App\Models\User;

/** Checks whether a colleague may decide a proposed change of a role. */
final readonly class RoleProposalChecker
{
    /** Why the user can't take this decision on an open proposal, or null. */
    public function refusal(RoleProposal $proposal, Role $role, RoleProposalStatus $decision, User $user): ?string
    {
        $isOwn = $proposal->proposed_by === $user->id;
        $proposer = $proposal->proposedBy;

        return match (true) {
            $decision === RoleProposalStatus::Withdrawn => $isOwn ? null : 'Only its author can withdraw a proposal.',
            $isOwn => 'You proposed this change. A colleague must decide it.',
            $decision === RoleProposalStatus::Rejected => null,
            $user->isNew() => User::TOO_NEW,
            $user->role_id === $role->id => 'You can’t confirm a change of your own role. A colleague with another role must confirm it.',
            $proposal->role_version !== $role->version => "{$role->title} has changed since this was proposed. Reject it, then propose the change again.",
            $proposer === null || $proposer->trashed() || ! $proposer->is_active || ! $proposer->hasAbility(Ability::ViewRoles) => 'The colleague who proposed this can no longer edit roles. Reject it, then propose the change again.',
            $proposer->isNew() => User::REQUESTER_TOO_NEW,
            default => null,
        };
    }
}
