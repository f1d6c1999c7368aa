<?php

declare(strict_types=1);

namespace App\Http\Controllers\Notifications;

use App\Infrastructure\Realtime\RealtimeBroadcaster;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;

/** Answers page visits with a redirect, and background requests with 204. */
trait AnswersReader
{
    private function answer(Request $request): Response|RedirectResponse
    {
        return $request->expectsJson() ? response()->noContent() : back(303);
    }

    /** The realtime connection of the requesting tab, which needs no event. */
    private function socketId(Request $request): ?string
    {
        $id = $request->header('X-Socket-ID');

        return is_string($id) && RealtimeBroadcaster::isSocketId($id) ? $id : null;
    }
}
