<?php

declare(strict_types=1);

namespace App\Policies;

use App\Domain\Clients\EditScope;
use App\Enums\Ability;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Lead;
use App\Models\User;
use App\Support\ContactMask;

/**
 * Actions on single leads. Everyone with viewClients sees all leads. Account managers edit their own, their team's and
 * unassigned leads ({@see EditScope}).
 */
final readonly class LeadPolicy
{
    public function __construct(private EditScope $scope, private CurrentImpersonation $impersonation) {}

    public function view(User $user, Lead $lead): bool
    {
        return $user->hasAbility(Ability::ViewClients);
    }

    /** The form contains contact details, so only users who see these may open it. */
    public function create(User $user): bool
    {
        return $user->hasAbility(Ability::ViewClients) && ContactMask::isLifted($user);
    }

    public function update(User $user, Lead $lead): bool
    {
        return $this->create($user) && $this->scope->includes($user, $lead->owner_id);
    }

    /** May move, assign, delete and restore leads, which needs no contact details. */
    public function work(User $user, Lead $lead): bool
    {
        return $this->view($user, $lead) && $this->scope->includes($user, $lead->owner_id);
    }

    /** Notes and files change nothing on the record. */
    public function contribute(User $user, Lead $lead): bool
    {
        return $this->view($user, $lead);
    }

    /** May reveal masked contact details once. Not during an impersonation. */
    public function revealContact(User $user, Lead $lead): bool
    {
        return $this->view($user, $lead) && $this->impersonation->find() === null;
    }

    public function convert(User $user, Lead $lead): bool
    {
        return $this->update($user, $lead);
    }
}
