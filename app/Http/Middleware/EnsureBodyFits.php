<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Infrastructure\Problems\ProblemException;
use Closure;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/**
 * Refuses intake bodies that are too large, before they are parsed: decoding JSON takes many times its size in memory, and the
 * sender is not authenticated yet.
 */
final readonly class EnsureBodyFits
{
    private const PATHS = '#^api/v1/(?:webhooks/[^/]+/)?(?<call>.+)$#';

    public function __construct(private Repository $config) {}

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        if (preg_match(self::PATHS, $request->path(), $path) === 1) {
            $this->check($request, $this->limit($path['call']));
        }

        return $next($request);
    }

    private function check(Request $request, int $limit): void
    {
        if ((int) $request->server('CONTENT_LENGTH') > $limit || strlen($request->getContent()) > $limit) {
            throw new ProblemException(413, 'body-too-large', "The body must not exceed {$limit} bytes.");
        }

        $parts = $this->config->integer('paddock.intake.max_parts');
        if ($request->isJson() && $this->parts($request->getContent()) > $parts) {
            throw new ProblemException(413, 'body-too-large', "The body must not contain more than {$parts} values.");
        }
    }

    private function limit(string $call): int
    {
        $limits = $this->config->array('paddock.intake.max_body_bytes');
        $limit = $limits[$call] ?? $limits['*'];

        return is_int($limit) ? $limit : 0;
    }

    /** Estimates the number of values: each follows one of these characters. */
    private function parts(string $json): int
    {
        return substr_count($json, ',') + substr_count($json, '[') + substr_count($json, '{');
    }
}
