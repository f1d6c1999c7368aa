<?php

declare(strict_types=1);

namespace App\Actions\UserProfile;

use App\Actions\Auth\SendSecurityNotice;
use App\Domain\Auth\AccountSecurity;
use App\Domain\Auth\PendingSignIn;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use Illuminate\Contracts\Session\Session;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\DB;

/**
 * Removes the authenticator app. A session needs a second factor, so the user returns to the second step to set
 * up a new app.
 */
final readonly class ResetSecondFactor
{
    public function __construct(
        private AccountSecurity $security,
        private AuditTrail $audit,
        private SendSecurityNotice $notice,
        private PendingSignIn $pending,
        private Session $session,
    ) {}

    public function handle(User $user): void
    {
        DB::transaction(function () use ($user): void {
            $this->security->removeSecondFactor($user);
            $this->audit->record('user.two_factor_reset', $user);
            $this->notice->handle($user, 'The authenticator app was removed from your account. You will set up a new one when you next sign in.');
        });

        Auth::logout();
        $this->session->invalidate();
        $this->pending->begin($user, false);
    }
}
