<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Actions\Auth\StopImpersonation;
use App\Domain\Auth\ImpersonationSession;
use App\Domain\Auth\SignedInSession;
use App\Inertia\Inertia;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Impersonation;
use App\Policies\ImpersonationPolicy;
use Closure;
use Illuminate\Auth\AuthenticationException;
use Illuminate\Contracts\Container\Container;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/**
 * Ends an impersonation when it expires, when the sessions of its actor or of the colleague end, or when its actor would no longer be
 * allowed to start it. A session of an impersonation that has ended never goes on as the target.
 */
final readonly class EnforceImpersonation
{
    /** @param  Container  $container  builds further services only when needed, because every page runs this */
    public function __construct(private CurrentImpersonation $current, private Container $container) {}

    /**
     * @param  Closure(Request): Response  $next
     *
     * @throws AuthenticationException when a JSON request was sent for the colleague
     */
    public function handle(Request $request, Closure $next): Response
    {
        $impersonation = $this->current->find();
        if ($impersonation === null || ! $this->isDue($impersonation)) {
            return $next($request);
        }

        $this->container->make(StopImpersonation::class)->handle($impersonation);
        $this->container->make(ImpersonationSession::class)->end($impersonation);
        if ($request->expectsJson() && $request->routeIs('impersonate.destroy')) {
            return new Response(status: Response::HTTP_NO_CONTENT);
        }
        $message = "You are no longer working as {$impersonation->target->full_name}.";
        $request->session()->flash('error', $message);
        // A redirect would keep the method, and its page is no answer for the caller.
        if ($request->expectsJson()) {
            throw new AuthenticationException($message);
        }

        return Inertia::location(route('dashboard'));
    }

    private function isDue(Impersonation $impersonation): bool
    {
        return $impersonation->ended_at !== null
            || $this->current->endsAt($impersonation)->isPast()
            || ! $impersonation->isActorSignedIn()
            // The colleague's sessions were ended, which includes this one.
            || ! $this->container->make(SignedInSession::class)->belongsTo($impersonation->target)
            || $this->container->make(ImpersonationPolicy::class)->standingRefusal($impersonation->actor, $impersonation->target) !== null;
    }
}
