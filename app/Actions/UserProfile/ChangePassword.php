<?php

declare(strict_types=1);

namespace App\Actions\UserProfile;

use App\Actions\Auth\SendSecurityNotice;
use App\Domain\Auth\AccountSecurity;
use App\Domain\Auth\AuthenticationRecorder;
use App\Enums\AuthenticationKind;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use Illuminate\Contracts\Session\Session;
use Illuminate\Support\Facades\DB;
use SensitiveParameter;

/** Changes the password. The user stays signed in here and is signed out everywhere else. */
final readonly class ChangePassword
{
    public function __construct(
        private AccountSecurity $security,
        private AuthenticationRecorder $log,
        private AuditTrail $audit,
        private SendSecurityNotice $notice,
        private Session $session,
    ) {}

    public function handle(User $user, #[SensitiveParameter] string $password): void
    {
        $this->session->regenerate(true);

        DB::transaction(function () use ($user, $password): void {
            $user->forceFill(['password' => $password, 'password_changed_at' => now()])->save();
            $this->security->credentialsChanged($user);
            $this->log->sessionRenewed(AuthenticationKind::PasswordChange, $user, $this->session);
            $this->audit->record('user.password_changed', $user);
            $this->notice->handle($user, 'Your password was changed.');
        });
    }
}
