<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Services\Auth\PendingSignIn;
use Closure;
use Illuminate\Auth\AuthenticationException;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/** Lets nobody to the second step who has not just passed the first. */
final readonly class EnsurePendingSignIn
{
    public function __construct(private PendingSignIn $pending) {}

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        if ($this->pending->user() !== null) {
            return $next($request);
        }
        $this->pending->forget();
        if ($request->expectsJson()) {
            throw new AuthenticationException;
        }

        return redirect()->route('login')->with('error', 'Please enter your e-mail address and password first.');
    }
}
