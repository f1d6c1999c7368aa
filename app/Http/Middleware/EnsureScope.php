<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Http\Problems\ProblemException;
use App\Services\Intake\IntakeCaller;
use App\Services\Intake\IntakeScope;
use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/** Lets a caller of the intake do what its token or webhook source was given the scope for, and nothing else. */
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
