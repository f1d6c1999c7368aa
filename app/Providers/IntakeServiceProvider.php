<?php

declare(strict_types=1);

namespace App\Providers;

use App\Http\Problems\ProblemDetails;
use App\Models\User;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Foundation\Exceptions\Handler;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\ServiceProvider;
use Laravel\Sanctum\PersonalAccessToken;
use Laravel\Sanctum\Sanctum;
use Throwable;

/** What holds for every call of the HTTP API: whose tokens count, and how failures look. */
final class IntakeServiceProvider extends ServiceProvider
{
    public function boot(): void
    {
        // A token ends with its owner's account.
        Sanctum::authenticateAccessTokensUsing(static function (PersonalAccessToken $token, bool $isValid): bool {
            $owner = $isValid ? $token->tokenable()->getResults() : null;

            return $owner instanceof User && $owner->is_active;
        });

        $this->callAfterResolving(ExceptionHandler::class, static function (ExceptionHandler $handler): void {
            if ($handler instanceof Handler) {
                $handler->renderable(static fn (Throwable $failure, Request $request): ?JsonResponse => $request->is('api/*') ? app(ProblemDetails::class)->for($failure) : null);
            }
        });
    }
}
