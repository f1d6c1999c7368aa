<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\Clients\ClientPins;
use App\Domain\DbClients\DoNotContact;
use App\Domain\Messages\ConversationResolver;
use App\Domain\People\PersonDetails;
use App\Enums\ConsentBasis;
use App\Enums\ConsentChannel;
use App\Enums\ConversationStatus;
use App\Enums\NotificationType;
use App\Enums\SuppressionReason;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\CreateOnce;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Problems\ReferenceTakenException;
use App\Models\Client;
use App\Models\Consent;
use App\Models\Conversation;
use App\Models\Lead;
use App\Models\SmsMessage;
use Illuminate\Support\Facades\DB;

/** Stores an SMS in the conversation with its number, applies an opt-out, and notifies the staff who answer. */
final readonly class ReceiveSms
{
    /** Nothing else is in the text. */
    private const OPT_OUT_ALONE = '/^(?:(?:stop|unsubscribe|end|quit|cancel) ?)+$/';

    /** Or one of these, and only words about the messages. */
    private const OPT_OUT_REQUEST = '/^(?:(?:please|pls|just) )?(?:stop(?: ?all)?|unsubscribe|opt ?out|remove me|take me off)(?: (?:me|now|all|these|your|from|list|texts?|texting|messages?|messaging|contacting|sending|sms|please|pls|thanks|thank you))*$/';

    public function __construct(
        private ConversationResolver $conversations,
        private AuditTrail $audit,
        private Outbox $outbox,
        private DoNotContact $doNotContact,
    ) {}

    /**
     * @param  string  $from  the sender's number, E.164
     * @return SmsMessage with its conversation; `wasRecentlyCreated` when this call created it
     *
     * @throws ReferenceTakenException when the gateway's id belongs to another message
     */
    public function handle(SmsMessage $new, string $from): SmsMessage
    {
        return DB::transaction(function () use ($new, $from): SmsMessage {
            $conversation = $this->conversations->hold($from);
            $new->conversation_id = $conversation->id;
            // Repeated deliveries have a new time, so the time is not compared.
            $message = CreateOnce::received($new, 'provider_id', ['conversation_id', 'direction', 'body'])->setRelation('conversation', $conversation);

            if (! $message->wasRecentlyCreated) {
                return $message;
            }

            $this->reopen($conversation, $message);
            $this->audit->record(
                'sms.received',
                $message,
                after: ['source' => 'intake', 'conversation_id' => $conversation->id, 'client_id' => $conversation->client_id],
            );
            if (self::isOptOut($message->body)) {
                $this->optOut($message, $from);
                $this->withdrawConsents($message, $from);
                $this->doNotContact->person(new PersonDetails('', '', phones: [$from]), SuppressionReason::Stop, null);
            }
            $this->outbox->notify(NotificationType::Message, $message);

            return $message;
        });
    }

    /** Reopens the conversation as unread. Messages may arrive out of order. */
    private function reopen(Conversation $conversation, SmsMessage $message): void
    {
        if (in_array($conversation->status, [ConversationStatus::Resolved, ConversationStatus::Snoozed], true)) {
            $conversation->fill(['status' => ConversationStatus::Open, 'due_at' => null]);
        }

        $last = $conversation->last_message_at;
        $conversation->last_message_at = $last === null || $message->sent_at > $last ? $message->sent_at : $last;
        $conversation->unread_count++;
        $conversation->save();
    }

    /**
     * Whether the whole text asks us to stop, in any common words (Spam Act 2003 (Cth), Schedule 2, clause 6). A colleague reads
     * 'Cancel my withdrawal'. START has no effect: consent to messages must be clear (Schedule 2, clause 2).
     */
    private static function isOptOut(string $body): bool
    {
        $text = trim(preg_replace('/[^\p{L}\p{N}]+/u', ' ', mb_strtolower($body)) ?? '');

        return preg_match(self::OPT_OUT_ALONE, $text) === 1 || preg_match(self::OPT_OUT_REQUEST, $text) === 1;
    }

    /**
     * Opts out all clients of this number, or the client whose number it was. The suppression list covers later owners of the number.
     *
     * A STOP of a client who has already opted out is recorded too, because it ends the undo of an opt-out that a colleague recorded.
     */
    private function optOut(SmsMessage $message, string $number): void
    {
        $ids = self::clientsOf($number) ?: array_filter([$message->conversation->client_id]);
        $clients = Client::query()->whereKey($ids)->orderBy('id')->lockForUpdate()->get();

        foreach ($clients as $client) {
            if ($client->sms_opted_out_at !== null) {
                $this->audit->record('client.sms_stop_received', $client, after: ['source' => 'intake', 'sms_message_id' => $message->id]);

                continue;
            }
            $client->forceFill(['sms_opted_out_at' => $message->sent_at])->save();
            $this->audit->record('client.sms_opted_out', $client, ['sms_opted_out_at' => null], [
                'sms_opted_out_at' => $message->sent_at, 'source' => 'intake', 'sms_message_id' => $message->id,
            ]);
        }
    }

    /** The refusal stays with leads of this number, and with those they were merged into, when their number changes or they become clients. */
    private function withdrawConsents(SmsMessage $message, string $number): void
    {
        foreach (self::leadsOf($number) as $leadId) {
            foreach ([ConsentChannel::Sms, ConsentChannel::Phone] as $channel) {
                Consent::query()->create([
                    'person_type' => 'lead', 'person_id' => $leadId, 'channel' => $channel, 'purpose' => 'SMS and calls', 'basis' => ConsentBasis::None,
                    'evidence' => "Asked to stop by SMS {$message->id}", 'recorded_at' => $message->sent_at,
                ]);
            }
        }
    }

    /** @return list<int> leads with this number, also as a lead that was merged into them, or as the DB client that became them */
    private static function leadsOf(string $number): array
    {
        $found = [];
        $next = Lead::withTrashed()->where('mobile_e164', $number)->pluck('id')->all();
        array_push(
            $next,
            ...DB::table('db_phone_numbers')
                ->join('db_clients', 'db_clients.id', '=', 'db_phone_numbers.db_client_id')
                ->where('e164', $number)
                ->whereNotNull('lead_id')
                ->pluck('lead_id')
                ->all(),
        );
        // A lead can have been merged several times.
        while ($next !== []) {
            array_push($found, ...array_map(intval(...), $next));
            $next = Lead::withTrashed()->whereKey($next)->whereNotNull('merged_into_id')->pluck('merged_into_id')->all();
        }

        return array_values(array_unique($found));
    }

    /** @return list<int> clients with this number, also as a record that was merged into them, or as the lead or DB client that became them */
    private static function clientsOf(string $number): array
    {
        $pins = array_values(Client::withTrashed()->where('mobile_e164', $number)->pluck('pin')->all());
        $became = DB::table('leads')
            ->where('mobile_e164', $number)
            ->select('client_id')
            ->union(
                DB::table('db_phone_numbers')
                    ->where('e164', $number)
                    ->join('db_clients', 'db_clients.id', '=', 'db_phone_numbers.db_client_id')
                    ->leftJoin('leads', 'leads.id', '=', 'db_clients.lead_id')
                    ->selectRaw('coalesce(db_clients.client_id, leads.client_id)'),
            );

        return [
            ...array_values(ClientPins::ids($pins)),
            ...array_values($became->pluck('client_id')->filter()->map(static fn (mixed $id): int => (int) $id)->all()),
        ];
    }
}
