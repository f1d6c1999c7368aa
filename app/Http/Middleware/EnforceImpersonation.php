<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Inertia\Inertia;
use App\Services\Impersonation\CurrentImpersonation;
use App\Services\Impersonation\ImpersonationWatch;
use Closure;
use Illuminate\Contracts\Container\Container;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/**
 * Ends an impersonation that may not go on: rights change at once, also for those who are in the middle of something.
 *
 * Every page passes here and hardly any is impersonated, so what ends one is only built when there is one.
 */
final readonly class EnforceImpersonation
{
    public function __construct(private CurrentImpersonation $current, private Container $container) {}

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        $impersonation = $this->current->find();
        if ($impersonation === null || ! $this->container->make(ImpersonationWatch::class)->endIfDue($impersonation)) {
            return $next($request);
        }

        $request->session()->flash('error', "You are no longer working as {$impersonation->target->full_name}.");

        return Inertia::location(route('dashboard'));
    }
}
