<?php

declare(strict_types=1);

namespace App\Policies;

use App\Enums\Ability;
use App\Models\Certification;
use App\Models\User;

/** Managers review the certifications of their reports, holders of viewCertificationTypes everyone's. Users can't decide their own. */
final readonly class CertificationPolicy
{
    /** Whether the user reviews anyone's certifications. */
    public function reviewAny(User $user): bool
    {
        return $user->hasAbility(Ability::ViewCertificationTypes) || User::query()->where('manager_id', $user->id)->exists();
    }

    /** Whether the user sees a colleague's certifications and open work. */
    public function reviewOf(User $user, User $colleague): bool
    {
        return $user->hasAbility(Ability::ViewCertificationTypes) || $colleague->manager_id === $user->id;
    }

    public function view(User $user, Certification $certification): bool
    {
        return $certification->user_id === $user->id || $this->reviewOf($user, $certification->loadMissing('user')->user);
    }

    public function decide(User $user, Certification $certification): bool
    {
        return $certification->user_id !== $user->id && $this->reviewOf($user, $certification->loadMissing('user')->user);
    }

    /** The holder sends evidence. */
    public function prove(User $user, Certification $certification): bool
    {
        return $certification->user_id === $user->id;
    }
}
