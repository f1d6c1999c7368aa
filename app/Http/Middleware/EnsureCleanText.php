<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\Exception\BadRequestHttpException;

/**
 * Refuses text that is not UTF-8 or holds a NUL: no person types it, and databases disagree on it. SQLite keeps it, PostgreSQL
 * and MariaDB fail on it.
 */
final readonly class EnsureCleanText
{
    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        $input = [$request->decodedPath(), $request->input()];

        array_walk_recursive($input, static function (mixed $value): void {
            if (is_string($value) && (str_contains($value, "\0") || ! mb_check_encoding($value, 'UTF-8'))) {
                throw new BadRequestHttpException('The request holds text that is not valid UTF-8.');
            }
        });

        return $next($request);
    }
}
