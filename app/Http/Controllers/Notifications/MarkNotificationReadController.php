<?php

declare(strict_types=1);

namespace App\Http\Controllers\Notifications;

use App\Actions\Notifications\MarkNotificationsRead;
use App\Data\Notifications\NotificationFilters;
use App\Models\User;
use App\Queries\Notifications\OwnNotifications;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;

/** Marks one of my notifications read; doing it twice changes nothing. */
final readonly class MarkNotificationReadController
{
    use AnswersReader;

    public function __invoke(Request $request, int $notification, #[CurrentUser] User $reader, OwnNotifications $own, MarkNotificationsRead $mark): Response|RedirectResponse
    {
        // Somebody else's, or one that may not be seen any more, is as good as none: 404, so that ids tell nothing.
        $mark->one($own->matching($reader, new NotificationFilters)->findOrFail($notification), $this->socketId($request));

        return $this->answer($request);
    }
}
