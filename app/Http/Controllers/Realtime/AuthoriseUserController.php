<?php

declare(strict_types=1);

namespace App\Http\Controllers\Realtime;

use Illuminate\Contracts\Broadcasting\Factory;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Symfony\Component\HttpKernel\Exception\AccessDeniedHttpException;

/** Authenticates a connection as the user, so that the realtime server can close it when their sessions end. */
final readonly class AuthoriseUserController
{
    /** @throws AccessDeniedHttpException when there is no active user or the socket id is invalid */
    public function __invoke(Request $request, Factory $broadcasting): JsonResponse
    {
        return new JsonResponse($broadcasting->connection()->resolveAuthenticatedUser($request) ?? throw new AccessDeniedHttpException);
    }
}
