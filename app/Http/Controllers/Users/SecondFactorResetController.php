<?php

declare(strict_types=1);

namespace App\Http\Controllers\Users;

use App\Actions\Users\ConfirmSecondFactorReset;
use App\Actions\Users\RequestSecondFactorReset;
use App\Actions\Users\WithdrawSecondFactorReset;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Users\ConfirmSecondFactorResetRequest;
use App\Http\Requests\Users\RequestSecondFactorResetRequest;
use App\Models\User;
use Illuminate\Http\RedirectResponse;

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

    public function update(ConfirmSecondFactorResetRequest $request, User $user, ConfirmSecondFactorReset $confirm): RedirectResponse
    {
        return $this->changed(
            static fn () => $confirm->handle($user, $request->string('seen')->value(), $request->staff()),
            "Authenticator app removed. {$user->full_name} sets up a new one at the next sign-in.",
        );
    }

    public function destroy(User $user, WithdrawSecondFactorReset $withdraw): RedirectResponse
    {
        return $this->changed(static fn () => $withdraw->handle($user), 'Request withdrawn.');
    }
}
