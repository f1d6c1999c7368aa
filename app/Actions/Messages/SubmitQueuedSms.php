<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Domain\Messages\AutoMessageRules;
use App\Domain\Messages\BlastPeople;
use App\Domain\Protection\Decision;
use App\Domain\Protection\ProtectionGate;
use App\Enums\BlastStatus;
use App\Enums\GatePurpose;
use App\Enums\SmsStatus;
use App\Infrastructure\Sms\SmsGateway;
use App\Infrastructure\Sms\SmsNotAcceptedException;
use App\Infrastructure\Sms\SmsOutcomeUnknownException;
use App\Infrastructure\Sms\SmsRejectedException;
use App\Models\Client;
use App\Models\PermissionReceipt;
use App\Models\SmsMessage;
use Illuminate\Support\Facades\DB;

/**
 * Submits a queued SMS to the gateway, once.
 *
 * The start is committed first. When a process died after that, the message is not sent again: the gateway is asked whether it has
 * the message, and otherwise the status becomes unknown.
 */
final readonly class SubmitQueuedSms
{
    /** More than the job's timeout and less than the queue's retry_after. Until then another worker may still be sending. */
    public const LONGEST_SECONDS = 75;

    /** A code or a reply that is older than this confuses the client. Automatic messages and blasts have their own end. */
    private const LATEST_MINUTES = 60;

    public function __construct(private SmsGateway $gateway, private ProtectionGate $gate, private AutoMessageRules $autoMessages) {}

    /** @throws SmsNotAcceptedException when the gateway asks to retry later */
    public function handle(int $messageId): void
    {
        [$message, $isRecovery] = DB::transaction(fn (): array => $this->claim($messageId));
        if ($message === null) {
            return;
        }

        try {
            $id = $isRecovery ? $this->gateway->find((string) $message->reference) : $this->send($message);
            $this->settle($message, $id === null
                ? ['status' => SmsStatus::Unknown, 'error' => 'Sending was interrupted, and the gateway does not know the message.']
                : ['status' => SmsStatus::Sent, 'provider_id' => $id, 'sent_at' => now()]);
        } catch (SmsRejectedException $rejected) {
            $this->settle($message, ['status' => SmsStatus::Failed, 'error' => $rejected->getMessage()]);
        } catch (SmsOutcomeUnknownException $unknown) {
            $this->settle($message, ['status' => SmsStatus::Unknown, 'error' => $unknown->getMessage()]);
        } catch (SmsNotAcceptedException $notTaken) {
            $this->settle($message, ['submitted_at' => null]);
            throw $notTaken;
        }
    }

    /**
     * Without an answer, the gateway is asked at once whether it has the message. Only its id connects delivery reports with the message.
     *
     * @throws SmsRejectedException|SmsNotAcceptedException|SmsOutcomeUnknownException as the gateway does
     */
    private function send(SmsMessage $message): string
    {
        try {
            return $this->gateway->send((string) $message->reference, $message->conversation->phone_e164, $message->body);
        } catch (SmsOutcomeUnknownException $unknown) {
            return $this->gateway->find((string) $message->reference) ?? throw $unknown;
        }
    }

    /** Call this after the last attempt, when none of them sent the message. A message of a blast stays queued until the blast's time is over. */
    public function giveUp(int $messageId, string $reason): void
    {
        DB::transaction(
            static fn () => SmsMessage::query()
                ->whereKey($messageId)
                ->where('status', SmsStatus::Queued)
                ->whereNull('submitted_at')
                ->whereNull('blast_id')
                ->lockForUpdate()
                ->first()
                ?->update(['status' => SmsStatus::Failed, 'error' => $reason]),
        );
    }

    /** @return array{SmsMessage|null, bool} the claimed message, and whether another process started to send it */
    private function claim(int $messageId): array
    {
        self::lockClientOfAutoMessage($messageId);
        $message = SmsMessage::query()->with(['conversation.client', 'blast', 'autoMessage'])->lockForUpdate()->find($messageId);
        if ($message === null || $message->status !== SmsStatus::Queued) {
            return [null, false];
        }
        if ($message->submitted_at !== null) {
            $isOver = $message->submitted_at <= now()->subSeconds(self::LONGEST_SECONDS);

            return [$isOver ? $message : null, $isOver];
        }

        if ($message->blast?->status === BlastStatus::Paused) {
            return [null, false];
        }
        if ($message->blast_id === null && $message->auto_message_id === null && $message->created_at < now()->subMinutes(self::LATEST_MINUTES)) {
            $message->update(['status' => SmsStatus::Failed, 'error' => 'This message could not be sent within an hour.']);

            return [null, false];
        }
        $client = $message->conversation->client;
        $purpose = $message->blast_id === null ? $message->autoMessage?->trigger->purpose() ?? GatePurpose::ServiceSms : GatePurpose::MarketingSms;
        $decision = $client === null ? null : $this->gate->decide($client, $purpose);
        $isBlastOver = $message->blast !== null && ($message->blast->status === BlastStatus::Cancelled || $message->blast->send_until < now());
        if (! $isBlastOver && $decision?->isOnlyTooEarly() === true) {
            // Stays queued: `messages:sweep` tries again until the contact hours begin.
            return [null, false];
        }
        $block = match (true) {
            $client === null || $decision === null => 'The client of this conversation was deleted.',
            $message->blast?->status === BlastStatus::Cancelled => 'The blast was cancelled.',
            $message->blast !== null && $message->blast->send_until < now() => 'The time to send this blast was over.',
            default => self::refusal($this->gate->record($decision, $message), $message)
                ?? (($message->autoMessage === null
                    ? null
                    : $this->autoMessages->stop($message->autoMessage, $client, (string) $message->reference)
                        ?? AutoMessageRules::stopOfTemplate($message))
                    ?? (($message->blast === null || BlastPeople::canStillClaim($message->blast, $message->id, $client->id)
                        ? null
                        : 'The client’s bonus was claimed, changed or has ended.')
                        ?? ((self::isFor($message, $client)
                            ? null
                            : 'This message was written to another client, who had this number.')
                            ?? (($client->mobile_e164 === $message->conversation->phone_e164
                                ? null
                                : 'The client’s number changed before this message was sent.')
                                ?? ($message->autoMessage !== null && $purpose->isMarketing()
                                    ? AutoMessageRules::stopToday($client, $message->id)
                                    : null))))),
        };
        $message->update($block === null ? ['submitted_at' => now()] : ['status' => SmsStatus::Suppressed, 'error' => $block]);

        return [$block === null ? $message : null, false];
    }

    /** The log of automatic messages shows the reason to staff who may not learn who is excluded. The receipt has the reason itself. */
    private static function refusal(Decision $decision, SmsMessage $message): ?string
    {
        return $message->auto_message_id === null ? $decision->why() : $decision->whyInGeneral();
    }

    /** So that two automatic messages can't both pass the limit per day. Before the message, because an exclusion locks in this order too. */
    private static function lockClientOfAutoMessage(int $messageId): void
    {
        $conversation = SmsMessage::query()->whereKey($messageId)->whereNotNull('auto_message_id')->first()?->conversation;
        if ($conversation?->client_id !== null) {
            Client::query()->lockForUpdate()->find($conversation->client_id);
        }
    }

    /** A conversation goes to the next owner of its number when its client is deleted. The first receipt names the client it was written to. */
    private static function isFor(SmsMessage $message, Client $client): bool
    {
        $writtenTo = PermissionReceipt::query()
            ->where('subject_type', $message->getMorphClass())
            ->where('subject_id', $message->id)
            ->orderBy('id')
            ->value('person_id');

        return $writtenTo === null
            || (int) $writtenTo === $client->id
            || Client::withTrashed()->whereKey($writtenTo)->whereNotNull('merged_into_id')->exists();
    }

    /** @param  array<string, mixed>  $changes */
    private function settle(SmsMessage $message, array $changes): void
    {
        DB::transaction(static function () use ($message, $changes): void {
            $current = SmsMessage::query()->lockForUpdate()->findOrFail($message->id);
            if ($current->status === SmsStatus::Queued) {
                $current->update($changes);
            }
        });
    }
}
