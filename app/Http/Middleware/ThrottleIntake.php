<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Services\Intake\IntakeCaller;
use App\Services\RateLimits\LenientRateLimiter;
use Closure;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Http\Exceptions\ThrottleRequestsException;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/**
 * The limit on intake calls of one token or webhook source, told on every answer: `RateLimit-Limit`, `-Remaining` and
 * `-Reset` (draft-ietf-httpapi-ratelimit-headers-06; seconds until the window ends), and under Laravel's `X-` names.
 *
 * Counted where page requests are, and for the same reason.
 */
final readonly class ThrottleIntake
{
    private const WINDOW_SECONDS = 60;

    public function __construct(private LenientRateLimiter $limiter, private Repository $config) {}

    /**
     * @param  Closure(Request): Response  $next
     * @param  string  $limit  which of `paddock.rate_limits`
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
        $most = $this->config->integer("paddock.rate_limits.{$limit}");
        $used = $this->limiter->hit($key, self::WINDOW_SECONDS);
        $reset = $this->limiter->availableIn($key);
        $headers = $this->headers($most, max(0, $most - $used), $reset);

        if ($used > $most) {
            throw new ThrottleRequestsException('', headers: [...$headers, 'Retry-After' => (string) $reset, 'X-RateLimit-Reset' => (string) (now()->getTimestamp() + $reset)]);
        }

        $response = $next($request);
        $response->headers->add($headers);

        return $response;
    }

    /** @return array<string, string> */
    private function headers(int $most, int $left, int $reset): array
    {
        return [
            'RateLimit-Limit' => (string) $most,
            'RateLimit-Remaining' => (string) $left,
            'RateLimit-Reset' => (string) $reset,
            'X-RateLimit-Limit' => (string) $most,
            'X-RateLimit-Remaining' => (string) $left,
        ];
    }
}
