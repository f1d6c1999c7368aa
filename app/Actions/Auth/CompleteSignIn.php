<?php

declare(strict_types=1);

namespace App\Actions\Auth;

use App\Domain\Auth\AuthenticationRecorder;
use App\Domain\Auth\PendingSignIn;
use App\Domain\Auth\TrustedDevices;
use App\Models\User;
use Illuminate\Contracts\Session\Session;
use Illuminate\Support\Facades\Auth;

/** Signs the user in after all steps are complete. The session gets a new id. */
final readonly class CompleteSignIn
{
    public function __construct(
        private PendingSignIn $pending,
        private TrustedDevices $devices,
        private AuthenticationRecorder $log,
        private Session $session,
    ) {}

    public function handle(User $user, bool $trustDevice = false): void
    {
        $this->pending->forget();
        Auth::login($user);
        $this->log->signedIn($user, $this->session);
        if ($user->last_signed_in_at !== null) {
            // A user who closed the browser did not sign out.
            $user->left($user->last_signed_in_at);
        }
        $user->forceFill(['last_signed_in_at' => now()])->save();

        if ($trustDevice) {
            $this->devices->trust($user);
        }
    }
}
