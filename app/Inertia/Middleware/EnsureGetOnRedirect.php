<?php

declare(strict_types=1);

namespace App\Inertia\Middleware;

use App\Inertia\Support\Header;
use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/**
 * Makes browsers follow a redirect with GET after PUT, PATCH and DELETE. It is global, because authentication and
 * throttling redirect before the web group's own middleware sees the reply.
 */
final class EnsureGetOnRedirect
{
    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        $response = $next($request);

        if (Header::isInertia($request)
            && $response->getStatusCode() === Response::HTTP_FOUND
            && in_array($request->method(), ['PUT', 'PATCH', 'DELETE'], true)) {
            $response->setStatusCode(Response::HTTP_SEE_OTHER);
        }

        return $response;
    }
}
