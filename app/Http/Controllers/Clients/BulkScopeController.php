<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Http\Requests\ListRequest;
use App\Lists\Clients\ClientBulkScope;
use App\Lists\Clients\ClientList;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;

/** The number of clients that a change to all matching clients would cover. */
final readonly class BulkScopeController
{
    public function __invoke(ListRequest $request, ClientList $list, ClientBulkScope $scope, #[CurrentUser] User $viewer): JsonResponse
    {
        return new JsonResponse($scope->now($request->parameters($list), $viewer));
    }
}
