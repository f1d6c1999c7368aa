<?php

declare(strict_types=1);

namespace App\Http\Controllers\Automations;

use App\Http\Requests\Automations\TestPatternRequest;
use App\Queries\Automations\PatternTestQuery;
use Illuminate\Http\JsonResponse;

final class TestPatternController
{
    public function __invoke(TestPatternRequest $request, PatternTestQuery $query): JsonResponse
    {
        return new JsonResponse($query->test($request->string('name')->value(), $request->draft()));
    }
}
