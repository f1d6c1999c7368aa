<?php

declare(strict_types=1);

namespace App\Actions\Sms;

use App\Enums\MessageDirection;
use App\Enums\SmsStatus;
use App\Jobs\Sms\SubmitSms;
use App\Models\Client;
use App\Models\MessageTemplate;
use App\Models\SmsMessage;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Intake\ConversationOfNumber;
use App\Services\Intake\CreateOnce;
use App\Services\Sms\ContactBlock;
use App\Support\SmsSegments;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Queues an SMS to a client; {@see SubmitQueuedSms} hands it to the gateway after the commit. */
final readonly class SendSms
{
    public function __construct(private ContactBlock $block, private ConversationOfNumber $conversations, private AuditTrail $audit) {}

    /**
     * @param  string  $reference  of this press of Send: pressed twice, or sent again by the browser, it is one message
     *
     * Throws {@see SmsRefused} when the client must not be written to; a reference of another message is a ValidationException.
     */
    public function handle(Client $client, string $body, ?MessageTemplate $template, User $sender, string $reference): SmsMessage
    {
        return DB::transaction(function () use ($client, $body, $template, $sender, $reference): SmsMessage {
            $current = Client::query()->lockForUpdate()->findOrFail($client->id);
            $known = SmsMessage::query()->with('conversation')->where('reference', $reference)->first();
            if ($known !== null) {
                return $known->conversation->client_id === $current->id && $known->body === $body ? $known : throw self::ofAnotherMessage();
            }
            $block = $this->block->forSms($current);
            if ($block !== null || $current->mobile_e164 === null) {
                throw new SmsRefused((string) $block);
            }

            $conversation = $this->conversations->hold($current->mobile_e164);
            $conversation->client_id ??= $current->id;
            if ($conversation->client_id !== $current->id) {
                throw new SmsRefused('This number belongs to another client’s conversation. Sort out whose it is first.');
            }
            $conversation->fill(['last_message_at' => now()])->save();

            // Whoever writes to another client at this moment does not wait for the lock of this one.
            $message = CreateOnce::of(SmsMessage::class, ['reference' => $reference], [
                'conversation_id' => $conversation->id, 'direction' => MessageDirection::Outbound, 'body' => $body, 'segments' => SmsSegments::count($body),
                'user_id' => $sender->id, 'message_template_id' => $template?->id, 'status' => SmsStatus::Queued, 'sent_at' => now(),
            ]);
            if (! $message->wasRecentlyCreated) {
                throw self::ofAnotherMessage();
            }
            $this->audit->record('client.sms_queued', $current, after: ['sms_message_id' => $message->id, 'segments' => $message->segments]);
            SubmitSms::dispatch($message->id);

            return $message;
        });
    }

    private static function ofAnotherMessage(): ValidationException
    {
        return ValidationException::withMessages(['body' => 'This press of Send was of another message. Reload the page and write it again.']);
    }
}
