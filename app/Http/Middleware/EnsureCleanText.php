<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Infrastructure\Search\SearchSyntax;
use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\Exception\BadRequestHttpException;

/**
 * Refuses text that is not UTF-8 or contains NUL: SQLite stores it, PostgreSQL and MariaDB fail. Searches ignore the invalid
 * characters and show a hint.
 */
final readonly class EnsureCleanText
{
    private const SEARCHES = ['clients/lookup', 'clients/full-search'];

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        $search = $request->query->all()['search'] ?? null;
        if (is_string($search) && $request->isMethodSafe() && $request->is(...self::SEARCHES)) {
            $request->query->set('search', SearchSyntax::clean($search));
        }
        $input = [$request->decodedPath(), $request->input()];

        array_walk_recursive($input, static function (mixed $value): void {
            if (is_string($value) && (str_contains($value, "\0") || ! mb_check_encoding($value, 'UTF-8'))) {
                throw new BadRequestHttpException('The request contains text that is not valid UTF-8.');
            }
        });

        return $next($request);
    }
}
