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
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;
use SensitiveParameter;

/** Adds an authenticator app to an account that has none. */
final readonly class EnrolSecondFactor
{
    public function __construct(
        private AttemptThrottle $throttle,
        private Totp $totp,
        private RecoveryCodes $recoveryCodes,
        private AuthenticationRecorder $log,
        private AuditTrail $audit,
    ) {}

    /**
     * @return list<string> the recovery codes; show them once
     *
     * @throws TooManyAttemptsException when the limit of attempts is reached
     * @throws ValidationException when the code is wrong
     */
    public function handle(User $user, #[SensitiveParameter] string $secret, #[SensitiveParameter] string $code): array
    {
        $this->throttle->hit(AttemptKind::SecondFactor, $user->email, $user);
        $step = $this->totp->matchingStep($secret, $code, now()->getTimestamp());
        $codes = $this->recoveryCodes->make();

        if ($step === null || ! $this->store($user, $secret, $step, $codes)) {
            $this->log->record(AuthenticationKind::Enrolment, false, $user->email, $user);

            throw ValidationException::withMessages([
                'code' => 'The code is wrong. Enter the current code, and check that your phone sets its time automatically.',
            ]);
        }
        $this->throttle->succeeded(AttemptKind::SecondFactor, $user->email, $user);

        return $codes;
    }

    /** @param  list<string>  $codes */
    private function store(User $user, #[SensitiveParameter] string $secret, int $step, array $codes): bool
    {
        return DB::transaction(function () use ($user, $secret, $step, $codes): bool {
            $locked = User::query()->lockForUpdate()->findOrFail($user->id);
            if ($locked->totp_confirmed_at !== null) {
                return false;
            }

            $locked->forceFill([
                'totp_secret' => $secret,
                'totp_confirmed_at' => now(),
                'totp_last_step' => $step,
                'recovery_codes' => $this->recoveryCodes->hashAll($codes),
            ])->save();
            $this->log->record(AuthenticationKind::Enrolment, true, $user->email, $user);
            $this->audit->record('user.two_factor_enrolled', $user, actorId: $user->id);

            return true;
        });
    }
}
