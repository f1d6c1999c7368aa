<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Infrastructure\Problems\ProblemException;
use Closure;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Http\Request;
use JsonException;
use Symfony\Component\HttpFoundation\Response;

/**
 * Requires one JSON object. Token callers can send uploads as a form too.
 *
 * Query strings are refused: the signature, the idempotency hash and the stored delivery cover only the body, but the framework
 * merges the query string into the input.
 */
final readonly class EnsureIntakeBody
{
    public function __construct(private Repository $config) {}

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next, string $upload = ''): Response
    {
        if ($request->query->count() > 0 || ! in_array($request->server('QUERY_STRING'), [null, ''], true)) {
            throw new ProblemException(400, 'query-not-allowed', 'Send all fields in the body. Intake calls do not accept a query string.');
        }
        if ($upload === '' || ! str_starts_with(mb_strtolower((string) $request->headers->get('Content-Type')), 'multipart/form-data')) {
            $this->checkJson($request);
        }

        return $next($request);
    }

    private function checkJson(Request $request): void
    {
        if (! $request->isJson()) {
            throw new ProblemException(415, 'not-json', 'Send Content-Type: application/json.');
        }

        try {
            $body = json_decode($request->getContent(), true, max(1, $this->config->integer('paddock.intake.max_depth')), JSON_THROW_ON_ERROR);
        } catch (JsonException $failure) {
            throw $failure->getCode() === JSON_ERROR_DEPTH
                ? new ProblemException(400, 'json-too-deep', 'The body is nested too deeply.')
                : new ProblemException(400, 'not-json', 'The body is not a JSON object.');
        }
        if (! is_array($body) || ! str_starts_with(ltrim($request->getContent()), '{')) {
            throw new ProblemException(400, 'not-json', 'The body is not a JSON object.');
        }
    }
}
