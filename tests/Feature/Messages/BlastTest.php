<?php

declare(strict_types=1);

namespace Tests\Feature\Messages;

use App\Actions\Messages\ApproveBlast;
use App\Actions\Messages\ChangeBlastStatus;
use App\Actions\Messages\SendBlast;
use App\Actions\Messages\SubmitQueuedSms;
use App\Enums\BetstopState;
use App\Enums\BlastRecipientStatus;
use App\Enums\BlastRefusal;
use App\Enums\BlastStatus;
use App\Enums\ClientStatus;
use App\Enums\SmsStatus;
use App\Infrastructure\Betstop\BetstopRegister;
use App\Jobs\Messages\RunBlast;
use App\Jobs\Messages\SubmitSms;
use App\Models\BetstopCheck;
use App\Models\BlastRecipient;
use App\Models\Client;
use App\Models\SmsMessage;
use App\Models\User;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Queue;
use Tests\Feature\Messages\Support\CreatesBlasts;
use Tests\Support\CreatesClearClients;
use Tests\Support\SpyBetstopRegister;
use Tests\TestCase;

final class BlastTest extends TestCase
{
    use CreatesBlasts, CreatesClearClients, RefreshDatabase;

    public function test_check_says_who_gets_nothing_and_sends_nothing(): void
    {
        $fine = $this->person();
        $this->person(['sms_opted_out_at' => now()]);
        $this->person(['status' => ClientStatus::Closed]);
        $this->person(['is_barred' => true]);
        $this->person(['betstop_state' => BetstopState::Registered]);
        $this->person(['mobile_e164' => null]);
        $this->person(['account_manager_id' => null]);
        $blast = $this->blast(['body' => '{company}: ask {manager}. Reply STOP to opt out.', 'audience' => ['query' => []]]);

        $this->check($blast);

        $this->assertSame([BlastStatus::Checked, 1, 6, 1], [$blast->refresh()->status, $blast->eligible_rows, $blast->suppressed_rows, $blast->segments]);
        $this->assertSame([$fine->id], BlastRecipient::query()->where('status', BlastRecipientStatus::Eligible)->pluck('client_id')->all());
        $this->assertEqualsCanonicalizing(
            ['opted_out', 'closed', 'protected', 'protected', 'no_mobile', 'no_value'],
            BlastRecipient::query()->whereNotNull('refusal')->pluck('refusal')->map->value->all(),
        );
        $this->assertSame(0, SmsMessage::query()->count());
        $this->assertNull(app(SendBlast::class)->handle($blast->id), 'It is not approved.');
    }

    public function test_colleague_approves_and_every_client_gets_one_message(): void
    {
        Queue::fake();
        $clients = [$this->person(), $this->person(), $this->person()];
        $blast = $this->checked();
        try {
            app(ApproveBlast::class)->handle($blast, $blast->user);
            $this->fail('The author approved it.');
        } catch (OperationRefusedException $refused) {
            $this->assertSame('You wrote this blast. A colleague must approve it.', $refused->getMessage());
        }
        $new = $this->author();
        $new->forceFill(['created_at' => now()])->save();
        $this->actingAs($new)->post("/messages/blasts/{$blast->id}/approve")->assertSessionHas('error', User::TOO_NEW);
        $this->actingAs($this->author())->post("/messages/blasts/{$blast->id}/approve")->assertSessionHas('success');

        $this->assertNotNull(app(SendBlast::class)->handle($blast->id));
        $this->assertNull(app(SendBlast::class)->handle($blast->id), 'The next batch has its time.');
        $this->travel(1)->minutes();
        $this->assertNull(app(SendBlast::class)->handle($blast->id));

        $this->assertSame([BlastStatus::Done, 3], [$blast->refresh()->status, $blast->queued_rows]);
        $messages = SmsMessage::query()->with('conversation')->orderBy('id')->get();
        $this->assertSame(array_column($clients, 'id'), $messages->pluck('conversation.client_id')->all());
        $this->assertStringStartsWith("Hi {$clients[0]->first_name}, {$clients[0]->company->name} has an offer", $messages[0]->body);
        $this->assertSame($blast->id, $messages[0]->blast_id);
        $this->assertNull($messages[0]->conversation->last_message_at, 'The conversation moves up in the panel once the client answers.');
        Queue::assertPushedOn(SubmitSms::BLASTS, SubmitSms::class);
        $this->assertDatabaseCount('sms_messages', 3);
    }

