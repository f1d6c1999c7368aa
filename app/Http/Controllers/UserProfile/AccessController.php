<?php

declare(strict_types=1);

namespace App\Http\Controllers\UserProfile;

use App\Actions\UserProfile\EndOtherSessions;
use App\Actions\UserProfile\EndSession;
use App\Actions\UserProfile\RevokeTrustedDevice;
use App\Models\User;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

/** The user's sessions and trusted devices. */
final class AccessController
{
    public function revokeDevice(Request $request, int $device, RevokeTrustedDevice $revoke): RedirectResponse
    {
        $user = $this->staff($request);
        $revoke->handle($user, $user->trustedDevices()->findOrFail($device));

        return back()->with('success', 'Device removed. It will need a code at its next sign-in.')->with('auto_hide_success_message', true);
    }

    public function endSession(Request $request, string $session, EndSession $endSession): RedirectResponse
    {
        abort_unless($endSession->handle($this->staff($request), $session), 404);

        return back()->with('success', 'Signed out on that device.')->with('auto_hide_success_message', true);
    }

    public function endOtherSessions(Request $request, EndOtherSessions $endOthers): RedirectResponse
    {
        $endOthers->handle($this->staff($request));

        return back()->with('success', 'Signed out everywhere else.')->with('auto_hide_success_message', true);
    }

    private function staff(Request $request): User
    {
        /** @var User */
        return $request->user();
    }
}
