<?php

declare(strict_types=1);

namespace App\Services\Auth;

use Illuminate\Http\Request;
use Illuminate\Support\Str;
use RuntimeException;
use Symfony\Component\HttpFoundation\Response;

/** Answers with the form again, saying how long to wait. */
final class TooManyAttempts extends RuntimeException
{
    /** Flashed, so that the page can count down. */
    private const SECONDS_KEY = 'throttled_for_seconds';

    public function __construct(public readonly int $seconds)
    {
        parent::__construct('Too many attempts. Try again in '.self::inWords($seconds).'.');
    }

    /** How long the page that is being shown has to wait; null when it need not. */
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
        // Written to the authentication log already; it is no fault of ours.
    }

    private static function inWords(int $seconds): string
    {
        if ($seconds < 120) {
            return $seconds.' '.Str::plural('second', $seconds);
        }
        $minutes = (int) ceil($seconds / 60);

        return "{$minutes} minutes";
    }
}
