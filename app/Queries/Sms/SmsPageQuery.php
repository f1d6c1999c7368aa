<?php

declare(strict_types=1);

namespace App\Queries\Sms;

use App\Data\Clients\ContactCard;
use App\Data\Clients\MessageComposer;
use App\Data\Clients\SmsHistory;
use App\Data\Sms\ConversationClient;
use App\Data\Sms\ConversationDetails;
use App\Data\Sms\SmsPage;
use App\Domain\Clients\ClientRelations;
use App\Enums\Ability;
use App\Enums\ConversationStatus;
use App\Enums\ConversationView;
use App\Inertia\Inertia;
use App\Lists\DeferredList;
use App\Lists\ListContext;
use App\Lists\ListParameters;
use App\Lists\ListReader;
use App\Lists\Messages\SmsMessageList;
use App\Lists\Sms\ConversationList;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\SmsMessage;
use App\Models\User;
use App\Queries\Clients\ClientMessagesQuery;
use App\Queries\Clients\MessageComposerQuery;
use App\Queries\Users\UserChoiceQuery;
use App\Support\AustralianMobile;
use App\Support\ContactMask;
use App\Support\DataFactory;

/** The SMS panel: conversations, the thread of the chosen one and its client. */
final readonly class SmsPageQuery
{
    private const CONVERSATIONS = 50;

    private const MESSAGES = 25;

    /** When a link opens an older message. */
    private const MOST_MESSAGES = 500;

    public function __construct(
        private ConversationList $list,
        private ListReader $reader,
        private SmsMessageList $messageList,
        private ClientMessagesQuery $messages,
        private MessageComposerQuery $composers,
        private UserChoiceQuery $colleagues,
    ) {}

    /** @param  ListParameters  $parameters  of the ConversationList */
    public function page(ListParameters $parameters, User $viewer): SmsPage
    {
        $chosen = self::chosen($parameters);
        $client = $chosen?->client;
        $rows = new DeferredList(
            fn (): array => $this->reader->read(
                $this->list,
                $parameters->with($parameters->order, self::CONVERSATIONS, $parameters->cursor),
                new ListContext($viewer),
            ),
        );
        $messageId = $parameters->values['message_id'] ?? null;

        return new SmsPage(
            view: ConversationView::of($parameters->values),
            conversations: $rows->rows(),
            meta: $rows->meta(),
            conversation: static fn (): ?ConversationDetails => $chosen === null ? null : self::details($chosen, $viewer),
            thread: Inertia::defer(fn (): ?SmsHistory => $chosen === null ? null
                : $this->messages->thread(
                    $client ?? $chosen,
                    $viewer,
                    new ListParameters($this->messageList->defaultOrder(), $this->messagesDownTo($messageId, $client ?? $chosen, $viewer)),
                    null,
                )),
            unread: Inertia::defer(fn (): array => $chosen === null ? [] : $this->messages->unread($client ?? $chosen)),
            composer: Inertia::defer(
                fn (): ?MessageComposer => $client !== null && $viewer->can('contribute', $client)
                    ? $this->composers->sms($client, $viewer)
                    : null,
            ),
            card: Inertia::defer(
                fn (): ?ContactCard => $client !== null && $viewer->can('view', $client)
                    ? $this->messages->card($client, null)
                    : null,
            ),
            message_id: $messageId === null ? null : (int) $messageId,
            can_mark_as_read: ! $viewer->isReadOnly(),
            colleagues: fn (): array => $this->colleagues->with(Ability::ViewSmsPanel),
            can_work: $viewer->can('takeDecisions'),
        );
    }

    /** As many of the newest messages as include the one in the URL. */
    private function messagesDownTo(?string $messageId, Client|Conversation $of, User $viewer): int
    {
        if ($messageId === null) {
            return self::MESSAGES;
        }
        $newer = $this->messageList
            ->matching(new ListParameters($this->messageList->defaultOrder(), 1), new ListContext($viewer, $of))
            ->where('sms_messages.sent_at', '>=', SmsMessage::query()->whereKey($messageId)->select('sent_at')->toBase())
            ->count();

        return min(max($newer, self::MESSAGES), self::MOST_MESSAGES);
    }

    /** The conversation in the URL, or the conversation of the message in the URL. */
    private static function chosen(ListParameters $parameters): ?Conversation
    {
        $messageId = $parameters->values['message_id'] ?? null;
        $id = $parameters->values['conversation'] ?? ($messageId === null ? null : SmsMessage::query()->whereKey($messageId)->value('conversation_id'));

        return $id === null ? null : Conversation::query()->with(['client', 'assignee'])->whereKey($id)->first();
    }

    private static function details(Conversation $conversation, User $viewer): ConversationDetails
    {
        return DataFactory::make(ConversationDetails::class, $conversation, [
            'phone' => ContactMask::show($viewer, 'mobile_e164', AustralianMobile::national($conversation->phone_e164)),
            'client' => $conversation->client === null ? null : self::client($conversation->client),
            'assignee_name' => $conversation->assignee?->full_name,
            'is_resolved' => $conversation->status === ConversationStatus::Resolved,
            'snoozed_until' => Conversation::snoozedUntil($conversation->status, $conversation->due_at),
        ]);
    }

    private static function client(Client $client): ConversationClient
    {
        ClientRelations::load($client);

        return DataFactory::make(ConversationClient::class, $client, [
            'company_name' => $client->company->name,
            'company_color' => $client->company->color,
            'company_logo' => $client->company->logo_path,
            'manager_name' => $client->accountManager?->full_name,
        ]);
    }
}
