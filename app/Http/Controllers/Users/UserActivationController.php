<?php

declare(strict_types=1);

namespace App\Http\Controllers\Users;

use App\Actions\Users\DeactivateUser;
use App\Actions\Users\ReactivateUser;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Users\DeactivateUserRequest;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Ends and restores a colleague's access. */
final class UserActivationController
{
    use AnswersChange;

    public function store(User $user, ReactivateUser $reactivate, #[CurrentUser] User $manager): RedirectResponse
    {
        return $this->changed(static fn () => $reactivate->handle($user, $manager), "{$user->full_name} can sign in again.");
    }

    public function destroy(DeactivateUserRequest $request, User $user, DeactivateUser $deactivate): RedirectResponse
    {
        return $this->changed(
            static fn () => $deactivate->handle($user, $request->recipients(), $request->staff()),
            "{$user->full_name} was deactivated and signed out everywhere.",
        );
    }
}
