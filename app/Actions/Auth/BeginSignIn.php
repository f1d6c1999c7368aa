<?php

declare(strict_types=1);

namespace App\Actions\Auth;

use App\Domain\Auth\AttemptKind;
use App\Domain\Auth\AttemptThrottle;
use App\Domain\Auth\AuthenticationRecorder;
use App\Domain\Auth\PendingSignIn;
use App\Domain\Auth\TooManyAttemptsException;
use App\Domain\Auth\TrustedDevices;
use App\Enums\AuthenticationKind;
use App\Models\User;
use Illuminate\Contracts\Hashing\Hasher;
use Illuminate\Validation\ValidationException;
use SensitiveParameter;

/** The password step. Every failure gives the same answer in the same time. */
final readonly class BeginSignIn
{
    public function __construct(
        private AttemptThrottle $throttle,
        private Hasher $hasher,
        private AuthenticationRecorder $log,
        private TrustedDevices $devices,
        private PendingSignIn $pending,
        private CompleteSignIn $complete,
    ) {}

    /**
     * @return bool whether the user is signed in; false when the second factor is needed
     *
     * @throws TooManyAttemptsException when the limit of attempts is reached
     * @throws ValidationException when the email address or password is wrong
     */
    public function handle(string $email, #[SensitiveParameter] string $password, bool $trustsDevice): bool
    {
        $user = User::query()->where('email', $email)->first();
        $this->throttle->hit(AttemptKind::Password, $email, $user);

        if (! $this->passwordMatches($user, $password) || $user === null) {
            $this->log->record(AuthenticationKind::Password, false, $email, $user);

            throw ValidationException::withMessages(['email' => 'The email address or password is wrong. Check both and try again.']);
        }

        $this->log->record(AuthenticationKind::Password, true, $email, $user);
        $this->throttle->succeeded(AttemptKind::Password, $email, $user);

        if ($user->totp_confirmed_at !== null && $this->devices->recognises($user)) {
            $this->log->record(AuthenticationKind::TrustedDevice, true, $email, $user);
            $this->complete->handle($user);

            return true;
        }

        $this->pending->begin($user, $trustsDevice);

        return false;
    }

    private function passwordMatches(?User $user, #[SensitiveParameter] string $password): bool
    {
        if ($user === null) {
            // Takes as long as for an existing account.
            $this->hasher->make($password);

            return false;
        }
        if (! $this->hasher->check($password, $user->password) || ! $user->is_active) {
            return false;
        }
        if ($this->hasher->needsRehash($user->password)) {
            $user->forceFill(['password' => $password])->save();
        }

        return true;
    }
}
