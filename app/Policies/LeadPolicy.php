<?php

declare(strict_types=1);

namespace App\Policies;

use App\Enums\Ability;
use App\Models\Lead;
use App\Models\User;
use App\Services\Contacts\ContactMask;
use App\Services\Impersonation\CurrentImpersonation;

/**
 * What a person may do with leads. Whoever sees clients sees all of them; account managers change those of their own or
 * their team, and those that nobody owns ({@see EditScope}).
 */
final readonly class LeadPolicy
{
    public function __construct(private EditScope $scope, private CurrentImpersonation $impersonation) {}

    public function view(User $user, Lead $lead): bool
    {
        return $user->hasAbility(Ability::ViewClients);
    }

    /** The form holds the contact details, so it is for those who see them. */
    public function create(User $user): bool
    {
        return $user->hasAbility(Ability::ViewClients) && ContactMask::isLifted($user);
    }

    public function update(User $user, Lead $lead): bool
    {
        return $this->create($user) && $this->scope->includes($user, $lead->owner_id);
    }

    /** Where it stands, whose it is, whether it is kept: what can be judged without the contact details. */
    public function work(User $user, Lead $lead): bool
    {
        return $this->view($user, $lead) && $this->scope->includes($user, $lead->owner_id);
    }

    /** Notes and files change nothing on the record. */
    public function contribute(User $user, Lead $lead): bool
    {
        return $this->view($user, $lead);
    }

    /** One look at hidden contact details, in one's own name. */
    public function revealContact(User $user, Lead $lead): bool
    {
        return $this->view($user, $lead) && $this->impersonation->find() === null;
    }

    public function convert(User $user, Lead $lead): bool
    {
        return $this->update($user, $lead);
    }
}