    public function test_client_who_is_excluded_after_the_check_gets_nothing(): void
    {
        Queue::fake();
        [$barred, $stopped, $fine] = [$this->person(), $this->person(), $this->person()];
        $blast = $this->approved();
        $barred->update(['is_barred' => true]);

        app(SendBlast::class)->handle($blast->id);

        $this->assertSame(BlastRefusal::Protected, BlastRecipient::query()->where('client_id', $barred->id)->sole()->refusal);
        $this->assertSame(2, SmsMessage::query()->count());

        $stopped->update(['sms_opted_out_at' => now()]);
        SmsMessage::query()->orderBy('id')->each(static fn (SmsMessage $message) => app(SubmitQueuedSms::class)->handle($message->id));
        $this->assertSame([SmsStatus::Suppressed, SmsStatus::Sent], SmsMessage::query()->orderBy('id')->pluck('status')->all(), 'The gate decides again when the message is submitted.');
        $this->assertSame($fine->id, SmsMessage::query()->where('status', SmsStatus::Sent)->sole()->conversation->client_id);
    }

    public function test_states_wait_for_their_contact_hours(): void
    {
        Queue::fake();
        $perth = $this->person(['state' => 'WA']);
        $melbourne = $this->person();
        $blast = $this->approved();
        // 9:30 am in Melbourne is 6:30 am in Perth.
        $this->travelTo(CarbonImmutable::parse('2026-11-25 09:30', 'Australia/Melbourne'));
        app(SendBlast::class)->handle($blast->id);
        $this->travel(1)->minutes();
        $this->assertNull(app(SendBlast::class)->handle($blast->id), 'The scheduler looks again each minute.');

        $this->assertSame([$melbourne->id], SmsMessage::query()->with('conversation')->get()->pluck('conversation.client_id')->all());
        $this->assertSame(BlastStatus::Sending, $blast->refresh()->status);

        $this->travelTo(CarbonImmutable::parse('2026-11-25 12:30', 'Australia/Melbourne'));
        Artisan::call('blasts:resume');
        Queue::assertPushed(RunBlast::class);
        app(SendBlast::class)->handle($blast->id);
        $this->assertSame(BlastRecipientStatus::Queued, BlastRecipient::query()->where('client_id', $perth->id)->sole()->status);
    }

    public function test_client_whose_hours_begin_while_the_register_answers_waits_for_the_next_batch(): void
    {
        Queue::fake();
        $this->app->instance(BetstopRegister::class, $register = new SpyBetstopRegister);
        $perth = $this->person(['state' => 'WA']);
        $melbourne = $this->person();
        $blast = $this->approved();
        // 12 noon in Melbourne is 9 am in Perth.
        $this->travelTo(CarbonImmutable::parse('2026-11-25 11:59:58', 'Australia/Melbourne'));
        BetstopCheck::query()->toBase()->update(['valid_until' => now()->subMinute()]);
        $register->onCall = fn () => $this->travel(4)->seconds();

        app(SendBlast::class)->handle($blast->id);

        $status = static fn (Client $client): BlastRecipientStatus => BlastRecipient::query()->where('client_id', $client->id)->sole()->status;
        $this->assertSame([BlastRecipientStatus::Queued, BlastRecipientStatus::Eligible], [$status($melbourne), $status($perth)]);
        $this->travel(1)->minutes();
        app(SendBlast::class)->handle($blast->id);
        $this->assertSame([[$melbourne->first_name], [$perth->first_name]], $register->calls);
        $this->assertSame(BlastRecipientStatus::Queued, $status($perth));
    }

    public function test_nothing_is_sent_after_the_end(): void
    {
        Queue::fake();
        $this->person();
        $blast = $this->approved();
        $this->travelTo($blast->send_until->addMinute());

        $this->assertNull(app(SendBlast::class)->handle($blast->id));

        $this->assertSame(BlastStatus::Done, $blast->refresh()->status);
        $this->assertSame(BlastRefusal::Time, BlastRecipient::query()->sole()->refusal);
        $this->assertSame(0, SmsMessage::query()->count());
    }

