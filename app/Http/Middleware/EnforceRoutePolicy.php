<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Models\User;
use App\Policies\RoutePolicy;
use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/** Refuses requests that are closed while impersonating or to executives. A page shows the reason like an error of its form. */
final readonly class EnforceRoutePolicy
{
    public function __construct(private RoutePolicy $policy) {}

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        /** @var User $user */
        $user = $request->user();
        $refusal = $this->policy->refusal($request, $user);
        if ($refusal !== null && $request->hasHeader('X-Inertia')) {
            return back()->withErrors(['access' => $refusal]);
        }
        abort_if($refusal !== null, 403, (string) $refusal);

        return $next($request);
    }
}
