<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use App\Enums\AuthenticationKind;
use App\Models\User;
use Illuminate\Contracts\Hashing\Hasher;
use Illuminate\Validation\ValidationException;
use SensitiveParameter;

/** Requires the password again before sign-in details are changed. */
final readonly class PasswordConfirmation
{
    public const FIELD = 'current_password';

    public function __construct(private AttemptThrottle $throttle, private Hasher $hasher, private AuthenticationRecorder $log) {}

    /**
     * @param  string  $field  of the form, for the error
     *
     * @throws TooManyAttemptsException when the limit of attempts is reached
     * @throws ValidationException when the password is wrong
     */
    public function confirm(User $user, #[SensitiveParameter] string $password, string $field = self::FIELD): void
    {
        $this->throttle->hit(AttemptKind::Confirmation, $user->email, $user);

        if (! $this->hasher->check($password, $user->password)) {
            $this->log->record(AuthenticationKind::Password, false, $user->email, $user);

            throw ValidationException::withMessages([$field => 'The password is wrong.']);
        }
        $this->throttle->succeeded(AttemptKind::Confirmation, $user->email, $user);
    }
}
