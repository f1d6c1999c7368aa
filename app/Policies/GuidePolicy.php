<?php

declare(strict_types=1);

namespace App\Policies;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Guide;
use App\Models\User;

final readonly class GuidePolicy
{
    public function __construct(private CurrentImpersonation $impersonation) {}

    /** Not while impersonating, because it says that a person has read the text. Executives only read. */
    public function acknowledge(User $user, Guide $guide): bool
    {
        return $user->hasAbility(Ability::ViewGuides) && ! $user->isReadOnly() && $this->impersonation->find() === null;
    }

    /**
     * Write, publish and withdraw versions, and see who has acknowledged: the guide's owner, people managers and developers
     * (decision 0068). Not while impersonating, and executives only read.
     */
    public function edit(User $user, Guide $guide): bool
    {
        return $user->hasAbility(Ability::ViewGuides)
            && ($guide->owner_id === $user->id || $user->is_developer_staff || $user->roleName() === StaffRole::PeopleManager->value)
            && ! $user->isReadOnly() && $this->impersonation->find() === null;
    }
}
