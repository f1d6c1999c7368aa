<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Services\Images\PictureReader;
use App\Services\Images\SentScreenshot;
use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/**
 * Draws the picture of an upload anew. That may take seconds, so it stands before the transaction of the work, which keeps
 * every other writer of SQLite waiting, and behind the id of the call: a repeated one reads no picture.
 */
final readonly class ReadScreenshot
{
    public const FIELD = 'screenshot';

    public function __construct(private PictureReader $reader) {}

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        SentScreenshot::read($request->file(self::FIELD) ?? $request->input(self::FIELD), $this->reader)->comesWith($request);

        return $next($request);
    }
}
