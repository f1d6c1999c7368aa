<?php

declare(strict_types=1);

namespace App\Policies;

use App\Enums\Ability;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\User;

/** Decisions about excluded people. The ability viewRsg opens the pages. */
final readonly class ExclusionCasePolicy
{
    public function __construct(private CurrentImpersonation $impersonation) {}

    public function work(User $user): bool
    {
        return $user->hasAbility(Ability::ViewRsg) && $this->impersonation->find() === null;
    }

    /** Only the colleagues who look after the barred lists and the register. */
    public function lift(User $user): bool
    {
        return $this->work($user) && $user->hasAbility(Ability::ViewBarredList) && $user->hasAbility(Ability::ViewBetstopUpdates);
    }
}
