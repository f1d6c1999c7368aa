<?php

declare(strict_types=1);

namespace App\Http\Controllers\Messages;

use App\Actions\Messages\MarkConversationRead;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Models\Conversation;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

final readonly class MarkConversationReadController
{
    use AnswersChange;

    public function __invoke(Request $request, Conversation $conversation, #[CurrentUser] User $reader, MarkConversationRead $mark): JsonResponse|RedirectResponse
    {
        $settlement = $mark->handle($conversation, $reader);

        return $this->settled($request, 'Conversation marked as read.', $settlement->explain('read', $reader->timezone));
    }
}
