<?php

declare(strict_types=1);

namespace App\Services\Auth;

use App\Events\Auth\StaffSessionsEnded;
use App\Models\User;
use Illuminate\Support\Facades\Auth;

/** What every change of a person's sign-in details brings about, besides the change. */
final readonly class AccountSecurity
{
    public function __construct(
        private SignedInSession $session,
        private SessionRegistry $sessions,
        private TrustedDevices $devices,
    ) {}

    /** Ends the person's sessions, but not the one that asks for it. Call it inside the change's transaction. */
    public function endOtherSessions(User $user): void
    {
        // In the database, not from the model: two changes at once must both count.
        User::query()->whereKey($user->id)->increment('security_version');
        $user->forceFill(['security_version' => User::query()->whereKey($user->id)->value('security_version')]);
        $user->syncOriginalAttribute('security_version');

        if (Auth::id() === $user->id) {
            $this->session->renew($user);
        }
        $this->sessions->endAllButCurrent($user);
        event(new StaffSessionsEnded($user->id));
    }

    /** As {@see endOtherSessions}, and no browser is trusted any more. */
    public function credentialsChanged(User $user): void
    {
        $this->endOtherSessions($user);
        $this->devices->revokeAll($user);
    }
}
