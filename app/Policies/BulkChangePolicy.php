<?php

declare(strict_types=1);

namespace App\Policies;

use App\Models\BulkChange;
use App\Models\User;
use Illuminate\Auth\Access\Response;

/** A change of many is stopped and taken back by whoever made it; to others it is not there. */
final readonly class BulkChangePolicy
{
    public function update(User $user, BulkChange $bulkChange): Response
    {
        return $bulkChange->user_id === $user->id ? Response::allow() : Response::denyAsNotFound();
    }
}
