<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Services\RateLimits\LenientRateLimiter;
use Closure;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Routing\Middleware\ThrottleRequests;

/**
 * The limit on page requests, per signed-in account or, without one, per address.
 *
 * Counted in a store of its own: the default one is the database, where counting would cost every page a committed
 * write. Losing a count in a race costs nothing here; sign-in attempts are counted elsewhere, exactly.
 */
final class ThrottlePages extends ThrottleRequests
{
    public function __construct(LenientRateLimiter $limiter, private readonly Repository $config)
    {
        parent::__construct($limiter);
    }

    /**
     * @param  \Illuminate\Http\Request  $request
     * @param  Closure  $next
     * @param  int|string  $maxAttempts
     * @param  float|int  $decayMinutes
     * @param  string  $prefix
     */
    public function handle($request, $next, $maxAttempts = 60, $decayMinutes = 1, $prefix = ''): mixed
    {
        $user = $request->user();

        return $this->handleRequest($request, $next, [(object) [
            'key' => 'pages:'.($user === null ? "ip:{$request->ip()}" : "user:{$user->getAuthIdentifier()}"),
            'maxAttempts' => $this->config->integer('paddock.rate_limits.web'),
            'decaySeconds' => 60,
            'afterCallback' => null,
            'responseCallback' => null,
        ]]);
    }
}
