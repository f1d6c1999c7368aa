<?php

declare(strict_types=1);

namespace App\Actions\Sms;

use App\Enums\SmsStatus;
use App\Models\SmsMessage;
use App\Services\Sms\ContactBlock;
use App\Services\Sms\OutgoingSms;
use App\Services\Sms\SmsGateway;
use App\Services\Sms\SmsNotTaken;
use App\Services\Sms\SmsOutcomeUnknown;
use App\Services\Sms\SmsRejected;
use Illuminate\Support\Facades\DB;

/**
 * Hands a queued SMS to the gateway, once.
 *
 * That it is about to be asked is committed before the gateway is asked. Whoever finds it asked by a process that died does
 * not ask to send: the gateway is asked whether it has the message, and when it cannot say, the state says so too.
 */
final readonly class SubmitQueuedSms
{
    public function __construct(private SmsGateway $gateway, private ContactBlock $block) {}

    /** @throws SmsNotTaken when the message waits for another attempt */
    public function handle(int $messageId): void
    {
        [$message, $isRecovery] = DB::transaction(fn (): array => $this->claim($messageId));
        if ($message === null) {
            return;
        }

        try {
            $id = $isRecovery ? $this->gateway->find((string) $message->reference) : $this->gateway->send($this->outgoing($message));
            $this->settle($message, $id === null
                ? ['status' => SmsStatus::Unknown, 'error' => 'Sending was cut off, and the gateway cannot say whether it has the message.']
                : ['status' => SmsStatus::Sent, 'provider_id' => $id, 'sent_at' => now()]);
        } catch (SmsRejected $rejected) {
            $this->settle($message, ['status' => SmsStatus::Failed, 'error' => $rejected->getMessage()]);
        } catch (SmsOutcomeUnknown $unknown) {
            $this->settle($message, ['status' => SmsStatus::Unknown, 'error' => $unknown->getMessage()]);
        } catch (SmsNotTaken $notTaken) {
            $this->settle($message, ['submitted_at' => null]);
            throw $notTaken;
        }
    }

    /** All attempts failed, and none of them sent it. */
    public function giveUp(int $messageId, string $reason): void
    {
        SmsMessage::query()->whereKey($messageId)->where('status', SmsStatus::Queued)->whereNull('submitted_at')
            ->update(['status' => SmsStatus::Failed, 'error' => $reason]);
    }

    /** @return array{SmsMessage|null, bool} the message that is this process's to send, and whether another began it */
    private function claim(int $messageId): array
    {
        $message = SmsMessage::query()->with('conversation.client')->lockForUpdate()->find($messageId);
        if ($message === null || $message->status !== SmsStatus::Queued) {
            return [null, false];
        }
        if ($message->submitted_at !== null) {
            return [$message, true];
        }

        $client = $message->conversation->client;
        $block = $client === null ? 'The client of this conversation is gone.' : $this->block->forSms($client);
        $message->update($block === null ? ['submitted_at' => now()] : ['status' => SmsStatus::Suppressed, 'error' => $block]);

        return [$block === null ? $message : null, false];
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

    private function outgoing(SmsMessage $message): OutgoingSms
    {
        return new OutgoingSms((string) $message->reference, $message->conversation->phone_e164, $message->body);
    }
}
