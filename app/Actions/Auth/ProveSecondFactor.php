<?php

declare(strict_types=1);

namespace App\Actions\Auth;

use App\Domain\Auth\AttemptKind;
use App\Domain\Auth\AttemptThrottle;
use App\Domain\Auth\AuthenticationRecorder;
use App\Domain\Auth\RecoveryCodes;
use App\Domain\Auth\TooManyAttemptsException;
use App\Domain\Auth\Totp;
use App\Enums\AuthenticationKind;
use App\Models\User;
use Illuminate\Validation\ValidationException;
use SensitiveParameter;

/** The second step of a sign-in: a one-time code or a recovery code, each accepted once. */
final readonly class ProveSecondFactor
{
    public function __construct(
        private AttemptThrottle $throttle,
        private Totp $totp,
        private RecoveryCodes $recoveryCodes,
        private AuthenticationRecorder $log,
        private CompleteSignIn $complete,
    ) {}

    /**
     * @param  AuthenticationKind  $kind  TwoFactor or RecoveryCode
     *
     * @throws TooManyAttemptsException when the limit of attempts is reached
     * @throws ValidationException when the code is wrong or was used before
     */
    public function handle(User $user, AuthenticationKind $kind, #[SensitiveParameter] string $code, bool $trustDevice): void
    {
        $this->throttle->hit(AttemptKind::SecondFactor, $user->email, $user);
        $isRecoveryCode = $kind === AuthenticationKind::RecoveryCode;
        $isAccepted = $isRecoveryCode
            ? $user->totp_confirmed_at !== null && $this->recoveryCodes->consume($user, $code)
            : $this->consume($user, $code);
        $this->log->record($kind, $isAccepted, $user->email, $user);
        if (! $isAccepted) {
            throw ValidationException::withMessages($isRecoveryCode
                ? ['recovery_code' => 'The recovery code is wrong or was already used.']
                : ['code' => 'The code is wrong or was already used. Enter the current code from your app.']);
        }
        $this->throttle->succeeded(AttemptKind::SecondFactor, $user->email, $user);
        $this->complete->handle($isRecoveryCode ? $user->refresh() : $user, $trustDevice);
    }

    /** Uses up a one-time code. The conditional update lets only one of several simultaneous requests succeed. */
    private function consume(User $user, #[SensitiveParameter] string $code): bool
    {
        $step = $user->totp_secret === null || $user->totp_confirmed_at === null
            ? null
            : $this->totp->matchingStep($user->totp_secret, $code, now()->getTimestamp());

        return $step !== null && User::query()->toBase()
            ->where('id', $user->id)
            ->where('totp_last_step', '<', $step)
            ->update(['totp_last_step' => $step]) === 1;
    }
}
