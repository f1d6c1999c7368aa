<?php

declare(strict_types=1);

namespace App\Policies;

use App\Domain\DbClients\DbClientScope;
use App\Models\DbCleanup;
use App\Models\User;
use Illuminate\Auth\Access\Response;

final readonly class DbCleanupPolicy
{
    /** May stop and undo a run. Contractors know only their own. */
    public function manage(User $user, DbCleanup $cleanup): Response
    {
        return DbClientScope::of($user)->isOwnListsOnly && $cleanup->user_id !== $user->id ? Response::denyAsNotFound() : Response::allow();
    }
}
