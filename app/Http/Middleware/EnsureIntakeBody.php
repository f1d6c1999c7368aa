<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Http\Problems\ProblemException;
use Closure;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Http\Request;
use JsonException;
use Symfony\Component\HttpFoundation\Response;

/**
 * A call of the intake is one JSON object. A token may send some as a form with a file too; their routes say so.
 *
 * Nothing else may say anything: a signature, the id's hash and the kept delivery cover the body alone, while the framework
 * reads the query string as more of it.
 */
final readonly class EnsureIntakeBody
{
    public function __construct(private Repository $config) {}

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next, string $upload = ''): Response
    {
        $this->checkAddress($request);
        if ($upload === '' || ! $this->isForm($request)) {
            $this->checkJson($request);
        }

        return $next($request);
    }

    private function checkAddress(Request $request): void
    {
        if ($request->query->count() > 0 || ! in_array($request->server('QUERY_STRING'), [null, ''], true)) {
            throw new ProblemException(400, 'query-not-allowed', 'Send everything in the body. A call of the intake takes nothing behind a question mark.');
        }
    }

    private function isForm(Request $request): bool
    {
        return str_starts_with(mb_strtolower((string) $request->headers->get('Content-Type')), 'multipart/form-data');
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
