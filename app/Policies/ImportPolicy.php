<?php

declare(strict_types=1);

namespace App\Policies;

use App\Enums\Ability;
use App\Enums\ImportKind;
use App\Models\Import;
use App\Models\User;
use App\Services\Impersonation\CurrentImpersonation;

/**
 * Who may bring people in by file: those who judge new accounts, in their own name, and for DB clients those who work with
 * them. The history is for everybody who sees such people; an import is run, stopped and undone by whom it belongs to.
 */
final readonly class ImportPolicy
{
    public function __construct(private CurrentImpersonation $impersonation) {}

    public function view(User $user, Import $import): bool
    {
        return $this->viewKind($user, $import->kind);
    }

    public function viewKind(User $user, ImportKind $kind): bool
    {
        return $user->hasAbility(Ability::ViewClients)
            && ($kind !== ImportKind::DbClients || ($user->hasAbility(Ability::ViewDbClients) && ! $user->hasAbility(Ability::CanViewDatabaseOnly)));
    }

    /** The gate `importClients`: nobody brings people in under another person's name. */
    public function create(User $user): bool
    {
        return $user->hasAbility(Ability::ViewClients)
            && ($user->hasAbility(Ability::RiskCheckClients) || $user->is_developer_staff)
            && $this->impersonation->find() === null;
    }

    public function createKind(User $user, ImportKind $kind): bool
    {
        return $this->create($user) && $this->viewKind($user, $kind);
    }

    public function manage(User $user, Import $import): bool
    {
        return $this->createKind($user, $import->kind) && ($import->user_id === $user->id || $user->is_developer_staff);
    }
}
