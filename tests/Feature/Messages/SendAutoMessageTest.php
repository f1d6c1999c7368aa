<?php

declare(strict_types=1);

namespace Tests\Feature\Messages;

use App\Actions\Bonus\AdvanceBonusClaim;
use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Messages\SubmitQueuedSms;
use App\Actions\Payments\PayWithdrawal;
use App\Actions\Withdrawals\EndWithdrawal;
use App\Domain\Deposits\ApprovalOptions;
use App\Enums\AutoCommunicationStatus;
use App\Enums\AutoMessageTrigger;
use App\Enums\BetstopState;
use App\Enums\BonusClaimStatus;
use App\Enums\ClientStatus;
use App\Enums\MessageTemplateStatus;
use App\Enums\SmsStatus;
use App\Enums\WithdrawalStatus;
use App\Jobs\Messages\SubmitSms;
use App\Models\AutoCommunication;
use App\Models\AutoMessage;
use App\Models\BetstopCheck;
use App\Models\BonusClaim;
use App\Models\CancellationReason;
use App\Models\Client;
use App\Models\MessageTemplate;
use App\Models\PermissionReceipt;
use App\Models\SmsMessage;
use App\Models\User;
use App\Models\Withdrawal;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Feature\Messages\Support\SchedulesAutoMessages;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\Support\CreatesClearClients;
use Tests\Support\ReceivesDeposits;
use Tests\TestCase;

/** From the cause to the SMS. */
final class SendAutoMessageTest extends TestCase
{
    use CreatesClearClients, MakesPayments, ReceivesDeposits, RefreshDatabase, SchedulesAutoMessages {
        MakesPayments::receive insteadof ReceivesDeposits;
        ReceivesDeposits::receive as receiveLine;
    }

    private const EVENING = '2026-11-24 20:30';

    public function test_each_cause_sends_one_message(): void
    {
        Queue::fake();
        $client = $this->client(['status' => ClientStatus::Verified]);
        $officer = $this->officer();
        $messages = [];
        foreach (AutoMessageTrigger::cases() as $trigger) {
            $messages[$trigger->value] = AutoMessage::factory()->enabled($trigger, $trigger->hasAmount() ? 'Hi {first_name}, {amount} at {company}' : 'Hi {first_name}')->createOne();
        }

        $client->update(['status' => ClientStatus::Active]);
        app(ApproveDeposit::class)->handle($deposit = $this->receiveLine(cents: 125_050), $client->id, $officer, null, new ApprovalOptions(acceptsOtherPayer: true));
        $paid = app(PayWithdrawal::class)->handle($this->approved(25_000, client: $client), 'R-1', $officer);
        $declined = app(EndWithdrawal::class)->handle($this->pending($client), WithdrawalStatus::Declined, WithdrawalStatus::Pending, CancellationReason::factory()->createOne()->id, null, $officer);
        $cancelled = app(EndWithdrawal::class)->handle($this->pending($client), WithdrawalStatus::Cancelled, WithdrawalStatus::Pending, CancellationReason::query()->firstOrFail()->id, null, $officer);
        $claim = BonusClaim::factory()->createOne(['client_id' => $client->id, 'status' => BonusClaimStatus::Claimed, 'approved_by' => $officer->id, 'claimed_at' => now()]);
        app(AdvanceBonusClaim::class)->handle($claim, BonusClaimStatus::Credited, $officer);

        $subjects = ['account_active' => $client->id, 'welcome_offer' => $client->id, 'deposit_credited' => $deposit->id, 'withdrawal_paid' => $paid->id, 'withdrawal_declined' => $declined->id, 'bonus_credited' => $claim->id];
        $references = array_map(static fn (string $trigger, int $subject): string => "auto:{$trigger}:{$messages[$trigger]->id}:{$subject}", array_keys($subjects), $subjects);
        $this->assertEqualsCanonicalizing($references, AutoCommunication::query()->pluck('reference')->all());
        Artisan::call('auto-messages:send');

        $this->assertSame('Hi William, $1,250.50 at Regal Bet', SmsMessage::query()->where('reference', $references[2])->sole()->body);
        // The bonus is the second marketing message of the day.
        $this->assertEqualsCanonicalizing(array_slice($references, 0, 5), SmsMessage::query()->pluck('reference')->all());
        $this->assertSame('This client already got an automatic marketing message today.', AutoCommunication::query()->where('trigger', 'bonus_credited')->sole()->reason);
        Queue::assertPushed(SubmitSms::class, 5);
        $this->assertSame(WithdrawalStatus::Cancelled, $cancelled->status);
    }

