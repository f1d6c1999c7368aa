<?php

declare(strict_types=1);

namespace App\Http;

use App\Data\Shared\ErrorPage;
use App\Http\Middleware\HandleInertiaRequests;
use App\Inertia\ExceptionResponse;
use App\Inertia\Support\Header;
use Symfony\Component\HttpFoundation\Response;

/** Renders failed page requests as Inertia pages. The HTTP API has its own errors. */
final class ErrorPages
{
    private const SHOWN = [400, 403, 404, 405, 419, 429, 500, 503];

    public function for(ExceptionResponse $failed): ExceptionResponse|Response|null
    {
        $request = $failed->request;
        if ($request->is('api/*') || $request->expectsJson() || ! in_array($failed->statusCode(), self::SHOWN, true)) {
            return null;
        }

        // In debug mode the framework's error page is more useful.
        if ($failed->statusCode() === 500 && config()->boolean('app.debug')) {
            return null;
        }

        if ($failed->statusCode() === 419 && $request->hasHeader(Header::INERTIA) && ! $request->isMethod('GET')) {
            return back()->with('error', 'This page was open for too long. Try again.');
        }

        $retryAfter = $failed->response->headers->get('Retry-After');

        return $failed
            ->render('Error', new ErrorPage($failed->statusCode(), is_numeric($retryAfter) ? (int) $retryAfter : null))
            ->withSharedData(HandleInertiaRequests::class);
    }
}
