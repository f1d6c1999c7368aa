<?php

declare(strict_types=1);

namespace App\Policies;

use App\Enums\Ability;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\User;

final readonly class BarredEntryPolicy
{
    public function __construct(private CurrentImpersonation $impersonation) {}

    /** Not while impersonating, because the data leaves Paddock. */
    public function export(User $user): bool
    {
        return $user->hasAbility(Ability::ViewBarredList) && $this->impersonation->find() === null;
    }
}
