<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Http\Problems\ProblemException;
use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/** The HTTP API takes JSON objects, and small ones. */
final readonly class EnsureJsonBody
{
    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        $limit = config()->integer('paddock.intake.max_body_bytes');

        if (strlen($request->getContent()) > $limit) {
            throw new ProblemException(413, 'body-too-large', "The body may have {$limit} bytes.");
        }
        if (! $request->isJson()) {
            throw new ProblemException(415, 'not-json', 'Send Content-Type: application/json.');
        }
        if (! is_array(json_decode($request->getContent(), true)) || ! str_starts_with(ltrim($request->getContent()), '{')) {
            throw new ProblemException(400, 'not-json', 'The body is not a JSON object.');
        }

        return $next($request);
    }
}
