<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Services\Search\SearchSyntax;
use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\Exception\BadRequestHttpException;

/**
 * Refuses text that is not UTF-8 or holds a NUL: no person types it, and databases disagree on it. SQLite keeps it, PostgreSQL
 * and MariaDB fail on it. To a search nothing is an error: it is told where something was left out.
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
                throw new BadRequestHttpException('The request holds text that is not valid UTF-8.');
            }
        });

        return $next($request);
    }
}