    public function test_conditions_limit_who_gets_a_message_and_a_disabled_one_schedules_nothing(): void
    {
        AutoMessage::factory()->enabled(AutoMessageTrigger::DepositCredited)->createOne(['conditions' => ['min_cents' => 5_001]]);
        AutoMessage::factory()->enabled(AutoMessageTrigger::DepositCredited)->createOne(['conditions' => ['state' => 'NSW']]);
        AutoMessage::factory()->enabled(AutoMessageTrigger::DepositCredited)->createOne(['is_enabled' => false]);
        $fits = AutoMessage::factory()->enabled(AutoMessageTrigger::DepositCredited)->createOne(['conditions' => ['state' => 'VIC', 'min_cents' => 5_000]]);

        app(ApproveDeposit::class)->handle($this->receiveLine(cents: 5_000), $this->client()->id, $this->officer(), null, new ApprovalOptions(acceptsOtherPayer: true));

        $this->assertSame([$fits->id], AutoCommunication::query()->pluck('auto_message_id')->all());
    }

    /** @return iterable<string, array{AutoMessageTrigger, array<string, mixed>, string}> */
    public static function blocks(): iterable
    {
        $states = [
            'excluded' => [['betstop_state' => BetstopState::Registered], 'Must not be contacted'],
            'barred' => [['is_barred' => true], 'Must not be contacted'],
            'opted out' => [['sms_opted_out_at' => '2026-01-01 00:00:00'], 'Opted out, or on the do-not-contact list'],
            'closed' => [['status' => ClientStatus::Closed], 'Account closed'],
        ];
        foreach (AutoMessageTrigger::cases() as $trigger) {
            foreach ($states as $name => [$state, $why]) {
                yield "{$trigger->value}, {$name}" => [$trigger, $state, $why];
            }
        }
    }

    /** @param  array<string, mixed>  $state */
    #[DataProvider('blocks')]
    public function test_blocked_client_gets_nothing_and_the_reason_is_recorded(AutoMessageTrigger $trigger, array $state, string $why): void
    {
        Queue::fake();
        $before = $this->waiting($trigger, $client = $this->client());
        $client->forceFill($state)->save();
        Artisan::call('auto-messages:send');
        $this->assertSame([AutoCommunicationStatus::Suppressed, $why, null], [$before->refresh()->status, $before->reason, $before->body]);
        $this->assertSame(0, SmsMessage::query()->count());

        // The same after the message was queued.
        $later = $this->waiting($trigger, $other = Client::factory()->createOne(['mobile_e164' => '+61491570110', 'state' => 'VIC']));
        $message = SmsMessage::factory()->sentByUs()->createOne(['status' => SmsStatus::Queued, 'provider_id' => null, 'reference' => $later->reference, 'auto_message_id' => $later->auto_message_id]);
        $later->update(['status' => AutoCommunicationStatus::Queued, 'sms_message_id' => $message->id]);
        $message->conversation->update(['client_id' => $other->id, 'phone_e164' => $other->mobile_e164]);
        $other->forceFill($state)->save();
        app(SubmitQueuedSms::class)->handle($message->id);
        $this->assertSame(AutoCommunicationStatus::Suppressed, $later->refresh()->status);
        $this->assertSame($why, $later->reason);
    }

    public function test_refusals_of_the_gate_have_a_receipt(): void
    {
        $waiting = $this->waiting(AutoMessageTrigger::ClientQuiet, Client::factory()->createOne(['state' => 'VIC']));

        Artisan::call('auto-messages:send');

        $receipt = PermissionReceipt::query()->where('subject_type', 'auto_communication')->where('subject_id', $waiting->id)->sole();
        $this->assertSame(['marketing_sms', false, 'betstop_check'], [$receipt->purpose->value, $receipt->is_allowed, $receipt->reasons[0]['code']]);
    }

