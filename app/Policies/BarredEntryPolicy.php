<?php

declare(strict_types=1);

namespace App\Policies;

use App\Enums\Ability;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\User;
use App\Support\ContactMask;

final readonly class BarredEntryPolicy
{
    public function __construct(private CurrentImpersonation $impersonation) {}

    /** Add, edit and lift entries, and decide about clients. Not while impersonating, and executives only read. */
    public function manage(User $user): bool
    {
        return $user->hasAbility(Ability::ViewBarredList) && ContactMask::isLifted($user) && ! $user->isReadOnly() && $this->impersonation->find() === null;
    }

    /** Not while impersonating, because the data leaves Paddock. */
    public function export(User $user): bool
    {
        return $user->hasAbility(Ability::ViewBarredList) && $this->impersonation->find() === null;
    }
}
