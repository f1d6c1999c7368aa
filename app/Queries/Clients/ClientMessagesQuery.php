<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\SmsBubble;
use App\Data\Clients\SmsStretch;
use App\Data\Clients\SmsUnread;
use App\Enums\MessageDirection;
use App\Enums\SmsStatus;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\User;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use App\Services\Contacts\ContactMask;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The SMS of a client: of every number they have written from, as one conversation. What was written is for those who may write to clients. */
final readonly class ClientMessagesQuery
{
    public function __construct(private ListReader $reader) {}

    public function stretch(Client $client, User $viewer, ListState $state): SmsStretch
    {
        $isReader = ContactMask::isLifted($viewer);
        $conversations = Conversation::query()->where('client_id', $client->id)->pluck('id');
        if ($conversations->isEmpty()) {
            return new SmsStretch([], null);
        }
        $page = $this->reader->page(DB::table('sms_messages')->leftJoin('users', 'users.id', '=', 'sms_messages.user_id')->whereIn('sms_messages.conversation_id', $conversations)
            ->select(['sms_messages.*', 'users.first_name as author_first_name', 'users.last_name as author_last_name']), 'sms_messages.id', $state);

        return new SmsStretch(
            array_map(fn (stdClass $row): SmsBubble => $this->bubble($row, $isReader), array_reverse($page->rows)),
            $page->next?->encode($state->order),
        );
    }

    /** @return list<SmsUnread> */
    public function unread(Client $client): array
    {
        return array_values(Conversation::query()->where('client_id', $client->id)->where('unread_count', '>', 0)->orderBy('id')->get()
            ->map(static fn (Conversation $conversation): SmsUnread => new SmsUnread($conversation->id, $conversation->unread_count))->all());
    }

    private function bubble(stdClass $row, bool $isReader): SmsBubble
    {
        return new SmsBubble(
            id: (int) $row->id,
            direction: MessageDirection::from($row->direction),
            body: $isReader ? $row->body : null,
            status: SmsStatus::from($row->status),
            error: $row->error,
            segments: (int) $row->segments,
            author_name: $row->author_first_name === null ? null : trim("{$row->author_first_name} {$row->author_last_name}"),
            sent_at: (string) UtcTime::iso($row->sent_at),
            delivered_at: UtcTime::iso($row->delivered_at),
            is_unread: $row->direction === MessageDirection::Inbound->value && $row->read_at === null,
        );
    }
}
