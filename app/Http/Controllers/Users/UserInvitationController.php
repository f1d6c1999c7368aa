<?php

declare(strict_types=1);

namespace App\Http\Controllers\Users;

use App\Actions\Users\SendInvitation;
use App\Actions\Users\WithdrawInvitation;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class UserInvitationController
{
    use AnswersChange;

    public function store(User $user, SendInvitation $send, #[CurrentUser] User $manager): RedirectResponse
    {
        return $this->changed(static fn () => $send->handle($user, $manager), "Invitation sent to {$user->email}. Earlier links no longer work.");
    }

    public function destroy(User $user, WithdrawInvitation $withdraw, #[CurrentUser] User $manager): RedirectResponse
    {
        return $this->changed(static fn () => $withdraw->handle($user, $manager), 'Invitation withdrawn.');
    }
}