    public function test_marketing_waits_for_the_contact_hours_and_service_messages_do_not(): void
    {
        Queue::fake();
        $client = $this->client(['mobile_e164' => '+61491570006']);
        $marketing = $this->waiting(AutoMessageTrigger::BonusCredited, $client);
        $service = $this->waiting(AutoMessageTrigger::DepositCredited, $client);
        $this->travelTo(CarbonImmutable::parse(self::EVENING, 'Australia/Melbourne'));

        Artisan::call('auto-messages:send');
        $this->assertSame([AutoCommunicationStatus::Waiting, '2026-11-24 22:00:00', AutoCommunicationStatus::Queued], [$marketing->refresh()->status, $marketing->due_at->toDateTimeString(), $service->refresh()->status]);

        $this->travelTo(CarbonImmutable::parse('2026-11-25 09:00', 'Australia/Melbourne'));
        BetstopCheck::query()->toBase()->update(['valid_until' => now()->addDay()]);
        Artisan::call('auto-messages:send');
        $this->assertSame(AutoCommunicationStatus::Queued, $marketing->refresh()->status);

        // The queue was slow.
        $this->travelTo(CarbonImmutable::parse('2026-11-25 20:00', 'Australia/Melbourne'));
        BetstopCheck::query()->toBase()->update(['valid_until' => now()->addDay()]);
        app(SubmitQueuedSms::class)->handle((int) $marketing->sms_message_id);
        $this->assertNull($marketing->refresh()->reason, 'It still waits.');
        $this->travelTo(CarbonImmutable::parse('2026-11-26 09:00', 'Australia/Melbourne'));
        BetstopCheck::query()->toBase()->update(['valid_until' => now()->addDay()]);
        app(SubmitQueuedSms::class)->handle((int) $marketing->sms_message_id);
        $this->assertSame(AutoCommunicationStatus::Sent, $marketing->refresh()->status);
    }

    public function test_marketing_waits_for_the_contact_hours_although_the_answer_of_the_register_ends_in_the_night(): void
    {
        Queue::fake();
        $queued = $this->waiting(AutoMessageTrigger::BonusCredited, $this->client(['mobile_e164' => '+61491570006']));
        Artisan::call('auto-messages:send');
        $waiting = $this->waiting(AutoMessageTrigger::WelcomeOffer, $this->client(['mobile_e164' => '+61491570007', 'first_name' => 'Ann', 'date_of_birth' => '1990-05-01', 'email' => 'ann@example.com']));
        // Before the nightly check reaches the clients.
        $this->travelTo(CarbonImmutable::parse('2026-11-25 02:25', 'Australia/Melbourne'));
        BetstopCheck::query()->toBase()->update(['valid_until' => now()->subMinute()]);

        app(SubmitQueuedSms::class)->handle((int) $queued->refresh()->sms_message_id);
        Artisan::call('auto-messages:send');
        $this->assertSame([[AutoCommunicationStatus::Queued, null], [AutoCommunicationStatus::Waiting, null]], [[$queued->refresh()->status, $queued->reason], [$waiting->refresh()->status, $waiting->reason]]);

        $this->travelTo(CarbonImmutable::parse('2026-11-25 09:00', 'Australia/Melbourne'));
        app(SubmitQueuedSms::class)->handle((int) $queued->sms_message_id);
        Artisan::call('auto-messages:send');
        $this->assertSame([AutoCommunicationStatus::Suppressed, AutoCommunicationStatus::Suppressed], [$queued->refresh()->status, $waiting->refresh()->status], 'The register did not answer in the night.');
    }

    public function test_client_gets_one_of_two_marketing_messages_that_were_queued_on_different_days(): void
    {
        Queue::fake();
        $client = $this->client(['mobile_e164' => '+61491570006']);
        $queued = [];
        foreach ([0, 1] as $days) {
            $this->travelTo(CarbonImmutable::parse('2026-11-24 14:00', 'Australia/Melbourne')->addDays($days));
            BetstopCheck::query()->toBase()->update(['valid_until' => now()->addDay()]);
            $queued[] = $this->waiting(AutoMessageTrigger::BonusCredited, $client);
            Artisan::call('auto-messages:send');
        }
        $third = $this->waiting(AutoMessageTrigger::WelcomeOffer, $client);

        foreach ($queued as $row) {
            app(SubmitQueuedSms::class)->handle((int) $row->refresh()->sms_message_id);
        }
        $queued[1]->refresh()->update(['queued_at' => now()->subDay()]);
        Artisan::call('auto-messages:send');

        $why = 'This client already got an automatic marketing message today.';
        $this->assertSame([AutoCommunicationStatus::Sent, null], [$queued[0]->refresh()->status, $queued[0]->reason]);
        foreach ([$queued[1], $third] as $row) {
            $this->assertSame([AutoCommunicationStatus::Suppressed, $why], [$row->refresh()->status, $row->reason]);
        }
    }

