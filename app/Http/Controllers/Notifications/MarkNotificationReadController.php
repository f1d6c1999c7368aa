<?php

declare(strict_types=1);

namespace App\Http\Controllers\Notifications;

use App\Actions\Notifications\MarkNotificationsRead;
use App\Models\Notification;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;

/** Marks one of my notifications read; doing it twice changes nothing. */
final readonly class MarkNotificationReadController
{
    use AnswersReader;

    public function __invoke(Request $request, int $notification, #[CurrentUser] User $reader, MarkNotificationsRead $mark): Response|RedirectResponse
    {
        // Somebody else's is as good as none: 404, so that ids tell nothing.
        $own = Notification::query()->where('user_id', $reader->id)->findOrFail($notification);
        $mark->one($own, $this->socketId($request));

        return $this->answer($request);
    }
}
