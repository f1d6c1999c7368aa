<?php

declare(strict_types=1);

namespace App\Policies;

use App\Models\PhoneLog;
use App\Models\User;
use Illuminate\Auth\Access\Response;

/** Only the caller says how a call ended; others get a 404. */
final readonly class PhoneLogPolicy
{
    public function update(User $user, PhoneLog $phoneLog): Response
    {
        return $phoneLog->user_id === $user->id ? Response::allow() : Response::denyAsNotFound();
    }
}
