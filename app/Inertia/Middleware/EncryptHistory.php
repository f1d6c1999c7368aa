<?php

declare(strict_types=1);

namespace App\Inertia\Middleware;

use App\Inertia\Inertia;
use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/** Lets the browser keep the pages of a route encrypted in its history. */
final class EncryptHistory
{
    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        Inertia::encryptHistory();

        return $next($request);
    }
}
