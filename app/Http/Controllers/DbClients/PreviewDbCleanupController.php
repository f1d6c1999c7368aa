<?php

declare(strict_types=1);

namespace App\Http\Controllers\DbClients;

use App\Http\Requests\DbClients\StartDbCleanupRequest;
use App\Models\User;
use App\Queries\DbClients\DbCleanupQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;

/** What a clean-up of chosen prospects would change; it is asked for with a body, as thousands of ids fit no address. */
final class PreviewDbCleanupController
{
    public function __invoke(StartDbCleanupRequest $request, DbCleanupQuery $cleanups, #[CurrentUser] User $viewer): JsonResponse
    {
        return new JsonResponse($cleanups->preview($request->kind(), $viewer, $request->chosen()));
    }
}
