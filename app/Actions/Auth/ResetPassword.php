<?php

declare(strict_types=1);

namespace App\Actions\Auth;

use App\Enums\AuthenticationKind;
use App\Services\Audit\AuditTrail;
use App\Services\Auth\AccountSecurity;
use App\Services\Auth\AttemptKind;
use App\Services\Auth\AttemptThrottle;
use App\Services\Auth\AuthenticationRecorder;
use App\Services\Auth\PasswordResetTokens;
use App\Services\Auth\SecurityNotice;
use Illuminate\Support\Facades\DB;
use SensitiveParameter;

/** Sets a new password by a mailed link. It signs nobody in: the second factor is still asked for. */
final readonly class ResetPassword
{
    public function __construct(
        private PasswordResetTokens $tokens,
        private AccountSecurity $security,
        private AuthenticationRecorder $log,
        private AuditTrail $audit,
        private AttemptThrottle $throttle,
        private SecurityNotice $notice,
    ) {}

    /** @return bool false when the link has been used, or is too old */
    public function handle(#[SensitiveParameter] string $token, #[SensitiveParameter] string $password): bool
    {
        return DB::transaction(function () use ($token, $password): bool {
            $user = $this->tokens->consume($token);
            if ($user === null) {
                return false;
            }

            $user->forceFill(['password' => $password, 'password_changed_at' => now()])->save();
            $this->security->credentialsChanged($user);
            $this->log->record(AuthenticationKind::PasswordReset, true, $user->email, $user);
            $this->audit->record('user.password_reset', $user, actorId: $user->id);
            $this->throttle->clear(AttemptKind::Password, $user->email);
            $this->notice->send($user, 'Your password was reset through a link sent to this address.');

            return true;
        });
    }
}
