<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Messages\MarkConversationRead;
use App\Actions\Messages\SendSms;
use App\Data\Clients\ClientAsOf;
use App\Data\Clients\ClientHeader;
use App\Data\Clients\ClientMessagesPage;
use App\Data\Clients\ContactCard;
use App\Data\Clients\MessageComposer;
use App\Data\Clients\SmsHistory;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Clients\MarkConversationReadRequest;
use App\Http\Requests\Clients\PastRecordRequest;
use App\Http\Requests\Clients\SendSmsRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Messages\SmsMessageList;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\User;
use App\Queries\Clients\ClientHeaderQuery;
use App\Queries\Clients\ClientMessagesQuery;
use App\Queries\Clients\MessageComposerQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;

final class ClientMessagesController
{
    use AnswersChange;

    public function index(
        PastRecordRequest $asOf,
        ListRequest $request,
        SmsMessageList $list,
        Client $client,
        ClientHeaderQuery $headers,
        ClientMessagesQuery $messages,
        MessageComposerQuery $composers,
        #[CurrentUser] User $viewer,
    ): Response {
        $past = $asOf->past($client);
        $parameters = $request->parameters($list, $client);

        return Inertia::render('Clients/Messages', new ClientMessagesPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            thread: Inertia::defer(static fn (): SmsHistory => $messages->thread($client, $viewer, $parameters, $past)),
            unread: Inertia::defer(static fn (): array => $past === null ? $messages->unread($client) : []),
            composer: Inertia::defer(static fn (): ?MessageComposer => $past === null ? $composers->sms($client, $viewer) : null),
            card: Inertia::defer(static fn (): ContactCard => $messages->card($client, $past)),
            as_of: static fn (): ?ClientAsOf => $headers->asOf($past),
        ));
    }

    /** No message: the page shows the new SMS. */
    public function store(SendSmsRequest $request, Client $client, SendSms $send, #[CurrentUser] User $sender): RedirectResponse
    {
        $send->handle($client, $request->string('body')->trim()->value(), $request->template(), $sender, $request->reference(), $request->readUpTo());

        return back();
    }

    /** The messages before the oldest one on the screen. */
    public function older(
        PastRecordRequest $asOf,
        ListRequest $request,
        SmsMessageList $list,
        Client $client,
        ClientMessagesQuery $messages,
        #[CurrentUser] User $viewer,
    ): JsonResponse {
        return new JsonResponse($messages->thread($client, $viewer, $request->parameters($list, $client), $asOf->past($client)));
    }

    public function markRead(
        MarkConversationReadRequest $request,
        Conversation $conversation,
        #[CurrentUser] User $reader,
        MarkConversationRead $mark,
    ): JsonResponse|RedirectResponse {
        $settlement = $mark->handle($conversation, $reader, $request->upTo());
        $newer = $conversation->refresh()->unread_count > 0 ? ' A newer message is still unread.' : '';

        return $this->settled($request, "Conversation marked as read.{$newer}", $settlement->explain('read', $reader->timezone));
    }
}
