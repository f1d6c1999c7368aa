<?php

declare(strict_types=1);

namespace App\Http\Controllers\Notifications;

use App\Data\Notifications\NotificationIndexPage;
use App\Domain\Notifications\NotificationDefinition;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Notifications\NotificationList;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;

final readonly class NotificationController
{
    public function index(ListRequest $request, NotificationList $list, #[CurrentUser] User $reader): Response
    {
        [$notifications, $meta] = $request->page($list);
        $filters = NotificationList::filtersOf($request->parameters($list));

        return Inertia::render('Notifications/Index', new NotificationIndexPage($notifications, $meta, $filters, NotificationDefinition::visibleTo($reader)));
    }
}
