<?php

declare(strict_types=1);

namespace App\Http\Controllers\Sms;

use App\Enums\ConversationView;
use App\Http\Requests\ListRequest;
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

final class ConversationController
{
    public function index(ListRequest $request, ConversationList $list, SmsPageQuery $pages, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Sms/Index', $pages->page($request->parameters($list), $viewer));
    }

    /** The unread view, at the message in `message_id`. */
    public function unread(ListRequest $request, ConversationList $list, SmsPageQuery $pages, #[CurrentUser] User $viewer): Response
    {
        $asked = $request->parameters($list);
        $unread = new ListParameters($asked->order, $asked->perPage, $asked->cursor, $asked->search, $asked->conditions, [...$asked->values, 'view' => ConversationView::Unread->value]);

        return Inertia::render('Sms/Index', $pages->page($unread, $viewer));
    }

    /** The messages before the oldest one on the screen. */
    public function older(ListRequest $request, SmsMessageList $list, Conversation $conversation, ClientMessagesQuery $messages, #[CurrentUser] User $viewer): JsonResponse
    {
        $of = $conversation->client ?? $conversation;

        return new JsonResponse($messages->thread($of, $viewer, $request->parameters($list, $of), null));
    }
}
