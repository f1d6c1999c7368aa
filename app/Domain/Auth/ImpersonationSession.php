<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use App\Enums\AuthenticationKind;
use App\Inertia\Inertia;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Impersonation;
use App\Models\User;
use Illuminate\Contracts\Auth\Factory;
use Illuminate\Contracts\Auth\StatefulGuard;
use Illuminate\Contracts\Session\Session;

/** Switches the browser session to the impersonated user and back, with a new session id each time. Back must not show pages of the other user. */
final readonly class ImpersonationSession
{
    public function __construct(
        private Factory $auth,
        private Session $session,
        private SignedInSession $signedIn,
        private CurrentImpersonation $current,
        private AuthenticationRecorder $log,
    ) {}

    public function begin(Impersonation $impersonation, User $target): void
    {
        $this->become($target);
        $this->session->put(CurrentImpersonation::SESSION_KEY, $impersonation->id);
        $this->log->sessionRenewed(AuthenticationKind::ImpersonationStart, $impersonation->actor, $this->session);
        Inertia::clearHistory();
    }

    /** Returns the session to the real user, or signs out when that user's sessions have ended. */
    public function end(Impersonation $impersonation): void
    {
        $this->session->forget(CurrentImpersonation::SESSION_KEY);
        $this->current->forget();

        if ($impersonation->isActorSignedIn()) {
            $this->become($impersonation->actor);
            $this->log->sessionRenewed(AuthenticationKind::ImpersonationEnd, $impersonation->actor, $this->session);
        } else {
            $this->guard()->logout();
            $this->session->invalidate();
        }
        Inertia::clearHistory();
    }

    private function become(User $user): void
    {
        $this->guard()->login($user);
        $this->session->migrate(true);
        $this->session->regenerateToken();
        $this->signedIn->begin($user);
    }

    private function guard(): StatefulGuard
    {
        $guard = $this->auth->guard('web');
        assert($guard instanceof StatefulGuard);

        return $guard;
    }
}
