<?php

declare(strict_types=1);

namespace App\Actions\UserProfile;

use App\Enums\AuthenticationKind;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Auth\AccountSecurity;
use App\Services\Auth\AuthenticationRecorder;
use App\Services\Auth\SecurityNotice;
use Illuminate\Contracts\Session\Session;
use Illuminate\Support\Facades\DB;
use SensitiveParameter;

/** A new password; the person goes on here and is signed out everywhere else. */
final readonly class ChangePassword
{
    public function __construct(
        private AccountSecurity $security,
        private AuthenticationRecorder $log,
        private AuditTrail $audit,
        private SecurityNotice $notice,
        private Session $session,
    ) {}

    public function handle(User $user, #[SensitiveParameter] string $password): void
    {
        $this->session->regenerate(true);

        DB::transaction(function () use ($user, $password): void {
            $user->forceFill(['password' => $password, 'password_changed_at' => now()])->save();
            $this->security->credentialsChanged($user);
            $this->log->record(AuthenticationKind::PasswordChange, true, $user->email, $user);
            $this->audit->record('user.password_changed', $user);
            $this->notice->send($user, 'Your password was changed.');
        });
    }
}
