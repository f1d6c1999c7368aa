<?php

declare(strict_types=1);

namespace App\Domain\Messages;

use App\Domain\Protection\PersonTimeOuts;
use App\Enums\AutoMessageTrigger;
use App\Enums\BlastRefusal;
use App\Enums\BonusClaimStatus;
use App\Enums\ClientStatus;
use App\Enums\DepositStatus;
use App\Enums\MessageChannel;
use App\Enums\MessageTemplateStatus;
use App\Enums\SmsStatus;
use App\Enums\WithdrawalStatus;
use App\Models\AutoCommunication;
use App\Models\AutoMessage;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\MessageTemplate;
use App\Models\SmsMessage;
use App\Models\Withdrawal;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;

/** Which templates an auto message can have, and what stops it apart from the gate. */
final readonly class AutoMessageRules
{
    public function __construct(private PersonTimeOuts $timeOuts) {}

    /** @return list<string> the variables that have values for this trigger; an automatic message has no sender */
    public static function variables(AutoMessageTrigger $trigger): array
    {
        return array_values(array_diff(array_keys(TemplateText::VARIABLES), ['sender', ...($trigger->hasAmount() ? [] : ['amount'])]));
    }

    /**
     * A closed account gets no automatic message, not even about its own money: staff write to these clients themselves.
     *
     * @param  string  $reference  of the message
     */
    public function stop(AutoMessage $message, Client $client, string $reference): ?string
    {
        return match (true) {
            ! $message->is_enabled => 'The auto message was disabled before this message was sent.',
            $client->status === ClientStatus::Closed => BlastRefusal::Closed->label(),
            $message->trigger === AutoMessageTrigger::ClientQuiet
                && $client->last_bet_at !== null
                && ! str_ends_with($reference, AutoMessageScheduler::quietSpell($client)) => 'This client has bet since.',
            // They are quiet for a reason, which not all readers of the log may learn.
            $message->trigger === AutoMessageTrigger::ClientQuiet && $this->timeOuts->explainQuiet($client) => BlastRefusal::Protected->label(),
            default => self::stopOfCause($message->trigger, $client, $reference),
        };
    }

    /** Whether the payment still stands for this client, or the account is still active. */
    private static function stopOfCause(AutoMessageTrigger $trigger, Client $client, string $reference): ?string
    {
        $subject = substr($reference, strrpos($reference, ':') + 1);
        $payment = match ($trigger) {
            AutoMessageTrigger::DepositCredited => Deposit::query()->find((int) $subject),
            AutoMessageTrigger::WithdrawalPaid => Withdrawal::query()->find((int) $subject),
            AutoMessageTrigger::BonusCredited => BonusClaim::query()->find((int) $subject),
            default => null,
        };
        $stands = match (true) {
            $payment === null => ! in_array($trigger, [AutoMessageTrigger::AccountActive, AutoMessageTrigger::WelcomeOffer], true) || $client->status === ClientStatus::Active,
            $payment->client_id !== $client->id || AutoMessageScheduler::subject($payment) !== $subject => false,
            default => in_array($payment->status, [DepositStatus::Approved, WithdrawalStatus::Paid, BonusClaimStatus::Credited], true),
        };

        return $stands ? null : 'What the message is about no longer applies.';
    }

    /** A queued message keeps its text when a new version of its template is approved, but is not sent when no version is approved any more. */
    public static function stopOfTemplate(SmsMessage $message): ?string
    {
        $template = MessageTemplate::query()->find($message->message_template_id);
        $isWithdrawn = $template !== null
            && MessageTemplate::query()
                ->where('channel', $template->channel)
                ->where('name', $template->name)
                ->where('status', MessageTemplateStatus::Approved)
                ->doesntExist();

        return $isWithdrawn ? 'The template was retired before this message was sent.' : null;
    }

    /**
     * One automatic marketing message per client and day of the client. A queued message may wait until another day, so it counts on the day
     * when it is queued and on the day when it is submitted. Call it while the client is locked.
     *
     * @param  int|null  $smsMessageId  of the message that is submitted
     * @return string|null why the client gets no other one today, or null
     */
    public static function stopToday(Client $client, ?int $smsMessageId = null): ?string
    {
        $start = CarbonImmutable::now($client->state?->timeZone() ?? config()->string('paddock.timezone'))->startOfDay()->utc();
        $marketing = array_filter(AutoMessageTrigger::cases(), static fn (AutoMessageTrigger $trigger): bool => $trigger->purpose()->isMarketing());
        $others = AutoCommunication::query()->where('auto_communications.client_id', $client->id)->whereIn('trigger', $marketing)
            ->join('sms_messages', 'sms_messages.id', '=', 'auto_communications.sms_message_id')->where('sms_messages.id', '!=', $smsMessageId ?? 0)
            ->where('sms_messages.status', '!=', SmsStatus::Suppressed);
        // When two are queued, only the first one submitted is sent.
        $others->where(static fn (Builder $today): Builder => $today->where('submitted_at', '>=', $start)
            ->when($smsMessageId === null, static fn (Builder $queued): Builder => $queued->orWhere('queued_at', '>=', $start)));

        return $others->exists() ? 'This client already got an automatic marketing message today.' : null;
    }

    /** @return string|null why the auto message can't have this template, or null */
    public static function refusal(AutoMessageTrigger $trigger, ?MessageTemplate $template): ?string
    {
        if ($template?->channel !== MessageChannel::Sms || $template->status !== MessageTemplateStatus::Approved) {
            return 'This template is not approved. Choose another one.';
        }

        return self::unusable($trigger, $template->body);
    }

    /** @return string|null which variable of the text has no value when this happens, or what marketing must say and it does not, or null */
    public static function unusable(AutoMessageTrigger $trigger, string $body): ?string
    {
        $unknown = array_diff(TemplateText::named($body), self::variables($trigger));
        if ($unknown !== []) {
            return '{'.reset($unknown)."} has no value in the auto message “{$trigger->label()}”.";
        }

        return $trigger->purpose()->isMarketing() ? BlastText::refusal($body) : null;
    }
}
