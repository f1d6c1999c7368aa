<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Infrastructure\Images\PictureReader;
use App\Infrastructure\Images\SentScreenshot;
use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/**
 * Re-encodes an uploaded picture. This can take seconds, so it runs before the transaction, which blocks other writers on
 * SQLite, and after the idempotency check, so that repeated calls skip it.
 */
final readonly class ReadScreenshot
{
    public const FIELD = 'screenshot';

    public function __construct(private PictureReader $reader) {}

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        SentScreenshot::read($request->file(self::FIELD) ?? $request->input(self::FIELD), $this->reader)->storeIn($request);

        return $next($request);
    }
}
