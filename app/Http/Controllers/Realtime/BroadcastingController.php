<?php

declare(strict_types=1);

namespace App\Http\Controllers\Realtime;

use Illuminate\Contracts\Broadcasting\Factory;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Symfony\Component\HttpKernel\Exception\AccessDeniedHttpException;

final readonly class BroadcastingController
{
    /** Authorises the user for a private or presence channel. */
    public function channel(Request $request, Factory $broadcasting): JsonResponse
    {
        return new JsonResponse($broadcasting->connection()->auth($request));
    }

    /**
     * Authenticates a connection as the user, so that the realtime server can close it when their sessions end.
     *
     * @throws AccessDeniedHttpException when there is no active user or the socket id is invalid
     */
    public function user(Request $request, Factory $broadcasting): JsonResponse
    {
        return new JsonResponse($broadcasting->connection()->resolveAuthenticatedUser($request) ?? throw new AccessDeniedHttpException);
    }
}
