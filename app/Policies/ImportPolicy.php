<?php

declare(strict_types=1);

namespace App\Policies;

use App\Enums\Ability;
use App\Enums\ImportKind;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Import;
use App\Models\User;

/**
 * Staff who decide risk checks can import, but not while impersonating. DB clients also need the DB clients ability.
 * Everyone who sees such records sees the history. Only the importer and developers manage an import.
 */
final readonly class ImportPolicy
{
    public function __construct(private CurrentImpersonation $impersonation) {}

    public function view(User $user, Import $import): bool
    {
        return $this->viewKind($user, $import->kind);
    }

    /** The file of rows that were not imported: for the importer, who corrects them, and for colleagues who may export clients. */
    public function downloadRows(User $user, Import $import): bool
    {
        return $this->view($user, $import)
            && ($import->user_id === $user->id || $user->hasAbility(Ability::ViewReportExports))
            && $this->impersonation->find() === null;
    }

    public function viewKind(User $user, ImportKind $kind): bool
    {
        return $user->hasAbility(Ability::ViewClients)
            && ($kind !== ImportKind::DbClients || ($user->hasAbility(Ability::ViewDbClients) && ! $user->hasAbility(Ability::CanViewDatabaseOnly)));
    }

    /** The gate `importClients`. Refused while impersonating. */
    public function create(User $user): bool
    {
        return $user->hasAbility(Ability::ViewClients)
            && ($user->hasAbility(Ability::RiskCheckClients)
                || ($user->is_developer_staff && ! isset($user->withheldAbilities()[Ability::RiskCheckClients->value])))
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
