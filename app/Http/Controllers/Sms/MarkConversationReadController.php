<?php

declare(strict_types=1);

namespace App\Http\Controllers\Sms;

use App\Actions\Sms\MarkConversationRead;
use App\Http\Controllers\Concerns\AnswersSettlement;
use App\Models\Conversation;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

/** Marks everything that came in with a conversation as read. */
final readonly class MarkConversationReadController
{
    use AnswersSettlement;

    public function __invoke(Request $request, Conversation $conversation, #[CurrentUser] User $reader, MarkConversationRead $mark): JsonResponse|RedirectResponse
    {
        $settlement = $mark->handle($conversation, $reader);

        return $this->settled($request, 'The conversation is marked as read.', $settlement->explain('read', $reader->timezone));
    }
}
