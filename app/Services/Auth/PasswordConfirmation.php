<?php

declare(strict_types=1);

namespace App\Services\Auth;

use App\Enums\AuthenticationKind;
use App\Models\User;
use Illuminate\Contracts\Hashing\Hasher;
use Illuminate\Validation\ValidationException;
use SensitiveParameter;

/** A signed-in person types the password once more before anything that decides who may sign in. */
final readonly class PasswordConfirmation
{
    public const FIELD = 'current_password';

    public function __construct(private AttemptThrottle $throttle, private Hasher $hasher, private AuthenticationRecorder $log) {}

    /**
     * @param  string  $field  of the form, where the error is shown
     *
     * @throws TooManyAttempts
     * @throws ValidationException
     */
    public function confirm(User $user, #[SensitiveParameter] string $password, string $field = self::FIELD): void
    {
        $this->throttle->hit(AttemptKind::Confirmation, $user->email, $user);

        if (! $this->hasher->check($password, $user->password)) {
            $this->log->record(AuthenticationKind::Password, false, $user->email, $user);

            throw ValidationException::withMessages([$field => 'This is not your password.']);
        }
        $this->throttle->clear(AttemptKind::Confirmation, $user->email);
    }
}
