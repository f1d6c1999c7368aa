<?php

declare(strict_types=1);

namespace App\Http\Controllers\Sms;

use App\Actions\Sms\AssignConversation;
use App\Actions\Sms\ChangeConversationStatus;
use App\Domain\Notifications\NotificationPresenter;
use App\Enums\ConversationStatus;
use App\Enums\ConversationView;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\AssignWorkRequest;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Sms\SnoozeConversationRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\ListParameters;
use App\Lists\Messages\SmsMessageList;
use App\Lists\Sms\ConversationList;
use App\Models\Conversation;
use App\Models\User;
use App\Queries\Clients\ClientMessagesQuery;
use App\Queries\Sms\SmsPageQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;

final class ConversationController
{
    use AnswersChange;

    public function index(ListRequest $request, ConversationList $list, SmsPageQuery $pages, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Sms/Index', $pages->page($request->parameters($list), $viewer));
    }

    /** The unread view, at the message in `message_id`. */
    public function unread(ListRequest $request, ConversationList $list, SmsPageQuery $pages, #[CurrentUser] User $viewer): Response
    {
        $asked = $request->parameters($list);
        $unread = new ListParameters($asked->order, $asked->perPage, $asked->cursor, $asked->search, $asked->conditions, [
            ...$asked->values,
            'view' => ConversationView::Unread->value,
        ]);

        return Inertia::render('Sms/Index', $pages->page($unread, $viewer));
    }

    /** The messages before the oldest one on the screen. */
    public function older(
        ListRequest $request,
        SmsMessageList $list,
        Conversation $conversation,
        ClientMessagesQuery $messages,
        #[CurrentUser] User $viewer,
    ): JsonResponse {
        $of = $conversation->client ?? $conversation;

        return new JsonResponse($messages->thread($of, $viewer, $request->parameters($list, $of), null));
    }

    public function assign(AssignWorkRequest $request, Conversation $conversation, AssignConversation $assign): RedirectResponse
    {
        $assignee = $request->owner();

        return $this->changed(
            static fn () => $assign->handle($conversation, $assignee, $request->seenOwnerId()),
            $assignee === null ? 'Conversation unassigned.' : "Conversation assigned to {$assignee->full_name}.",
        );
    }

    public function snooze(
        SnoozeConversationRequest $request,
        Conversation $conversation,
        ChangeConversationStatus $change,
        #[CurrentUser] User $viewer,
    ): RedirectResponse {
        $until = $request->until($viewer);
        $change->handle($conversation, ConversationStatus::Snoozed, $until);

        return $this->success('Conversation snoozed until '.NotificationPresenter::humanFormat($until, $viewer->timezone).'.');
    }

    public function resolve(Conversation $conversation, ChangeConversationStatus $change): RedirectResponse
    {
        return $this->changed(static fn () => $change->handle($conversation, ConversationStatus::Resolved), 'Conversation resolved.');
    }

    /** Also ends a snooze. */
    public function reopen(Conversation $conversation, ChangeConversationStatus $change): RedirectResponse
    {
        $change->handle($conversation, ConversationStatus::Open);

        return $this->success('Conversation reopened.');
    }
}
