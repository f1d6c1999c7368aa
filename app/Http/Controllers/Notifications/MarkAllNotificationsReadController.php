<?php

declare(strict_types=1);

namespace App\Http\Controllers\Notifications;

use App\Actions\Notifications\MarkAllNotificationsRead;
use App\Http\Requests\Notifications\MarkAllNotificationsReadRequest;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Response;

/** Marks all of the user's notifications that match the filters as read. */
final readonly class MarkAllNotificationsReadController
{
    use AnswersReader;

    public function __invoke(MarkAllNotificationsReadRequest $request, #[CurrentUser] User $reader, MarkAllNotificationsRead $markRead): Response|RedirectResponse
    {
        $markRead->handle($reader, $request->filters(), $this->socketId($request));

        return $this->answer($request);
    }
}
