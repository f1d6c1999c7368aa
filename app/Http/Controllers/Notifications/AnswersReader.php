<?php

declare(strict_types=1);

namespace App\Http\Controllers\Notifications;

use App\Services\Realtime\RealtimeBroadcaster;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;

/** Both ways a page marks notifications: a visit of the page router, and a call in the background. */
trait AnswersReader
{
    private function answer(Request $request): Response|RedirectResponse
    {
        return $request->expectsJson() ? response()->noContent() : back(303);
    }

    /** The connection of the tab that asks; its own screen needs no event. */
    private function socketId(Request $request): ?string
    {
        $id = $request->header('X-Socket-ID');

        return is_string($id) && RealtimeBroadcaster::isSocketId($id) ? $id : null;
    }
}
