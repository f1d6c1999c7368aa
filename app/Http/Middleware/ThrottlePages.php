<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Infrastructure\RateLimits\LenientRateLimiter;
use Closure;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Routing\Middleware\ThrottleRequests;

/**
 * Limits page requests per user, or per IP address when signed out.
 *
 * Uses its own cache store, because counting in the database would cost every page a commit. A count lost in a race does no harm
 * here. Sign-in attempts are counted exactly, elsewhere.
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
        $key = 'pages:'.($user === null ? "ip:{$request->ip()}" : "user:{$user->getAuthIdentifier()}");
        $most = $this->config->integer('paddock.rate_limits.web');
        // The framework reads the count before and after it adds to it: three looks into the store instead of one.
        $made = $this->limiter->hit($key, 60);
        if ($made > $most) {
            throw $this->buildException($request, $key, $most);
        }

        return $this->addHeaders($next($request), $most, $most - $made);
    }
}
