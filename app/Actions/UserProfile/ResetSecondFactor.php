<?php

declare(strict_types=1);

namespace App\Actions\UserProfile;

use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Auth\AccountSecurity;
use App\Services\Auth\PendingSignIn;
use App\Services\Auth\SecurityNotice;
use Illuminate\Contracts\Session\Session;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\DB;

/**
 * Takes the authenticator app off the account.
 *
 * Nobody stays signed in without a second factor: the person goes back to the second step and sets up a new app there.
 */
final readonly class ResetSecondFactor
{
    public function __construct(
        private AccountSecurity $security,
        private AuditTrail $audit,
        private SecurityNotice $notice,
        private PendingSignIn $pending,
        private Session $session,
    ) {}

    public function handle(User $user): void
    {
        DB::transaction(function () use ($user): void {
            $user->forceFill(['totp_secret' => null, 'totp_confirmed_at' => null, 'recovery_codes' => null])->save();
            $this->security->credentialsChanged($user);
            $this->audit->record('user.two_factor_reset', $user);
            $this->notice->send($user, 'The authenticator app of your account was removed. A new one is asked for at the next sign-in.');
        });

        Auth::logout();
        $this->session->invalidate();
        $this->pending->begin($user, false);
    }
}
