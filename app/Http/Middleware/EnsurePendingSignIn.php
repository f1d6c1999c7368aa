<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Domain\Auth\PendingSignIn;
use Closure;
use Illuminate\Auth\AuthenticationException;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/** Requires a completed password step before the second step. */
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

        return redirect()->route('login')->with('error', 'Enter your email address and password first.');
    }
}
