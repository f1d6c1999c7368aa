<?php

declare(strict_types=1);

namespace App\Http\Controllers\Notifications;

use App\Actions\Notifications\MarkNotificationRead;
use App\Data\Notifications\NotificationFilters;
use App\Domain\Notifications\NotificationRepository;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;

final readonly class MarkNotificationReadController
{
    use AnswersReader;

    public function __invoke(Request $request, int $notification, #[CurrentUser] User $reader, NotificationRepository $notifications, MarkNotificationRead $markRead): Response|RedirectResponse
    {
        // 404 also for other users' notifications, so that ids reveal nothing.
        $markRead->handle($notifications->of($reader, new NotificationFilters)->findOrFail($notification), $this->socketId($request));

        return $this->answer($request);
    }
}
