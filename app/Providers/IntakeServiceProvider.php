<?php

declare(strict_types=1);

namespace App\Providers;

use App\Infrastructure\Deliveries\IntakeCaller;
use App\Infrastructure\Files\DeliveryFileStorage;
use App\Infrastructure\Problems\ProblemDetails;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Contracts\Filesystem\Factory;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Foundation\Exceptions\Handler;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\ServiceProvider;
use Laravel\Sanctum\PersonalAccessToken;
use Laravel\Sanctum\Sanctum;
use Throwable;

/** Valid tokens and error responses of the HTTP API. */
final class IntakeServiceProvider extends ServiceProvider
{
    public function register(): void
    {
        $this->app->bind(
            DeliveryFileStorage::class,
            static fn (Application $app): DeliveryFileStorage => new DeliveryFileStorage($app->make(Factory::class)->disk()),
        );
    }

    public function boot(): void
    {
        // PostgreSQL fails on an id that does not fit a 64-bit number; eighteen digits always do.
        Sanctum::getAccessTokenFromRequestUsing(
            static fn (Request $request): string => preg_match(
                '/\A(?:\d{1,18}\|)?[^|]+\z/',
                (string) $request->bearerToken(),
                $token,
            ) === 1
                ? $token[0]
                : '',
        );
        Sanctum::authenticateAccessTokensUsing(
            static fn (PersonalAccessToken $token, bool $isValid): bool => $isValid && IntakeCaller::ownerOf($token) !== null,
        );

        $this->callAfterResolving(ExceptionHandler::class, static function (ExceptionHandler $handler): void {
            if ($handler instanceof Handler) {
                $handler->renderable(
                    static fn (Throwable $failure, Request $request): ?JsonResponse => $request->is('api/*')
                        ? app(ProblemDetails::class)->for($failure)
                        : null,
                );
            }
        });
    }
}
