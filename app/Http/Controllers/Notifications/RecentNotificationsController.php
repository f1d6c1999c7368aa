<?php

declare(strict_types=1);

namespace App\Http\Controllers\Notifications;

use App\Models\User;
use App\Queries\Notifications\RecentNotificationsQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;

/** The initial data of the browser's notification stores, also loaded after a reconnect. */
final readonly class RecentNotificationsController
{
    public function __invoke(#[CurrentUser] User $reader, RecentNotificationsQuery $query): JsonResponse
    {
        return new JsonResponse($query->for($reader));
    }
}
