<?php

declare(strict_types=1);

namespace App\Http\Controllers\Users;

use App\Actions\Users\ConfirmSecondFactorReset;
use App\Actions\Users\RequestSecondFactorReset;
use App\Actions\Users\WithdrawSecondFactorReset;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Users\RequestSecondFactorResetRequest;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

/** The removal of a colleague's authenticator app by two people. */
final class SecondFactorResetController
{
    use AnswersChange;

    public function store(RequestSecondFactorResetRequest $request, User $user, RequestSecondFactorReset $reset): RedirectResponse
    {
        return $this->changed(
            static fn () => $reset->handle($user, $request->string('reason')->trim()->value(), $request->staff()),
            'Reset requested. A colleague must confirm it.',
        );
    }

    /** `seen` is when the request on the page was made. */
    public function update(Request $request, User $user, ConfirmSecondFactorReset $confirm, #[CurrentUser] User $manager): RedirectResponse
    {
        $request->validate(['seen' => ['required', 'string']]);

        return $this->changed(
            static fn () => $confirm->handle($user, $request->string('seen')->value(), $manager),
            "Authenticator app removed. {$user->full_name} sets up a new one at the next sign-in.",
        );
    }

    /** `seen` is when the request on the page was made. */
    public function destroy(Request $request, User $user, WithdrawSecondFactorReset $withdraw, #[CurrentUser] User $manager): RedirectResponse
    {
        $request->validate(['seen' => ['required', 'string']]);

        return $this->changed(static fn () => $withdraw->handle($user, $request->string('seen')->value(), $manager), 'Request withdrawn.');
    }
}
