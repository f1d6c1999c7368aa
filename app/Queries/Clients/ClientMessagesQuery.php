<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\ContactCard;
use App\Data\Clients\SmsHistory;
use App\Data\Clients\SmsUnread;
use App\Domain\Clients\History\ClientPast;
use App\Enums\ConsentChannel;
use App\Lists\KeysetPaginator;
use App\Lists\ListContext;
use App\Lists\ListParameters;
use App\Lists\Messages\SmsMessageList;
use App\Lists\PastRows;
use App\Models\BetstopCheck;
use App\Models\Client;
use App\Models\Consent;
use App\Models\Conversation;
use App\Models\Lead;
use App\Models\User;
use Illuminate\Database\Eloquent\Builder;

/** The SMS of a client as one conversation. Only viewers who may write to clients read the texts. */
final readonly class ClientMessagesQuery
{
    public function __construct(private SmsMessageList $list, private KeysetPaginator $paginator) {}

    /**
     * @param  Client|Conversation  $of  all conversations of a client, or one conversation
     * @param  ClientPast|null  $past  to show the conversation at that time
     */
    public function thread(Client|Conversation $of, User $viewer, ListParameters $parameters, ?ClientPast $past): SmsHistory
    {
        $context = new ListContext($viewer, $of, past: $past);
        $order = $parameters->order;
        $page = $this->paginator->page($this->list->pageQuery($this->list->matching($parameters, $context), $order), $this->list::ID_COLUMN, $parameters);

        return new SmsHistory($this->list->toRows(array_reverse($page->rows), $context), $page->next?->encode($order));
    }

    /** @param  ClientPast|null  $past  to show the consent and the protection of that time */
    public function card(Client $client, ?ClientPast $past): ContactCard
    {
        $marked = $past?->marked() ?? $client;
        $person = ['person_type' => $client->getMorphClass(), 'person_id' => $client->id];
        $leads = Lead::query()->where('client_id', $client->id)->pluck('id');
        $consent = PastRows::keep(Consent::query(), $past, 'consents.person_id', 'created_at')
            ->where('channel', ConsentChannel::Sms)
            ->where(
                static fn (Builder $consents): Builder => $consents
                    ->where($person)
                    ->orWhere(
                        static fn (Builder $ofLeads): Builder => $ofLeads
                            ->where('person_type', (new Lead)->getMorphClass())
                            ->whereIn('person_id', $leads),
                    ),
            )
            ->orderByDesc('recorded_at')
            ->orderByDesc('id')
            ->first();
        $check = PastRows::keep(BetstopCheck::query(), $past, 'betstop_checks.person_id', 'created_at')
            ->where($person)
            ->orderByDesc('id')
            ->first();
        // The local time is of use before writing only.
        $state = $past === null ? $client->state : null;

        return new ContactCard(
            $marked->sms_opted_out_at?->toIso8601ZuluString(),
            $consent === null ? null : "{$consent->basis->label()}, {$consent->channel->label()}",
            $consent?->evidence,
            $consent?->recorded_at->toIso8601ZuluString(),
            $marked->betstop_state,
            $check?->checked_at->toIso8601ZuluString(),
            $marked->is_barred,
            $state?->label(),
            $state?->timeZone(),
        );
    }

    /**
     * @param  Client|Conversation  $of  all conversations of a client, or one conversation
     * @return list<SmsUnread>
     */
    public function unread(Client|Conversation $of): array
    {
        return array_values(
            Conversation::query()
                ->where($of instanceof Client ? 'client_id' : 'id', $of->id)
                ->where('unread_count', '>', 0)
                ->withMax('messages as last_message_id', 'id')
                ->orderBy('id')
                ->get()
                ->map(
                    static fn (Conversation $conversation): SmsUnread => new SmsUnread(
                        $conversation->id,
                        $conversation->unread_count,
                        (int) $conversation->getAttribute('last_message_id'),
                    ),
                )
                ->all(),
        );
    }
}