    public function test_message_has_the_template_that_is_approved_when_it_is_queued(): void
    {
        Queue::fake();
        $waiting = $this->waiting(AutoMessageTrigger::DepositCredited, $this->client());
        $message = AutoMessage::query()->findOrFail($waiting->auto_message_id);
        $second = MessageTemplate::factory()->createOne(['name' => $message->template->name, 'version' => 2, 'body' => 'Version 2, {amount}', 'author_id' => User::factory()->createOne()->id]);
        $other = $this->waiting(AutoMessageTrigger::DepositCredited, $client = Client::factory()->createOne(), $message);
        $this->actingAs($this->marketer())->put(route('messages.templates.approve', $second), ['version' => 1])->assertSessionHas('success');
        Artisan::call('auto-messages:send');
        $this->assertSame([['Version 2, $125.00', $second->id], ['Version 2, $125.00', $second->id]], SmsMessage::query()->orderBy('id')->get()->map(static fn (SmsMessage $sms): array => [$sms->body, $sms->message_template_id])->all());

        $third = $this->waiting(AutoMessageTrigger::DepositCredited, $client, $message);
        $second->update(['status' => MessageTemplateStatus::Retired]);
        Artisan::call('auto-messages:send');
        $this->assertSame([AutoCommunicationStatus::Suppressed, 'The template is not approved.'], [$third->refresh()->status, $third->reason]);
        $this->assertSame(AutoCommunicationStatus::Queued, $other->refresh()->status);
    }

    public function test_queued_message_is_sent_after_a_new_version_but_not_after_its_template_was_retired(): void
    {
        Queue::fake();
        $message = AutoMessage::factory()->enabled(AutoMessageTrigger::DepositCredited)->createOne();
        $replaced = $this->waiting(AutoMessageTrigger::DepositCredited, $this->client(['mobile_e164' => '+61491570007']), $message);
        $retired = $this->waiting(AutoMessageTrigger::DepositCredited, $this->client(['mobile_e164' => '+61491570006', 'first_name' => 'Ann', 'date_of_birth' => '1990-05-01']), $message);
        Artisan::call('auto-messages:send');
        $second = MessageTemplate::factory()->createOne(['name' => $message->template->name, 'version' => 2, 'author_id' => User::factory()->createOne()->id]);
        $this->actingAs($this->marketer())->put(route('messages.templates.approve', $second), ['version' => 1])->assertSessionHas('success');

        app(SubmitQueuedSms::class)->handle((int) $replaced->refresh()->sms_message_id);
        $this->assertSame(AutoCommunicationStatus::Sent, $replaced->refresh()->status);

        $message->update(['template_id' => AutoMessage::factory()->enabled(AutoMessageTrigger::DepositCredited)->createOne()->template_id]);
        $this->put(route('messages.templates.retire', $second), ['status' => 'approved'])->assertSessionHas('success');
        app(SubmitQueuedSms::class)->handle((int) $retired->refresh()->sms_message_id);
        $this->assertSame([AutoCommunicationStatus::Suppressed, 'The template was retired before this message was sent.'], [$retired->refresh()->status, $retired->reason]);
    }

    public function test_disabled_auto_message_sends_no_waiting_or_queued_message(): void
    {
        Queue::fake();
        $queued = $this->waiting(AutoMessageTrigger::DepositCredited, $this->client());
        Artisan::call('auto-messages:send');
        $waiting = $this->waiting(AutoMessageTrigger::DepositCredited, Client::factory()->createOne(), $message = AutoMessage::query()->findOrFail($queued->auto_message_id));
        $this->actingAs($this->marketer())->delete(route('messages.auto-messages.disable', $message))->assertSessionHas('success');

        Artisan::call('auto-messages:send');
        app(SubmitQueuedSms::class)->handle((int) $queued->refresh()->sms_message_id);

        foreach ([$queued, $waiting] as $communication) {
            $this->assertSame([AutoCommunicationStatus::Suppressed, 'The auto message was disabled before this message was sent.'], [$communication->refresh()->status, $communication->reason]);
        }
    }

    public function test_variable_without_a_value_suppresses_the_message(): void
    {
        $waiting = $this->waiting(AutoMessageTrigger::DepositCredited, $this->client(), AutoMessage::factory()->enabled(AutoMessageTrigger::DepositCredited, 'Call {manager}')->createOne());

        Artisan::call('auto-messages:send');

        $this->assertSame([AutoCommunicationStatus::Suppressed, '{manager} has no value for this client.'], [$waiting->refresh()->status, $waiting->reason]);
    }

    private function pending(Client $client): Withdrawal
    {
        $this->fund($client, 10_000);

        return Withdrawal::factory()->for($client)->held()->createOne(['amount_cents' => 10_000]);
    }
}
