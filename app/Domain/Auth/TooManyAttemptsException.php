<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use Illuminate\Http\Request;
use Illuminate\Support\Str;
use RuntimeException;
use Symfony\Component\HttpFoundation\Response;

/** Returns to the form with the time to wait. */
final class TooManyAttemptsException extends RuntimeException
{
    /** Flashed for the countdown of the page. */
    private const SECONDS_KEY = 'throttled_for_seconds';

    public function __construct(public readonly int $seconds)
    {
        $wait = $seconds < 120 ? $seconds.' '.Str::plural('second', $seconds) : ceil($seconds / 60).' minutes';
        parent::__construct("Too many attempts. Try again in {$wait}.");
    }

    /** Seconds that the page must wait; null when it need not. */
    public static function secondsOf(Request $request): ?int
    {
        $seconds = $request->session()->get(self::SECONDS_KEY);

        return is_int($seconds) ? $seconds : null;
    }

    public function render(Request $request): Response
    {
        if ($request->expectsJson()) {
            return response()->json(['message' => $this->getMessage()], 429, ['Retry-After' => $this->seconds]);
        }

        return back()->withErrors(['throttle' => $this->getMessage()])->with(self::SECONDS_KEY, $this->seconds);
    }

    public function report(): void
    {
        // Already in the authentication log.
    }
}
