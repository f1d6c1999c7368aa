<?php

declare(strict_types=1);

namespace App\Actions\Auth;

use App\Domain\Auth\AccountSecurity;
use App\Domain\Auth\AttemptKind;
use App\Domain\Auth\AttemptThrottle;
use App\Domain\Auth\AuthenticationRecorder;
use App\Domain\Auth\PasswordResetTokens;
use App\Enums\AuthenticationKind;
use App\Infrastructure\Audit\AuditTrail;
use Illuminate\Support\Facades\DB;
use SensitiveParameter;

/** Sets a new password through an emailed link. The user must still sign in with the second factor. */
final readonly class ResetPassword
{
    public function __construct(
        private PasswordResetTokens $tokens,
        private AccountSecurity $security,
        private AuthenticationRecorder $log,
        private AuditTrail $audit,
        private AttemptThrottle $throttle,
        private SendSecurityNotice $notice,
    ) {}

    /** @return bool false when the link was used or has expired */
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
            $this->notice->handle($user, 'Your password was reset through a link sent to this address.');

            return true;
        });
    }
}
