<?php

declare(strict_types=1);

namespace App\Http;

use App\Http\Middleware\EnsureIdempotency;
use App\Http\Middleware\EnsureIntakeBody;
use App\Http\Middleware\EnsureScope;
use App\Http\Middleware\ReadScreenshot;
use App\Http\Middleware\WorkInOneTransaction;
use App\Infrastructure\Deliveries\IntakeScope;

/** The middleware of an intake call, between authentication and the controller. */
final readonly class IntakeCall
{
    /**
     * @param  bool  $upload  whether the call has a screenshot, which token callers can also send as multipart/form-data
     * @return list<string>
     */
    public static function needs(IntakeScope $scope, bool $upload = false): array
    {
        return [
            EnsureScope::class.':'.$scope->value,
            EnsureIntakeBody::class.($upload ? ':upload' : ''),
            EnsureIdempotency::class,
            ...($upload ? [ReadScreenshot::class] : []),
            WorkInOneTransaction::class,
        ];
    }
}
