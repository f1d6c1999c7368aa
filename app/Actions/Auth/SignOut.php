<?php

declare(strict_types=1);

namespace App\Actions\Auth;

use App\Domain\Auth\AuthenticationRecorder;
use App\Enums\AuthenticationKind;
use App\Events\Auth\StaffSessionsEnded;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Contracts\Session\Session;
use Illuminate\Support\Facades\Auth;

/** Ends the session. During an impersonation, the sign-out is recorded for the real user. */
final readonly class SignOut
{
    public function __construct(
        private CurrentImpersonation $impersonation,
        private StopImpersonation $stopImpersonation,
        private AuthenticationRecorder $log,
        private Session $session,
    ) {}

    public function handle(User $user): void
    {
        $impersonation = $this->impersonation->find();
        if ($impersonation !== null) {
            $this->stopImpersonation->handle($impersonation);
            $user = $impersonation->actor;
        }

        $user->left(CarbonImmutable::now());
        $this->log->record(AuthenticationKind::Logout, true, $user->email, $user);

        Auth::logout();
        $this->session->invalidate();
        event(new StaffSessionsEnded($user->id));
    }
}
