<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Infrastructure\Deliveries\IntakeCaller;
use App\Infrastructure\RateLimits\LenientRateLimiter;
use Closure;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Http\Exceptions\ThrottleRequestsException;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/**
 * Limits intake calls per token or webhook source. Every answer has the headers `RateLimit-Limit`, `-Remaining` and `-Reset`
 * (draft-ietf-httpapi-ratelimit-headers-06; seconds until the window ends), also with Laravel's `X-` prefix.
 */
final readonly class ThrottleIntake
{
    private const WINDOW_SECONDS = 60;

    public function __construct(private LenientRateLimiter $limiter, private Repository $config) {}

    /**
     * @param  Closure(Request): Response  $next
     * @param  string  $limit  key of `paddock.rate_limits`
     */
    public function handle(Request $request, Closure $next, string $limit): Response
    {
        $caller = IntakeCaller::of($request);
        if ($caller->isReplay) {
            return $next($request);
        }

        $key = "intake:{$caller->key}";
        $max = $this->config->integer("paddock.rate_limits.{$limit}");
        $used = $this->limiter->hit($key, self::WINDOW_SECONDS);
        $remaining = (string) max(0, $max - $used);
        $reset = $this->limiter->availableIn($key);
        $headers = [
            'RateLimit-Limit' => (string) $max,
            'RateLimit-Remaining' => $remaining,
            'RateLimit-Reset' => (string) $reset,
            'X-RateLimit-Limit' => (string) $max,
            'X-RateLimit-Remaining' => $remaining,
        ];
        if ($used > $max) {
            throw new ThrottleRequestsException(
                '',
                headers: [
                    ...$headers,
                    'Retry-After' => (string) $reset,
                    'X-RateLimit-Reset' => (string) (now()->getTimestamp() + $reset),
                ],
            );
        }

        $response = $next($request);
        $response->headers->add($headers);

        return $response;
    }
}
