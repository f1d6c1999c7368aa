<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use App\Inertia\Inertia;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Impersonation;
use App\Models\User;
use Illuminate\Contracts\Auth\Factory;
use Illuminate\Contracts\Auth\StatefulGuard;
use Illuminate\Contracts\Session\Session;

/** Switches the browser session to the impersonated user and back, with a new session id each time. */
final readonly class ImpersonationSession
{
    private const ACTOR_VERSION_KEY = 'impersonation.actor_security_version';

    public function __construct(
        private Factory $auth,
        private Session $session,
        private SignedInSession $signedIn,
        private CurrentImpersonation $current,
    ) {}

    public function begin(Impersonation $impersonation, User $actor, User $target): void
    {
        $this->become($target);
        $this->session->put(CurrentImpersonation::SESSION_KEY, $impersonation->id);
        $this->session->put(self::ACTOR_VERSION_KEY, $actor->security_version);
    }

    /**
     * Returns the session to the real user, or signs out when that account was deactivated or changed its password or second
     * factor meanwhile.
     */
    public function end(Impersonation $impersonation): void
    {
        $actor = $impersonation->actor;
        $unchanged = $actor->is_active && $actor->security_version === $this->session->get(self::ACTOR_VERSION_KEY);
        $this->session->forget([CurrentImpersonation::SESSION_KEY, self::ACTOR_VERSION_KEY]);
        $this->current->forget();

        if ($unchanged) {
            $this->become($actor);

            return;
        }

        $this->guard()->logout();
        $this->session->invalidate();
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
