<?php

declare(strict_types=1);

namespace App\Http\Controllers\UserProfile;

use App\Actions\UserProfile\EndOtherSessions;
use App\Actions\UserProfile\EndSession;
use App\Actions\UserProfile\RevokeTrustedDevice;
use App\Http\Requests\UserProfile\ConfirmedRequest;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** The user's sessions and trusted devices. */
final class AccessController
{
    public function revokeDevice(#[CurrentUser] User $user, int $device, RevokeTrustedDevice $revoke): RedirectResponse
    {
        $revoke->handle($user, $user->trustedDevices()->findOrFail($device));

        return back()->with('success', 'Device removed. It will need a code at its next sign-in.')->with('auto_hide_success_message', true);
    }

    public function endSession(#[CurrentUser] User $user, string $session, EndSession $endSession): RedirectResponse
    {
        return $endSession->handle($user, $session)
            ? back()->with('success', 'Signed out on that device.')->with('auto_hide_success_message', true)
            : back()->with('error', 'That session had already ended.');
    }

    public function endOtherSessions(ConfirmedRequest $request, EndOtherSessions $endOthers): RedirectResponse
    {
        $endOthers->handle($request->staff());

        return back()->with('success', 'Signed out everywhere else.')->with('auto_hide_success_message', true);
    }
}
