<?php

declare(strict_types=1);

namespace App\Http\Controllers\Realtime;

use Illuminate\Contracts\Broadcasting\Factory;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;

/** Authorises the user for a private or presence channel. */
final readonly class AuthoriseChannelController
{
    public function __invoke(Request $request, Factory $broadcasting): JsonResponse
    {
        return new JsonResponse($broadcasting->connection()->auth($request));
    }
}
