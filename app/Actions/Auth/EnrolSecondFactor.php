<?php

declare(strict_types=1);

namespace App\Actions\Auth;

use App\Enums\AuthenticationKind;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Auth\AttemptKind;
use App\Services\Auth\AttemptThrottle;
use App\Services\Auth\AuthenticationRecorder;
use App\Services\Auth\RecoveryCodes;
use App\Services\Auth\TooManyAttempts;
use App\Services\Auth\Totp;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;
use SensitiveParameter;

/** Ties an authenticator app to an account that has none. */
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
     * @return list<string> the recovery codes, to be shown once
     *
     * @throws TooManyAttempts
     * @throws ValidationException
     */
    public function handle(User $user, #[SensitiveParameter] string $secret, #[SensitiveParameter] string $code): array
    {
        $this->throttle->hit(AttemptKind::SecondFactor, $user->email, $user);
        $step = $this->totp->matchingStep($secret, $code, now()->getTimestamp());
        $codes = $this->recoveryCodes->make();

        if ($step === null || ! $this->store($user, $secret, $step, $codes)) {
            $this->log->record(AuthenticationKind::Enrolment, false, $user->email, $user);

            throw ValidationException::withMessages(['code' => 'That code is not right. Enter the one your app shows now, and check that the phone sets its clock by itself.']);
        }
        $this->throttle->clear(AttemptKind::SecondFactor, $user->email);

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
