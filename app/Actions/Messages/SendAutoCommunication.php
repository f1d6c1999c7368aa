<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Domain\Messages\AutoMessageRules;
use App\Domain\Messages\ConversationResolver;
use App\Domain\Messages\TemplateText;
use App\Domain\Protection\ContactHours;
use App\Domain\Protection\Decision;
use App\Domain\Protection\ProtectionGate;
use App\Enums\AutoCommunicationStatus;
use App\Enums\MessageDirection;
use App\Enums\MessageTemplateStatus;
use App\Enums\SmsStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\CreateOnce;
use App\Jobs\Messages\SubmitSms;
use App\Models\AutoCommunication;
use App\Models\AutoMessage;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\MessageTemplate;
use App\Models\SmsMessage;
use App\Support\SmsSegments;
use Illuminate\Support\Facades\DB;

/**
 * Queues the SMS of one waiting automatic message, or records why it must not go out. A refused message is never sent later; only
 * marketing outside the contact hours waits for them. {@see SubmitQueuedSms} asks the gate again.
 */
final readonly class SendAutoCommunication
{
    private const TAKEN_NUMBER = 'Another client’s conversation has this number. Check which client the number belongs to.';

    public function __construct(private ProtectionGate $gate, private AutoMessageRules $rules, private ConversationResolver $conversations, private AuditTrail $audit) {}

    public function handle(int $id): void
    {
        DB::transaction(function () use ($id): void {
            $waiting = AutoCommunication::query()->lockForUpdate()->find($id);
            if ($waiting === null || $waiting->status !== AutoCommunicationStatus::Waiting) {
                return;
            }
            $message = AutoMessage::query()->with('template')->findOrFail($waiting->auto_message_id);
            // The lock makes the limit per day hold.
            $client = Client::withTrashed()->lockForUpdate()->findOrFail($waiting->client_id);
            $decision = $this->gate->decide($client, $waiting->trigger->purpose());
            $stop = $this->rules->stop($message, $client, $waiting->reference);
            if ($stop === null && $decision->isOnlyTooEarly()) {
                $waiting->update(['due_at' => ContactHours::next($client->state, $decision->at)]);

                return;
            }

            $text = TemplateText::fill($message->template->body, TemplateText::variables($client, null, $waiting->amount_cents));
            $refusal = $stop ?? $decision->whyInGeneral() ?? $this->refusal($waiting, $client, $message->template, $text);
            $conversation = $refusal === null ? $this->conversations->holdFor($client) : null;
            if ($conversation === null) {
                if (! $decision->isAllowed()) {
                    $this->gate->record($decision, $waiting);
                }
                $waiting->update(['status' => AutoCommunicationStatus::Suppressed, 'reason' => mb_substr($refusal ?? self::TAKEN_NUMBER, 0, 255)]);

                return;
            }
            $this->queue($waiting, $message, $conversation, $text, $decision);
        }, 3);
    }

    private function refusal(AutoCommunication $waiting, Client $client, MessageTemplate $template, string $text): ?string
    {
        return match (true) {
            $template->status !== MessageTemplateStatus::Approved => 'The template is not approved.',
            SmsSegments::count($text) > TemplateText::MOST_SEGMENTS => 'The text needs more than '.TemplateText::MOST_SEGMENTS.' SMS parts.',
            default => ($waiting->trigger->purpose()->isMarketing() ? AutoMessageRules::stopToday($client) : null) ?? TemplateText::missing($text),
        };
    }

    private function queue(AutoCommunication $waiting, AutoMessage $message, Conversation $conversation, string $text, Decision $decision): void
    {
        // It moves up in the SMS panel when the client answers, as for blasts.
        $conversation->save();
        $sms = CreateOnce::of(SmsMessage::class, ['reference' => $waiting->reference], [
            'conversation_id' => $conversation->id, 'direction' => MessageDirection::Outbound, 'body' => $text, 'segments' => SmsSegments::count($text),
            'auto_message_id' => $message->id, 'message_template_id' => $message->template_id, 'status' => SmsStatus::Queued, 'sent_at' => now(),
        ]);
        $waiting->update(['status' => AutoCommunicationStatus::Queued, 'sms_message_id' => $sms->id, 'body' => $text, 'message_template_id' => $message->template_id, 'queued_at' => now()]);
        $this->gate->record($decision, $sms);
        $this->audit->record(
            'client.sms_queued',
            $conversation->client,
            after: ['sms_message_id' => $sms->id, 'segments' => $sms->segments, 'auto_message_id' => $message->id],
        );
        SubmitSms::dispatch($sms->id);
    }
}
