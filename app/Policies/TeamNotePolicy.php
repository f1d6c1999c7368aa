<?php

declare(strict_types=1);

namespace App\Policies;

use App\Domain\Notes\RecordAccess;
use App\Enums\Ability;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\TeamNote;
use App\Models\User;

/** All staff but contractors read team notes. Executives and impersonated users only read. The author and developer staff change a note. */
final readonly class TeamNotePolicy
{
    public function __construct(private CurrentImpersonation $impersonation) {}

    public function viewAny(User $user): bool
    {
        return ! $user->hasAbility(Ability::CanViewDatabaseOnly);
    }

    public function create(User $user): bool
    {
        return $this->viewAny($user) && ! $user->isReadOnly() && $this->impersonation->find() === null;
    }

    public function change(User $user, TeamNote $note): bool
    {
        return $this->create($user) && RecordAccess::isOwn($user, $note->user_id);
    }
}
