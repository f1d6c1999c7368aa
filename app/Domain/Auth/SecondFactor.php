<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use App\Models\User;
use SensitiveParameter;

/** Checks one-time codes. Each is accepted once. */
final readonly class SecondFactor
{
    public function __construct(private Totp $totp) {}

    /**
     * Uses up a code. The conditional update lets only one of several simultaneous requests succeed.
     */
    public function consume(User $user, #[SensitiveParameter] string $code): bool
    {
        if ($user->totp_secret === null || $user->totp_confirmed_at === null) {
            return false;
        }

        $step = $this->totp->matchingStep($user->totp_secret, $code, now()->getTimestamp());

        return $step !== null && User::query()->toBase()
            ->where('id', $user->id)
            ->where('totp_last_step', '<', $step)
            ->update(['totp_last_step' => $step]) === 1;
    }
}
