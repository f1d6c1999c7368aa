<?php

declare(strict_types=1);

namespace App\Policies;

use App\Models\BulkChange;
use App\Models\User;
use Illuminate\Auth\Access\Response;

/** Only its user may stop or undo a bulk change; others get a 404. */
final readonly class BulkChangePolicy
{
    public function update(User $user, BulkChange $bulkChange): Response
    {
        return $bulkChange->user_id === $user->id ? Response::allow() : Response::denyAsNotFound();
    }
}
