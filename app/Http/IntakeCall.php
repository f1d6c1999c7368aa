<?php

declare(strict_types=1);

namespace App\Http;

use App\Http\Middleware\EnsureIdempotency;
use App\Http\Middleware\EnsureIntakeBody;
use App\Http\Middleware\EnsureScope;
use App\Http\Middleware\ReadScreenshot;
use App\Http\Middleware\WorkInOneTransaction;
use App\Services\Intake\IntakeScope;

/** What stands between a known caller and the controller of an intake call. routes/api.php names it beside each call. */
final readonly class IntakeCall
{
    /**
     * @param  bool  $upload  whether it comes with a screenshot, and a token may also send it as multipart/form-data; a signed webhook never can
     * @return list<string> middleware, in its order
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
