<?php

declare(strict_types=1);

namespace App\Actions\Auth;

use App\Models\User;
use App\Services\Auth\PendingSignIn;
use App\Services\Auth\TrustedDevices;
use Illuminate\Support\Facades\Auth;

/** Signs the person in, once everything that is asked of them has been proved; the session gets a new id. */
final readonly class CompleteSignIn
{
    public function __construct(private PendingSignIn $pending, private TrustedDevices $devices) {}

    public function handle(User $user, bool $trustDevice = false): void
    {
        $this->pending->forget();
        Auth::login($user);
        $user->forceFill(['last_signed_in_at' => now()])->save();

        if ($trustDevice) {
            $this->devices->trust($user);
        }
    }
}
