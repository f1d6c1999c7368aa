<?php

declare(strict_types=1);

namespace App\Http\Controllers\Shell;

use App\Infrastructure\Health\Readiness;
use Illuminate\Http\JsonResponse;

/** For monitoring: 200 when every part works, otherwise 503, with the state of each part. */
final readonly class ReadinessController
{
    public function __invoke(Readiness $readiness): JsonResponse
    {
        $parts = $readiness->check();

        return new JsonResponse(
            ['ready' => ! in_array(false, $parts, true), 'parts' => $parts],
            in_array(false, $parts, true) ? 503 : 200,
            ['Cache-Control' => 'no-store'],
        );
    }
}
