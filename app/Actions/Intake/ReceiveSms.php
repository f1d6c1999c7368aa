<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\DbClients\DoNotContact;
use App\Domain\Intake\NewInboundSms;
use App\Domain\Messages\ConversationResolver;
use App\Domain\People\PersonDetails;
use App\Enums\ConversationStatus;
use App\Enums\MessageDirection;
use App\Enums\NotificationType;
use App\Enums\SmsStatus;
use App\Enums\SuppressionReason;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\CreateOnce;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Problems\ReferenceTakenException;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\SmsMessage;
use App\Support\SmsSegments;
use Illuminate\Support\Facades\DB;

/** Stores an SMS in the conversation with its number, applies an opt-out, and notifies the staff who answer. */
final readonly class ReceiveSms
{
    private const OPT_OUT_WORDS = ['stop', 'unsubscribe', 'end', 'quit', 'cancel'];

    public function __construct(private ConversationResolver $conversations, private AuditTrail $audit, private Outbox $outbox, private DoNotContact $doNotContact) {}

    /**
     * @return SmsMessage with its conversation; `wasRecentlyCreated` when this call created it
     *
     * @throws ReferenceTakenException when the gateway's id belongs to another message
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

            $this->reopen($conversation, $new);
            $this->audit->record('sms.received', $message, after: ['source' => 'intake', 'conversation_id' => $conversation->id, 'client_id' => $conversation->client_id]);
            if (self::isOptOut($new->body)) {
                $this->optOut($message, $new);
                $this->doNotContact->person(new PersonDetails('', '', phones: [$new->from_e164]), SuppressionReason::Stop, null);
            }
            $this->outbox->notify(NotificationType::Message, $message);

            return $message->setRelation('conversation', $conversation);
        });
    }

    /** Repeated deliveries have a new time, so the time is not compared. */
    private function known(SmsMessage $message, Conversation $conversation, NewInboundSms $new): SmsMessage
    {
        if ($message->conversation_id !== $conversation->id || $message->direction !== MessageDirection::Inbound || $message->body !== $new->body) {
            throw new ReferenceTakenException('provider_id');
        }

        return $message->setRelation('conversation', $conversation);
    }

    /** Reopens the conversation as unread. Messages may arrive out of order. */
    private function reopen(Conversation $conversation, NewInboundSms $new): void
    {
        if (in_array($conversation->status, [ConversationStatus::Resolved, ConversationStatus::Snoozed], true)) {
            $conversation->fill(['status' => ConversationStatus::Open, 'due_at' => null]);
        }

        $last = $conversation->last_message_at;
        $conversation->last_message_at = $last === null || $new->received_at > $last ? $new->received_at : $last;
        $conversation->unread_count++;
        $conversation->save();
    }

    /**
     * Whether the text contains only opt-out words (Spam Act 2003, schedule 2). 'Cancel my withdrawal' is for a colleague to read.
     * START has no effect: consent to messages must be clear (schedule 2, section 2).
     */
    private static function isOptOut(string $body): bool
    {
        $words = preg_split('/[^\p{L}\p{N}]+/u', mb_strtolower($body), flags: PREG_SPLIT_NO_EMPTY) ?: [];

        return $words !== [] && array_diff($words, self::OPT_OUT_WORDS) === [];
    }

    /** Opts out all clients with this number. The suppression list covers later owners of the number. */
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
