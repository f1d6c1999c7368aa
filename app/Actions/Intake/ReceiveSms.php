<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Enums\ConversationStatus;
use App\Enums\MessageDirection;
use App\Enums\NotificationType;
use App\Enums\SmsStatus;
use App\Enums\SuppressionReason;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\SmsMessage;
use App\Services\Audit\AuditTrail;
use App\Services\DbClients\LeaveAlone;
use App\Services\Intake\ConversationOfNumber;
use App\Services\Intake\CreateOnce;
use App\Services\Intake\NewInboundSms;
use App\Services\Intake\OptOutWords;
use App\Services\Matching\PersonFacts;
use App\Services\Outbox\Outbox;
use App\Support\SmsSegments;
use Illuminate\Support\Facades\DB;

/** Takes an SMS in: into the conversation with its number, with the opt-out it may ask for, and to the people who answer. */
final readonly class ReceiveSms
{
    public function __construct(private ConversationOfNumber $conversations, private AuditTrail $audit, private Outbox $outbox, private LeaveAlone $leaveAlone) {}

    /**
     * Throws {@see ReferenceTaken} when the gateway's id belongs to another message.
     *
     * @return SmsMessage with its conversation; `wasRecentlyCreated` when this call made it
     */
    public function handle(NewInboundSms $new): SmsMessage
    {
        return DB::transaction(function () use ($new): SmsMessage {
            $conversation = $this->conversations->hold($new->from_e164);
            $message = CreateOnce::of(SmsMessage::class, ['provider_id' => $new->provider_id], [
                'conversation_id' => $conversation->id,
                'direction' => MessageDirection::Inbound,
                'body' => $new->body,
                'segments' => SmsSegments::count($new->body),
                'status' => SmsStatus::Received,
                'sent_at' => $new->received_at,
            ]);

            if (! $message->wasRecentlyCreated) {
                return $this->known($message, $conversation, $new);
            }

            $this->lead($conversation, $new);
            $this->audit->record('sms.received', $message, after: ['source' => 'intake', 'conversation_id' => $conversation->id, 'client_id' => $conversation->client_id]);
            if (OptOutWords::ask($new->body)) {
                $this->optOut($message, $new);
                $this->leaveAlone->person(new PersonFacts('', '', phones: [$new->from_e164]), SuppressionReason::Stop, null);
            }
            $this->outbox->notify(NotificationType::Message, $message);

            return $message->setRelation('conversation', $conversation);
        });
    }

    /** Gateways stamp a repeated delivery with a new time, so the time is not compared. */
    private function known(SmsMessage $message, Conversation $conversation, NewInboundSms $new): SmsMessage
    {
        if ($message->conversation_id !== $conversation->id || $message->direction !== MessageDirection::Inbound || $message->body !== $new->body) {
            throw new ReferenceTaken('provider_id');
        }

        return $message->setRelation('conversation', $conversation);
    }

    /** To the top of the list, as unread, and open again. Messages may arrive out of order. */
    private function lead(Conversation $conversation, NewInboundSms $new): void
    {
        if (in_array($conversation->status, [ConversationStatus::Resolved, ConversationStatus::Snoozed], true)) {
            $conversation->fill(['status' => ConversationStatus::Open, 'due_at' => null]);
        }

        $last = $conversation->last_message_at;
        $conversation->last_message_at = $last === null || $new->received_at > $last ? $new->received_at : $last;
        $conversation->unread_count++;
        $conversation->save();
    }

    /** The number is what opts out, so everybody who is written to on it does; whoever has it next is known by the suppression book. */
    private function optOut(SmsMessage $message, NewInboundSms $new): void
    {
        $clients = Client::query()->where('mobile_e164', $new->from_e164)->whereNull('sms_opted_out_at')->orderBy('id')->lockForUpdate()->get();

        foreach ($clients as $client) {
            $client->forceFill(['sms_opted_out_at' => $new->received_at])->save();
            $this->audit->record('client.sms_opted_out', $client, ['sms_opted_out_at' => null], [
                'sms_opted_out_at' => $new->received_at, 'source' => 'intake', 'sms_message_id' => $message->id,
            ]);
        }
    }
}
