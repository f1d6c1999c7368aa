<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\SmsHistory;
use App\Data\Clients\SmsUnread;
use App\Lists\KeysetPaginator;
use App\Lists\ListContext;
use App\Lists\ListParameters;
use App\Lists\Messages\SmsMessageList;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\User;

/** The SMS of a client as one conversation. Only viewers who may write to clients read the texts. */
final readonly class ClientMessagesQuery
{
    public function __construct(private SmsMessageList $list, private KeysetPaginator $paginator) {}

    public function thread(Client $client, User $viewer, ListParameters $parameters): SmsHistory
    {
        $context = new ListContext($viewer, $client);
        $order = $parameters->order;
        $page = $this->paginator->page($this->list->pageQuery($this->list->matching($parameters, $context), $order), $this->list::ID_COLUMN, $parameters);

        return new SmsHistory($this->list->toRows(array_reverse($page->rows), $context), $page->next?->encode($order));
    }

    /** @return list<SmsUnread> */
    public function unread(Client $client): array
    {
        return array_values(Conversation::query()->where('client_id', $client->id)->where('unread_count', '>', 0)->orderBy('id')->get()
            ->map(static fn (Conversation $conversation): SmsUnread => new SmsUnread($conversation->id, $conversation->unread_count))->all());
    }
}
