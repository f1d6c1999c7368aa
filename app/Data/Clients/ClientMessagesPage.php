<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Inertia\DeferProp;
use Closure;

/** Clients/Messages. */
final readonly class ClientMessagesPage
{
    /**
     * @param  Closure(): ClientHeader  $client
     * @param  DeferProp<SmsHistory>  $thread  the latest messages
     * @param  DeferProp<list<SmsUnread>>  $unread
     * @param  DeferProp<MessageComposer|null>  $composer  null in the past
     * @param  DeferProp<ContactCard>  $card
     * @param  Closure(): (ClientAsOf|null)  $as_of  null for today's record
     */
    public function __construct(
        public Closure $client,
        public DeferProp $thread,
        public DeferProp $unread,
        public DeferProp $composer,
        public DeferProp $card,
        public Closure $as_of,
    ) {}
}
