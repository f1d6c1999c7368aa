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
            $limits = $this->config->array('paddock.intake.max_body_bytes');
            $this->check($request, $limits[$path['call']] ?? $limits['*']);
        }

        return $next($request);
    }

    private function check(Request $request, int $limit): void
    {
        $body = $request->getContent();
        if ((int) $request->server('CONTENT_LENGTH') > $limit || strlen($body) > $limit) {
            throw new ProblemException(413, 'body-too-large', "The body must not exceed {$limit} bytes.");
        }

        $most = $this->config->integer('paddock.intake.max_parts');
        // An estimate: each value follows one of these characters.
        if ($request->isJson() && substr_count($body, ',') + substr_count($body, '[') + substr_count($body, '{') > $most) {
            throw new ProblemException(413, 'body-too-large', "The body must not contain more than {$most} values.");
        }
    }
}
