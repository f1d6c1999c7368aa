<?php

declare(strict_types=1);

namespace App\Http\Controllers\Notifications;

use App\Actions\Notifications\MarkNotificationsRead;
use App\Http\Requests\Notifications\MarkAllNotificationsReadRequest;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Response;

/** Marks all my notifications read, or all that the list's filters leave. */
final readonly class MarkAllNotificationsReadController
{
    use AnswersReader;

    public function __invoke(MarkAllNotificationsReadRequest $request, #[CurrentUser] User $reader, MarkNotificationsRead $mark): Response|RedirectResponse
    {
        $mark->allOf($reader, $request->filters(), $this->socketId($request));

        return $this->answer($request);
    }
}
