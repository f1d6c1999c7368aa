<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use App\Events\Auth\StaffSessionsEnded;
use App\Models\User;
use Illuminate\Support\Facades\Auth;

/** Ends sessions and trust after a change of sign-in details. */
final readonly class AccountSecurity
{
    public function __construct(
        private SignedInSession $session,
        private SessionRegistry $sessions,
        private TrustedDevices $devices,
    ) {}

    /** Ends all sessions of the user except the current one. Call this in the transaction of the change. */
    public function endOtherSessions(User $user): void
    {
        // Incremented in the database, so that simultaneous changes both count.
        User::query()->whereKey($user->id)->increment('security_version');
        $user->forceFill(['security_version' => User::query()->whereKey($user->id)->value('security_version')]);
        $user->syncOriginalAttribute('security_version');

        if (Auth::id() === $user->id) {
            $this->session->renew($user);
        }
        $this->sessions->endAllButCurrent($user);
        event(new StaffSessionsEnded($user->id));
    }

    /** Also revokes all trusted devices. */
    public function credentialsChanged(User $user): void
    {
        $this->endOtherSessions($user);
        $this->devices->revokeAll($user);
    }

    /** Removes the authenticator app and the recovery codes. The next sign-in sets up a new app. */
    public function removeSecondFactor(User $user): void
    {
        $user->forceFill(['totp_secret' => null, 'totp_confirmed_at' => null, 'recovery_codes' => null])->save();
        $user->secondFactorReset()->delete();
        $this->credentialsChanged($user);
    }
}
