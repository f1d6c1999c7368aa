<?php

declare(strict_types=1);

namespace App\Services\Notifications\Announcers;

use App\Enums\MessageDirection;
use App\Models\Conversation;
use App\Models\SmsMessage;
use App\Services\Notifications\WorkSubject;
use App\Support\AustralianMobile;
use Illuminate\Database\Eloquent\Builder;

/** A client, or an unknown number, sent an SMS that nobody has read yet. */
final readonly class MessageAnnouncer implements Announcer
{
    /** @return Builder<SmsMessage> */
    public function open(): Builder
    {
        return SmsMessage::query()->where('direction', MessageDirection::Inbound)->whereNull('read_at');
    }

    public function announce(int $subjectId): ?Announcement
    {
        return $this->put($this->held()->find($subjectId));
    }

    /** Of all conversations with a client, who may write from two numbers; of the one with an unknown number. */
    public function newest(WorkSubject $subject): ?Announcement
    {
        $conversations = Conversation::query()->select('id')->when(
            $subject->clientId !== null,
            static fn (Builder $query): Builder => $query->where('client_id', $subject->clientId),
            static fn (Builder $query): Builder => $query->whereKey($subject->id),
        );

        return $this->put($this->held()->whereIn('conversation_id', $conversations)->latest('id')->first());
    }

    /** @return Builder<SmsMessage> */
    private function held(): Builder
    {
        return $this->open()->with('conversation.client.company')->sharedLock();
    }

    /** The client's account manager is told even where the role reads no messages; what is shown stays gated by it. */
    private function put(?SmsMessage $message): ?Announcement
    {
        if ($message === null) {
            return null;
        }

        $client = $message->conversation->client;
        $from = $client->full_name ?? AustralianMobile::national($message->conversation->phone_e164);

        return new Announcement($message, $client, "Message from {$from}", $client?->account_manager_id === null ? [] : [$client->account_manager_id]);
    }
}
