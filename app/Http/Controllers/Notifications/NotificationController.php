<?php

declare(strict_types=1);

namespace App\Http\Controllers\Notifications;

use App\Http\Requests\Notifications\NotificationIndexRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\User;
use App\Queries\Notifications\NotificationIndexQuery;
use Illuminate\Container\Attributes\CurrentUser;

/** The page of all my notifications. */
final readonly class NotificationController
{
    public function index(NotificationIndexRequest $request, #[CurrentUser] User $reader, NotificationIndexQuery $query): Response
    {
        return Inertia::render('Notifications/Index', $query->page($reader, $request->filters(), $request->listState()));
    }
}
