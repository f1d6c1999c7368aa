<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Actions\Rsg\CheckBeforeMarketing;
use App\Domain\Messages\BlastPeople;
use App\Domain\Messages\BlastText;
use App\Domain\Messages\ConversationResolver;
use App\Domain\Protection\ContactHours;
use App\Domain\Protection\Decision;
use App\Domain\Protection\ProtectionGate;
use App\Enums\BlastRecipientStatus;
use App\Enums\BlastRefusal;
use App\Enums\BlastStatus;
use App\Enums\GatePurpose;
use App\Enums\MessageDirection;
use App\Enums\SmsStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Betstop\BetstopCircuitBreaker;
use App\Infrastructure\Database\CreateOnce;
use App\Jobs\Messages\SubmitSms;
use App\Models\Blast;
use App\Models\BlastRecipient;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\SmsMessage;
use App\Models\User;
use App\Support\SmsSegments;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;

/**
 * Queues the next messages of an approved blast, when their clients may be contacted now. One transaction holds the messages, the
 * recipients and the progress, and a message's reference is its recipient, so that a killed process neither loses nor doubles one.
 * The gate decides here and again when the message is submitted ({@see SubmitQueuedSms}).
 */
final readonly class SendBlast
{
    public const BATCH = 50;

    public function __construct(
        private ProtectionGate $gate,
        private CheckBeforeMarketing $register,
        private BetstopCircuitBreaker $breaker,
        private ConversationResolver $conversations,
        private AuditTrail $audit,
    ) {}

    /** @return int|null seconds until the next batch; null when no batch is due, all contact hours are over, or the BetStop register is down */
    public function handle(int $blastId): ?int
    {
        $seen = Blast::query()->with('user')->find($blastId);
        if ($seen === null || ! self::isDue($seen)) {
            return null;
        }
        // Before the transaction, because the register may take seconds.
        $asked = $this->next($seen);
        if (! $this->askRegister($asked, $seen->user)) {
            return null;
        }

        return DB::transaction(function () use ($blastId, $asked): ?int {
            $blast = Blast::query()->with('user')->lockForUpdate()->findOrFail($blastId);
            if (! self::isDue($blast)) {
                return null;
            }
            if ($blast->send_until < now()) {
                return $this->finish($blast);
            }
            // Others may have contact hours by now.
            $recipients = $this->next($blast)->only($asked->modelKeys());
            if ($recipients->isEmpty() && ! self::eligible($blast)->exists()) {
                return $this->finish($blast);
            }
            foreach ($this->decided($blast, $recipients) as [$recipient, $client, $decision, $variables]) {
                $this->send($blast, $recipient, $client, $decision, $variables);
            }
            $pause = (int) ceil(self::BATCH * 60 / max(1, config()->integer('paddock.sms.blasts_per_minute')));
            $blast->update(['status' => BlastStatus::Sending, 'next_at' => now()->addSeconds($pause)]);

            return $recipients->isEmpty() ? null : $pause;
        }, 3);
    }

    /**
     * @param  Collection<int, BlastRecipient>  $recipients
     * @return bool false while the register is down. Clients without a fresh answer would get nothing, so `blasts:resume` tries again each minute.
     */
    private function askRegister(Collection $recipients, User $by): bool
    {
        if ($this->breaker->isOpen()) {
            return false;
        }
        $isAsked = $this->register->handle(array_values($recipients->pluck('client_id')->all()), GatePurpose::MarketingSms, $by);

        // Also after the first calls that fail: the breaker opens only after several. An answer sets their number to 0.
        return ! $isAsked || (! $this->breaker->isOpen() && $this->breaker->failures() === 0);
    }

    /** Recipients whose time to send is over get nothing. */
    private function finish(Blast $blast): null
    {
        $rest = self::eligible($blast)->update(['status' => BlastRecipientStatus::Suppressed, 'refusal' => BlastRefusal::Time]);
        $before = $blast->status->value;
        $blast->update([
            'status' => BlastStatus::Done,
            'suppressed_rows' => $blast->suppressed_rows + $rest,
            'finished_at' => now(),
        ]);
        $this->audit->record(
            'blast.done',
            $blast,
            ['status' => $before],
            ['status' => BlastStatus::Done->value, 'queued' => $blast->queued_rows, 'suppressed' => $blast->suppressed_rows],
            $blast->user_id,
        );

        return null;
    }

    private static function isDue(Blast $blast): bool
    {
        return in_array($blast->status, [BlastStatus::Approved, BlastStatus::Sending], true)
            && ($blast->send_at === null || $blast->send_at <= now()) && ($blast->next_at === null || $blast->next_at <= now());
    }

    /** @return Builder<BlastRecipient> */
    private static function eligible(Blast $blast): Builder
    {
        return BlastRecipient::query()->where('blast_id', $blast->id)->where('status', BlastRecipientStatus::Eligible);
    }

    /** @return Collection<int, BlastRecipient> whose state has contact hours now */
    private function next(Blast $blast): Collection
    {
        $now = CarbonImmutable::now();
        $open = ContactHours::openStates($now);
        $isOpenEverywhere = ContactHours::refusal(null, $now) === null;

        return self::eligible($blast)
            ->where(
                static fn (Builder $any): Builder => $any
                    ->whereIn('state', $open)
                    ->when($isOpenEverywhere, static fn (Builder $all): Builder => $all->orWhereNull('state')),
            )
            ->orderBy('id')
            ->limit(self::BATCH)
            ->get();
    }

    /**
     * @param  Collection<int, BlastRecipient>  $recipients
     * @return list<array{BlastRecipient, Client|null, Decision|null, array<string, string>}>
     */
    private function decided(Blast $blast, Collection $recipients): array
    {
        $ids = array_values($recipients->pluck('client_id')->all());
        $clients = Client::query()->with(['company', 'accountManager'])->whereKey($ids)->orderBy('id')->lockForUpdate()->get()->keyBy('id');
        $decisions = $this->gate->decideMany($ids, GatePurpose::MarketingSms);
        $variables = BlastPeople::variables($blast, $ids);

        return array_values($recipients->map(static fn (BlastRecipient $recipient): array => [
            $recipient, $clients->get($recipient->client_id), $decisions[$recipient->client_id] ?? null, $variables[$recipient->client_id] ?? [],
        ])->all());
    }

    /** @param  array<string, string>  $variables */
    private function send(Blast $blast, BlastRecipient $recipient, ?Client $client, ?Decision $decision, array $variables): void
    {
        if ($client === null || $decision === null) {
            $this->suppress($blast, $recipient, BlastRefusal::Gone);

            return;
        }
        // The hours ended just now, or the client moved to another state.
        if ($decision->isOnlyTooEarly()) {
            $recipient->update(['state' => $client->state]);

            return;
        }
        [$text, $hasValues] = BlastText::fill($blast->body, $client, $blast->user, $recipient, $variables);
        $refusal = $decision->isAllowed() ? ($hasValues ? null : BlastRefusal::NoValue) : BlastRefusal::of($decision->refusals[0]->code);
        $refusal ??= self::gotIt($blast, $client) ? BlastRefusal::Merged : null;
        $conversation = $refusal === null && $client->mobile_e164 !== null ? $this->conversations->holdFor($client) : null;
        if ($conversation !== null && self::hasReached($blast, $conversation)) {
            [$refusal, $conversation] = [BlastRefusal::Merged, null];
        }
        if ($conversation === null) {
            $this->gate->record($decision);
            $this->suppress($blast, $recipient, $refusal ?? BlastRefusal::OtherClientsNumber);

            return;
        }
        // The conversation does not move up in the SMS panel until the client answers.
        $conversation->save();
        $message = CreateOnce::of(SmsMessage::class, ['reference' => "blast:{$recipient->id}"], [
            'conversation_id' => $conversation->id, 'direction' => MessageDirection::Outbound, 'body' => $text, 'segments' => SmsSegments::count($text),
            'user_id' => $blast->user_id, 'blast_id' => $blast->id, 'status' => SmsStatus::Queued, 'sent_at' => now(),
        ]);
        $this->gate->record($decision, $message);
        // The bonus in the text is compared with the current bonus when the message is submitted.
        $recipient->update([
            'status' => BlastRecipientStatus::Queued,
            'sms_message_id' => $message->id,
            ...$variables === [] ? [] : ['values' => $variables],
        ]);
        $blast->queued_rows++;
        SubmitSms::dispatch($message->id, true)->afterCommit();
    }

    /** Whether the blast reached the client on a record that was merged into this one. Its conversations moved here. */
    private static function gotIt(Blast $blast, Client $client): bool
    {
        return ($client->former_pins ?? '') !== '' && SmsMessage::query()->where('blast_id', $blast->id)->where('status', '!=', SmsStatus::Suppressed)
            ->whereIn('conversation_id', Conversation::query()->where('client_id', $client->id)->select('id'))->exists();
    }

    /** Whether the blast reached this number on the record of a client who was deleted since. */
    private static function hasReached(Blast $blast, Conversation $conversation): bool
    {
        // By the time, too: SQLite would look through all messages of the blast instead.
        return SmsMessage::query()->where('conversation_id', $conversation->id)->where('sent_at', '>=', $blast->created_at)
            ->where('blast_id', $blast->id)->where('status', '!=', SmsStatus::Suppressed)->exists();
    }

    private function suppress(Blast $blast, BlastRecipient $recipient, BlastRefusal $refusal): void
    {
        $recipient->update(['status' => BlastRecipientStatus::Suppressed, 'refusal' => $refusal]);
        $blast->suppressed_rows++;
    }
}
