<?php

declare(strict_types=1);

namespace App\Actions\Auth;

use App\Enums\AuthenticationKind;
use App\Models\User;
use App\Services\Auth\AttemptKind;
use App\Services\Auth\AttemptThrottle;
use App\Services\Auth\AuthenticationRecorder;
use App\Services\Auth\PendingSignIn;
use App\Services\Auth\SignInOutcome;
use App\Services\Auth\TooManyAttempts;
use App\Services\Auth\TrustedDevices;
use Illuminate\Contracts\Hashing\Hasher;
use Illuminate\Validation\ValidationException;
use SensitiveParameter;

/** The password step. Whatever is wrong, the answer and the time it takes are the same. */
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
     * @throws TooManyAttempts
     * @throws ValidationException
     */
    public function handle(string $email, #[SensitiveParameter] string $password, bool $trustsDevice): SignInOutcome
    {
        $user = User::query()->where('email', $email)->first();
        $this->throttle->hit(AttemptKind::Password, $email, $user);

        if (! $this->passwordFits($user, $password) || $user === null) {
            $this->log->record(AuthenticationKind::Password, false, $email, $user);

            throw ValidationException::withMessages(['email' => 'These details do not match an account. Check both and try again.']);
        }

        $this->log->record(AuthenticationKind::Password, true, $email, $user);
        $this->throttle->clear(AttemptKind::Password, $email);

        if ($user->totp_confirmed_at !== null && $this->devices->recognises($user)) {
            $this->log->record(AuthenticationKind::TrustedDevice, true, $email, $user);
            $this->complete->handle($user);

            return SignInOutcome::SignedIn;
        }

        $this->pending->begin($user, $trustsDevice);

        return SignInOutcome::SecondFactorNeeded;
    }

    private function passwordFits(?User $user, #[SensitiveParameter] string $password): bool
    {
        if ($user === null) {
            // As much work as for an account that exists.
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
