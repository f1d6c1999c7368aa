<?php

declare(strict_types=1);

namespace App\Policies;

use App\Enums\Ability;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\User;

/** Rights to manage accounts of colleagues. `AccountRules` limits it further for single accounts and fields. */
final readonly class UserPolicy
{
    public function __construct(private CurrentImpersonation $impersonation) {}

    /** Executives only read. Not during an impersonation. */
    public function manage(User $manager): bool
    {
        return $manager->hasAbility(Ability::ViewUsers) && ! $manager->isReadOnly() && $this->impersonation->find() === null;
    }
}
