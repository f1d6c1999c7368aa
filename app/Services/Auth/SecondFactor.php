<?php

declare(strict_types=1);

namespace App\Services\Auth;

use App\Models\User;
use SensitiveParameter;

/** Checks one-time codes and makes sure that each is accepted once. */
final readonly class SecondFactor
{
    public function __construct(private Totp $totp) {}

    /**
     * Accepts the code and uses it up.
     *
     * One conditional update decides: of many requests with the same code at the same moment only one changes the row.
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
