<?php

declare(strict_types=1);

namespace App\Http;

use App\Http\Middleware\EnsureIdempotency;
use App\Http\Middleware\EnsureIntakeBody;
use App\Http\Middleware\EnsureScope;
use App\Http\Middleware\ReadScreenshot;
use App\Http\Middleware\WorkInOneTransaction;
use App\Infrastructure\Deliveries\IntakeScope;
use Illuminate\Routing\Route;
use Illuminate\Support\Facades\Route as Routes;

/** The middleware of an intake call, between authentication and the controller, and the paths of signed calls. */
final readonly class IntakeCall
{
    private const SIGNED = 'api/v1/webhooks/{source}/';

    /**
     * @param  bool  $upload  whether the call has a screenshot, which token callers can also send as multipart/form-data
     * @param  list<string>  $before  middleware that runs outside the transaction
     * @return list<string>
     */
    public static function needs(IntakeScope $scope, bool $upload = false, array $before = []): array
    {
        return [
            EnsureScope::class.':'.$scope->value,
            EnsureIntakeBody::class.($upload ? ':upload' : ''),
            EnsureIdempotency::class,
            ...($upload ? [ReadScreenshot::class] : []),
            ...$before,
            WorkInOneTransaction::class,
        ];
    }

    /** @return list<string> such as "sms/inbound" */
    public static function signedPaths(): array
    {
        $uris = array_map(static fn (Route $route): string => $route->uri(), Routes::getRoutes()->getRoutes());

        return array_values(array_filter(array_map(self::signedPath(...), $uris), static fn (string $path): bool => $path !== ''));
    }

    /** The part after the source, or an empty text for other routes. */
    public static function signedPath(string $uri): string
    {
        return str_starts_with($uri, self::SIGNED) ? substr($uri, strlen(self::SIGNED)) : '';
    }
}