    public function test_scheduled_blast_waits_for_its_time(): void
    {
        Queue::fake();
        $this->person();
        $blast = $this->approved(['send_at' => now()->addHour()]);
        Queue::fake();
        $this->travel(2)->minutes();
        Artisan::call('blasts:resume');
        Queue::assertNothingPushed();
        $this->assertNull(app(SendBlast::class)->handle($blast->id));
        foreach ([BlastStatus::Paused, BlastStatus::Sending] as $status) {
            app(ChangeBlastStatus::class)->handle($blast, $status);
        }
        $this->assertSame(BlastStatus::Approved, $blast->refresh()->status, 'Resumed, it still waits.');

        Queue::fake();
        $this->travel(1)->hours();
        Artisan::call('blasts:resume');
        Queue::assertPushed(RunBlast::class, 1);
    }

    public function test_paused_messages_wait_and_cancelled_ones_are_suppressed(): void
    {
        Queue::fake();
        $this->person();
        $blast = $this->approved();
        app(SendBlast::class)->handle($blast->id);
        $message = SmsMessage::query()->sole();
        $status = app(ChangeBlastStatus::class);

        $status->handle($blast, BlastStatus::Paused);
        app(SubmitQueuedSms::class)->handle($message->id);
        $this->assertSame(SmsStatus::Queued, $message->refresh()->status);
        $this->travel(15)->minutes();
        Queue::fake();
        Artisan::call('messages:sweep');
        Queue::assertNothingPushed();

        $status->handle($blast, BlastStatus::Sending);
        Artisan::call('messages:sweep');
        Queue::assertPushedOn(SubmitSms::BLASTS, SubmitSms::class);
        $status->handle($blast, BlastStatus::Cancelled);
        app(SubmitQueuedSms::class)->handle($message->id);
        $this->assertSame([SmsStatus::Suppressed, 'The blast was cancelled.'], [$message->refresh()->status, $message->error]);
        $this->expectException(OperationRefusedException::class);
        $status->handle($blast, BlastStatus::Sending);
    }

    public function test_messages_that_wait_for_their_contact_hours_do_not_hold_up_those_of_other_states(): void
    {
        [$perth, $unknown, $melbourne] = [$this->person(['state' => 'WA']), $this->person(['state' => null]), $this->person()];
        Queue::fake();
        app(SendBlast::class)->handle($this->approved()->id);
        $message = static fn (Client $client): int => (int) BlastRecipient::query()->where('client_id', $client->id)->sole()->sms_message_id;
        // 9:30 am in Melbourne is 6:30 am in Perth.
        $this->travelTo(CarbonImmutable::parse('2026-11-25 09:30', 'Australia/Melbourne'));
        Queue::fake();

        Artisan::call('messages:sweep');
        $this->assertSame([$message($melbourne)], Queue::pushed(SubmitSms::class)->pluck('messageId')->all());

        $this->travel(3)->hours();
        Artisan::call('messages:sweep');
        $this->assertSame([$message($perth), $message($unknown)], array_slice(Queue::pushed(SubmitSms::class)->pluck('messageId')->all(), 1, 2));
    }

    public function test_messages_wait_for_a_gateway_that_is_down_until_the_time_of_the_blast_is_over(): void
    {
        Queue::fake();
        $this->person();
        $blast = $this->approved();
        app(SendBlast::class)->handle($blast->id);
        $message = SmsMessage::query()->sole();

        app(SubmitQueuedSms::class)->giveUp($message->id, 'The gateway could not be reached.');
        $this->travel(15)->minutes();
        Queue::fake();
        Artisan::call('messages:sweep');
        $this->assertSame([$message->id], Queue::pushed(SubmitSms::class)->pluck('messageId')->all());

        $this->travelTo($blast->refresh()->send_until->addMinute());
        app(SubmitQueuedSms::class)->handle($message->id);
        $this->assertSame([SmsStatus::Suppressed, 'The time to send this blast was over.'], [$message->refresh()->status, $message->error]);
    }

    public function test_recipients_of_a_cancelled_blast_get_nothing(): void
    {
        Queue::fake();
        $this->person();
        $this->person();
        $blast = $this->checked();

        app(ChangeBlastStatus::class)->handle($blast, BlastStatus::Cancelled);

        $this->assertSame(2, BlastRecipient::query()->where(['status' => BlastRecipientStatus::Suppressed, 'refusal' => BlastRefusal::Cancelled])->count());
        $this->assertSame(2, $blast->refresh()->suppressed_rows);
    }
}
