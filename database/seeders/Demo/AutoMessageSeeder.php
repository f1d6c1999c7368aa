<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Domain\Messages\TemplateText;
use App\Enums\AutoCommunicationStatus;
use App\Enums\AutoMessageTrigger;
use App\Enums\BetstopState;
use App\Enums\DepositStatus;
use App\Enums\MessageChannel;
use App\Enums\MessageDirection;
use App\Enums\MessageTemplateStatus;
use App\Enums\SmsStatus;
use App\Enums\StaffRole;
use App\Models\AutoCommunication;
use App\Models\AutoMessage;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\Deposit;
use App\Models\MessageTemplate;
use App\Models\SmsMessage;
use App\Models\User;
use App\Support\SmsSegments;
use Illuminate\Database\Eloquent\Builder;

/** Auto messages with their templates, and what they sent for past deposits. */
final class AutoMessageSeeder
{
    private const SENT = 14;

    /** Trigger, template, text, conditions, whether it is enabled. */
    private const MESSAGES = [
        [
            'deposit_credited',
            'Deposit credited',
            'Hi {first_name}, your deposit of {amount} is on your {company} account.',
            [],
            true,
        ],
        [
            'withdrawal_paid',
            'Withdrawal paid',
            'Hi {first_name}, we have sent {amount} to your bank. It can take until tomorrow to show. {company}',
            [],
            true,
        ],
        [
            'withdrawal_declined',
            'Withdrawal declined',
            'Hi {first_name}, we could not pay your withdrawal of {amount}. The money is back on your account. Call us with any questions. {company}',
            ['min_cents' => 10_000],
            false,
        ],
        ['account_active', 'Account ready', 'Hi {first_name}, your {company} account is ready. Your PIN is {pin}.', [], false],
        [
            'bonus_credited',
            'Bonus credited',
            'Hi {first_name}, {amount} in bonus bets is on your {company} account. Reply STOP to opt out.',
            ['state' => 'VIC'],
            false,
        ],
        [
            'client_quiet',
            'We miss you',
            'Hi {first_name}, it has been a while. Call {manager} for this week’s offers. Reply STOP to opt out. {company}',
            ['days' => 45],
            false,
        ],
    ];

    public function run(): void
    {
        [$author, $approver] = array_map(
            static fn (StaffRole $role): ?int => User::query()
                ->whereRelation('role', 'name', $role->value)
                ->orderBy('id')
                ->value('id'),
            [StaffRole::Marketing, StaffRole::SeniorAccountManager],
        );
        foreach (self::MESSAGES as [$trigger, $name, $body, $conditions, $isEnabled]) {
            $template = MessageTemplate::query()->create([
                'channel' => MessageChannel::Sms,
                'name' => $name,
                'body' => $body,
                'status' => MessageTemplateStatus::Approved,
                'author_id' => $author,
                'approved_by' => $approver,
                'approved_at' => now()->subDays(20),
            ]);
            AutoMessage::query()->create([
                'trigger' => $trigger,
                'conditions' => $conditions,
                'template_id' => $template->id,
                'is_enabled' => $isEnabled,
            ]);
        }
        MessageTemplate::query()->create([
            'channel' => MessageChannel::Sms,
            'name' => 'Deposit credited',
            'version' => 2,
            'body' => 'Hi {first_name}, {amount} has arrived on your {company} account.',
            'author_id' => $author,
        ]);
        $deposits = Deposit::query()
            ->where('status', DepositStatus::Approved)
            ->where('decided_at', '<', now()->subDays(3))
            ->whereNotIn('client_id', Conversation::query()->whereNotNull('client_id')->select('client_id'))
            ->whereHas('client', static fn (Builder $clients): Builder => $clients->where('is_barred', false)->where('betstop_state', '<>', BetstopState::Registered))
            ->orderByDesc('decided_at')
            ->orderByDesc('id')
            ->limit(60)
            ->get()
            ->unique('client_id')
            ->take(self::SENT);
        $message = AutoMessage::query()->where('trigger', 'deposit_credited')->sole();
        foreach ($deposits->values() as $place => $deposit) {
            $this->send($message, $deposit, $place);
        }
    }

    private function send(AutoMessage $message, Deposit $deposit, int $place): void
    {
        $client = Client::query()->find($deposit->client_id);
        $at = $deposit->decided_at;
        if ($client === null || $at === null) {
            return;
        }
        $log = new AutoCommunication([
            'auto_message_id' => $message->id,
            'trigger' => AutoMessageTrigger::DepositCredited,
            'client_id' => $client->id,
            'amount_cents' => $deposit->amount_cents,
            'reference' => "auto:deposit_credited:{$message->id}:{$deposit->id}",
            'due_at' => $at,
        ]);
        $log->forceFill(['created_at' => $at, 'updated_at' => $at]);
        if ($client->mobile_e164 === null || $client->sms_opted_out_at !== null) {
            $log->fill([
                'status' => AutoCommunicationStatus::Suppressed,
                'reason' => $client->mobile_e164 === null
                        ? 'There is no mobile number for this client.'
                        : 'This client has opted out of SMS.',
            ])->save();

            return;
        }
        $isFailed = $place % 7 === 5;
        $error = $isFailed ? 'The phone was switched off for two days.' : null;
        $text = TemplateText::fill($message->template->body, TemplateText::variables($client, null, $deposit->amount_cents));
        $conversation = Conversation::query()->firstOrCreate(['phone_e164' => $client->mobile_e164], ['client_id' => $client->id, 'last_message_at' => $at]);
        $sms = SmsMessage::query()->create([
            'conversation_id' => $conversation->id,
            'reference' => $log->reference,
            'direction' => MessageDirection::Outbound,
            'body' => $text,
            'segments' => SmsSegments::count($text),
            'auto_message_id' => $message->id,
            'message_template_id' => $message->template_id,
            'provider_id' => "DEMO-AUTO-{$deposit->id}",
            'status' => $isFailed ? SmsStatus::Failed : SmsStatus::Delivered,
            'error' => $error,
            'sent_at' => $at,
            'submitted_at' => $at,
            'delivered_at' => $isFailed ? null : $at->addSeconds(5),
        ]);
        $log->fill([
            'status' => $isFailed ? AutoCommunicationStatus::Failed : AutoCommunicationStatus::Delivered,
            'reason' => $error,
            'body' => $text,
            'message_template_id' => $message->template_id,
            'sms_message_id' => $sms->id,
            'queued_at' => $at,
        ])->save();
    }
}
