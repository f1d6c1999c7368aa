<?php

declare(strict_types=1);

namespace App\Actions\Auth;

use App\Enums\AuthenticationKind;
use App\Models\User;
use App\Services\Auth\AttemptKind;
use App\Services\Auth\AttemptThrottle;
use App\Services\Auth\AuthenticationRecorder;
use App\Services\Auth\RecoveryCodes;
use App\Services\Auth\SecondFactor;
use App\Services\Auth\TooManyAttempts;
use Illuminate\Validation\ValidationException;
use SensitiveParameter;

/** The second step of a sign-in: a one-time code or a recovery code, each accepted once. */
final readonly class ProveSecondFactor
{
    public function __construct(
        private AttemptThrottle $throttle,
        private SecondFactor $secondFactor,
        private RecoveryCodes $recoveryCodes,
        private AuthenticationRecorder $log,
        private CompleteSignIn $complete,
    ) {}

    /**
     * @throws TooManyAttempts
     * @throws ValidationException
     */
    public function withCode(User $user, #[SensitiveParameter] string $code, bool $trustDevice): void
    {
        $this->throttle->hit(AttemptKind::SecondFactor, $user->email, $user);
        $this->settle(
            $user, AuthenticationKind::TwoFactor, $this->secondFactor->consume($user, $code),
            'code', 'That code is not right, or has been used before. Enter the one your app shows now.',
        );
        $this->complete->handle($user, $trustDevice);
    }

    /**
     * @throws TooManyAttempts
     * @throws ValidationException
     */
    public function withRecoveryCode(User $user, #[SensitiveParameter] string $code, bool $trustDevice): void
    {
        $this->throttle->hit(AttemptKind::SecondFactor, $user->email, $user);
        $this->settle(
            $user, AuthenticationKind::RecoveryCode, $user->totp_confirmed_at !== null && $this->recoveryCodes->consume($user, $code),
            'recovery_code', 'That recovery code is not right, or has been used before.',
        );
        $this->complete->handle($user->refresh(), $trustDevice);
    }

    private function settle(User $user, AuthenticationKind $kind, bool $succeeded, string $field, string $refusal): void
    {
        $this->log->record($kind, $succeeded, $user->email, $user);
        if (! $succeeded) {
            throw ValidationException::withMessages([$field => $refusal]);
        }
        $this->throttle->clear(AttemptKind::SecondFactor, $user->email);
    }
}
