<?php

declare(strict_types=1);

namespace App\Http\Controllers\Notes;

use App\Actions\Notes\MarkMentionsSeen;
use App\Http\Requests\Notes\MarkMentionsSeenRequest;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;

/** Called by a button, or in the background when the notes are visible. */
final class MarkMentionsSeenController
{
    public function __invoke(MarkMentionsSeenRequest $request, MarkMentionsSeen $mark, #[CurrentUser] User $viewer): JsonResponse|RedirectResponse
    {
        $mark->handle($viewer, $request->noteIds());

        return $request->expectsJson() ? new JsonResponse(status: 204) : back();
    }
}
