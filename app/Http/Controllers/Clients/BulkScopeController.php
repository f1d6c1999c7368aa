<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Http\Requests\Clients\ClientIndexRequest;
use App\Services\Bulk\ClientBulkScope;
use Illuminate\Http\JsonResponse;

/** How many clients a change of all that match would be about, beside the page. */
final readonly class BulkScopeController
{
    public function __invoke(ClientIndexRequest $request, ClientBulkScope $scope): JsonResponse
    {
        return new JsonResponse($scope->now($request->filters()));
    }
}
