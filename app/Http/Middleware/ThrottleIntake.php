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

        return $caller->isReplay ? $next($request) : $this->count($request, $next, $caller, $limit);
    }

    /** @param  Closure(Request): Response  $next */
    private function count(Request $request, Closure $next, IntakeCaller $caller, string $limit): Response
    {
        $key = "intake:{$caller->key}";
        $max = $this->config->integer("paddock.rate_limits.{$limit}");
        $used = $this->limiter->hit($key, self::WINDOW_SECONDS);
        $reset = $this->limiter->availableIn($key);
        $headers = $this->headers($max, max(0, $max - $used), $reset);

        if ($used > $max) {
            throw new ThrottleRequestsException('', headers: [...$headers, 'Retry-After' => (string) $reset, 'X-RateLimit-Reset' => (string) (now()->getTimestamp() + $reset)]);
        }

        $response = $next($request);
        $response->headers->add($headers);

        return $response;
    }

    /** @return array<string, string> */
    private function headers(int $max, int $remaining, int $reset): array
    {
        return [
            'RateLimit-Limit' => (string) $max,
            'RateLimit-Remaining' => (string) $remaining,
            'RateLimit-Reset' => (string) $reset,
            'X-RateLimit-Limit' => (string) $max,
            'X-RateLimit-Remaining' => (string) $remaining,
        ];
    }
}
