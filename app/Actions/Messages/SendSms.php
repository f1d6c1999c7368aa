<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Domain\Messages\ConversationResolver;
use App\Domain\Protection\ProtectionGate;
use App\Enums\GatePurpose;
use App\Enums\MessageDirection;
use App\Enums\SmsStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\CreateOnce;
use App\Jobs\Messages\SubmitSms;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\MessageTemplate;
use App\Models\SmsMessage;
use App\Models\User;
use App\Support\SmsSegments;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Queues an SMS to a client, and marks the messages that it answers as read. {@see SubmitQueuedSms} sends it after the commit. */
final readonly class SendSms
{
    private const REFERENCE_TAKEN = 'This form was already used for another message. Reload the page and write the message again.';

    public function __construct(
        private ProtectionGate $gate,
        private ConversationResolver $conversations,
        private MarkConversationRead $read,
        private AuditTrail $audit,
    ) {}

    /**
     * @param  string  $reference  unique per submission of the form, so that a double click sends one message
     * @param  int  $readUpTo  the newest message that the sender saw; later ones stay unread
     *
     * @throws ValidationException on `body` when the client must not be texted, or the reference belongs to another message
     */
    public function handle(Client $client, string $body, ?MessageTemplate $template, User $sender, string $reference, int $readUpTo = 0): SmsMessage
    {
        return DB::transaction(function () use ($client, $body, $template, $sender, $reference, $readUpTo): SmsMessage {
            $current = Client::query()->lockForUpdate()->findOrFail($client->id);
            $known = SmsMessage::query()->with('conversation')->where('reference', $reference)->first();
            if ($known !== null) {
                return $known->conversation->client_id === $current->id && $known->body === $body ? $known : throw self::refusal(self::REFERENCE_TAKEN);
            }
            $decision = $this->gate->decide($current, GatePurpose::ServiceSms);
            if (! $decision->isAllowed() || $current->mobile_e164 === null) {
                throw self::refusal((string) $this->gate->record($decision)->why());
            }

            $conversation = $this->conversations->holdFor($current);
            if ($conversation === null) {
                throw self::refusal(ConversationResolver::TAKEN);
            }
            $conversation->fill(['last_message_at' => now()])->save();

            // The lock of this client doesn't cover messages to others.
            $message = CreateOnce::of(SmsMessage::class, ['reference' => $reference], [
                'conversation_id' => $conversation->id, 'direction' => MessageDirection::Outbound, 'body' => $body, 'segments' => SmsSegments::count($body),
                'user_id' => $sender->id, 'message_template_id' => $template?->id, 'status' => SmsStatus::Queued, 'sent_at' => now(),
            ]);
            if (! $message->wasRecentlyCreated) {
                throw self::refusal(self::REFERENCE_TAKEN);
            }
            $this->gate->record($decision, $message);
            $this->audit->record('client.sms_queued', $current, after: ['sms_message_id' => $message->id, 'segments' => $message->segments]);
            foreach (Conversation::query()->where('client_id', $current->id)->where('unread_count', '>', 0)->orderBy('id')->get() as $answered) {
                $this->read->handle($answered, $sender, $readUpTo);
            }
            SubmitSms::dispatch($message->id);

            return $message;
        }, 3);
    }

    private static function refusal(string $reason): ValidationException
    {
        return ValidationException::withMessages(['body' => $reason]);
    }
}
