<?php

declare(strict_types=1);

namespace App\Http\Controllers\DbClients;

use App\Http\Requests\DbClients\StartDbCleanupRequest;
use App\Models\User;
use App\Queries\DbClients\DbCleanupQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;

/** Previews a clean-up of selected DB clients. A POST, because thousands of ids don't fit a URL. */
final class PreviewDbCleanupController
{
    public function __invoke(StartDbCleanupRequest $request, DbCleanupQuery $cleanups, #[CurrentUser] User $viewer): JsonResponse
    {
        return new JsonResponse($cleanups->preview($request->kind(), $viewer, $request->chosen()));
    }
}
