<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Actions\Leads\BarLead;
use App\Domain\DbClients\DoNotContact;
use App\Domain\Messages\EmailNotifier;
use App\Domain\Notifications\SettledWorkNotifier;
use App\Domain\People\PersonDetails;
use App\Domain\Protection\Exclusion;
use App\Enums\BetstopState;
use App\Enums\BlastRefusal;
use App\Enums\ClientStatus;
use App\Enums\EmailStatus;
use App\Enums\ExclusionCaseStatus;
use App\Enums\ExclusionReason;
use App\Enums\LeadStatus;
use App\Enums\NotificationType;
use App\Enums\SmsStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\DbClient;
use App\Models\Email;
use App\Models\ExclusionCase;
use App\Models\ExclusionRecord;
use App\Models\Lead;
use App\Models\SmsMessage;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/**
 * Freezes one record of an excluded person: the marks that stop credits, bonuses, site accounts and contact; the do-not-contact
 * list; and the messages that still wait to be sent.
 */
final readonly class FreezeExcludedRecord
{
    public function __construct(
        private DoNotContact $doNotContact, private BarLead $bar, private AuditTrail $audit, private SettledWorkNotifier $notifications, private EmailNotifier $emails,
    ) {}

    public function handle(int $recordId): void
    {
        DB::transaction(function () use ($recordId): void {
            $found = ExclusionRecord::query()->findOrFail($recordId);
            // The record before the case, as in the transaction that excludes a client.
            $person = match ($found->record_type) {
                'client' => Client::query()->lockForUpdate()->find($found->record_id),
                'lead' => Lead::query()->lockForUpdate()->find($found->record_id),
                default => DbClient::query()->lockForUpdate()->find($found->record_id),
            };
            $case = ExclusionCase::query()->lockForUpdate()->findOrFail($found->exclusion_case_id);
            $record = $found->refresh();
            if ($record->frozen_at !== null || $case->status === ExclusionCaseStatus::Lifted) {
                return;
            }
            foreach (array_map(ExclusionReason::from(...), $case->reasons) as $reason) {
                match (true) {
                    $person instanceof Client => $this->client($person, $reason, $case),
                    $person instanceof Lead => $this->lead($person, $reason, $case),
                    $person instanceof DbClient => $this->doNotContact->dbClient($person, self::exclusion($reason, $case), null),
                    // Deleted since.
                    default => null,
                };
            }
            $record->update(['frozen_at' => CarbonImmutable::now()]);
        }, 3);
    }

    private function client(Client $client, ExclusionReason $reason, ExclusionCase $case): void
    {
        $before = ['betstop_state' => $client->betstop_state->value, 'is_barred' => $client->is_barred, 'status' => $client->status->value];
        $after = [...$before, ...match ($reason) {
            ExclusionReason::Betstop => ['betstop_state' => BetstopState::Registered->value],
            ExclusionReason::Barred => ['is_barred' => true],
            ExclusionReason::SelfExclusion => ['is_barred' => true, 'status' => ClientStatus::Closed->value],
        }];
        $changed = array_diff_assoc($after, $before);
        if ($changed !== []) {
            Client::query()
                ->whereKey($client->id)
                ->update([...$changed, 'version' => $client->version + 1]);
            $this->audit->record('client.frozen_for_exclusion', $client, array_intersect_key($before, $changed), [
                ...$changed,
                'exclusion_case_id' => $case->id,
            ]);
            $client->refresh();
            $this->notifications->settled(NotificationType::RiskCheck, $client);
        }
        $this->doNotContact->person(PersonDetails::of($client, $client->mobile_e164 === null ? [] : [$client->mobile_e164]), $reason->suppression(), null);
        $this->cancelMessages($client, $reason);
    }

    /** Only messages that no process has begun to send. The senders check the exclusion again for each message. */
    private function cancelMessages(Client $client, ExclusionReason $reason): void
    {
        $why = "Cancelled: the person is excluded ({$reason->label()}).";
        // Each is saved separately, because AutoCommunicationObserver listens to saves. An automatic message gets a general error, as in SubmitQueuedSms.
        $sms = SmsMessage::query()->whereIn('conversation_id', Conversation::query()->where('client_id', $client->id)->select('id'))
            ->where('status', SmsStatus::Queued)->whereNull('submitted_at')->lockForUpdate()->get()
            ->each(static fn (SmsMessage $message) => $message->update([
                'status' => SmsStatus::Suppressed, 'error' => $message->auto_message_id === null ? $why : BlastRefusal::Protected->label(),
            ]))->count();
        // Each sender is told, as in SubmitQueuedEmail.
        $emails = Email::query()->where('client_id', $client->id)->where('status', EmailStatus::Queued)->whereNull('submitted_at')->lockForUpdate()->get()
            ->each(function (Email $email) use ($why): void {
                $email->update(['status' => EmailStatus::Suppressed, 'error' => $why]);
                $this->emails->undelivered($email);
            })->count();
        if ($sms + $emails > 0) {
            $this->audit->record('client.messages_cancelled', $client, after: array_filter(['sms' => $sms, 'emails' => $emails, 'reason' => $reason->value]));
        }
    }

    private function lead(Lead $lead, ExclusionReason $reason, ExclusionCase $case): void
    {
        $this->doNotContact->person(PersonDetails::ofLead($lead), $reason->suppression(), null);
        if (! in_array($lead->status, [LeadStatus::Barred, LeadStatus::Converted], true)) {
            $this->bar->handle($lead, self::exclusion($reason, $case)->reason);
        }
    }

    private static function exclusion(ExclusionReason $reason, ExclusionCase $case): Exclusion
    {
        return new Exclusion($reason->value, "{$case->client->full_name} is excluded ({$reason->label()})");
    }
}
