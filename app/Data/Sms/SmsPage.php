<?php

declare(strict_types=1);

namespace App\Data\Sms;

use App\Data\Clients\ContactCard;
use App\Data\Clients\MessageComposer;
use App\Data\Clients\SmsHistory;
use App\Data\Clients\SmsUnread;
use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;
use App\Enums\ConversationView;
use App\Inertia\DeferProp;
use Closure;

/** Sms/Index. Without a chosen conversation, the props of the thread are null or empty. */
final readonly class SmsPage
{
    /**
     * @param  DeferProp<list<ConversationRow>>  $conversations
     * @param  DeferProp<ListMeta>  $meta
     * @param  Closure(): (ConversationDetails|null)  $conversation
     * @param  DeferProp<SmsHistory|null>  $thread  the latest messages
     * @param  DeferProp<list<SmsUnread>>  $unread
     * @param  DeferProp<MessageComposer|null>  $composer  null when the viewer can't write to the client, or there is no client
     * @param  DeferProp<ContactCard|null>  $card
     * @param  Closure(): list<Choice>  $colleagues  who can be assigned
     * @param  bool  $can_work  whether the viewer may assign, snooze and resolve
     * @param  int|null  $message_id  the message to scroll to
     */
    public function __construct(
        public ConversationView $view,
        public DeferProp $conversations,
        public DeferProp $meta,
        public Closure $conversation,
        public DeferProp $thread,
        public DeferProp $unread,
        public DeferProp $composer,
        public DeferProp $card,
        public ?int $message_id,
        public bool $can_mark_as_read,
        public Closure $colleagues,
        public bool $can_work,
    ) {}
}
