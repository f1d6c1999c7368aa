<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Infrastructure\Deliveries\IntakeCaller;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\Problems\ProblemException;
use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/** Requires a scope of the caller's token or webhook source. */
final readonly class EnsureScope
{
    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next, string $scope): Response
    {
        if (! IntakeCaller::of($request)->may(IntakeScope::from($scope))) {
            throw new ProblemException(403, 'scope-missing', "This call needs the scope {$scope}.");
        }

        return $next($request);
    }
}
