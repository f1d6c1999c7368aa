<?php

declare(strict_types=1);

namespace App\Http\Controllers\UserProfile;

use App\Actions\UserProfile\ChangePassword;
use App\Actions\UserProfile\RenewRecoveryCodes;
use App\Actions\UserProfile\ResetSecondFactor;
use App\Domain\Auth\SecretFlash;
use App\Http\Requests\UserProfile\ChangePasswordRequest;
use App\Http\Requests\UserProfile\ConfirmedRequest;
use App\Inertia\Inertia;
use Illuminate\Http\RedirectResponse;

/** Password, authenticator app and recovery codes. Each change requires the current password. */
final class CredentialsController
{
    public function password(ChangePasswordRequest $request, ChangePassword $changePassword): RedirectResponse
    {
        $changePassword->handle($request->staff(), $request->string('password')->value());

        return back()->with('success', 'Password changed. You were signed out everywhere else.');
    }

    public function recoveryCodes(ConfirmedRequest $request, RenewRecoveryCodes $renew, SecretFlash $secrets): RedirectResponse
    {
        $secrets->put(SecretFlash::RECOVERY_CODES, $renew->handle($request->staff()));

        return back();
    }

    public function twoFactor(ConfirmedRequest $request, ResetSecondFactor $reset): RedirectResponse
    {
        $reset->handle($request->staff());
        Inertia::clearHistory();

        return redirect()->route('two-factor')->with('success', 'The old authenticator app was removed. Set up the new one.');
    }
}
