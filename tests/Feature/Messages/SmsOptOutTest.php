<?php

declare(strict_types=1);

namespace Tests\Feature\Messages;

use App\Actions\Intake\ReceiveSms;
use App\Actions\Messages\SubmitQueuedSms;
use App\Domain\Protection\ProtectionGate;
use App\Domain\Protection\SuppressionList;
use App\Enums\Ability;
use App\Enums\DbClientStatus;
use App\Enums\GatePurpose;
use App\Enums\MessageDirection;
use App\Enums\SmsStatus;
use App\Enums\StaffRole;
use App\Enums\SuppressionReason;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\Impersonation;
use App\Models\SmsMessage;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\ReadsPages;
use Tests\Support\SendsSms;
use Tests\TestCase;

/** Opt-outs of clients who ask by phone, by email or in their own words. */
final class SmsOptOutTest extends TestCase
{
    use ReadsPages, RefreshDatabase, SendsSms;

    private const ASKED = 'By phone on 30 November';

    private Client $client;

    private User $colleague;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-30 02:00:00');
        $this->client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'preferred_name' => null, 'mobile_e164' => self::MOBILE]);
        $this->colleague = $this->sender();
        $this->actingAs($this->colleague);
    }

    public function test_recorded_opt_out_ends_messages_to_the_client_and_the_number(): void
    {
        $other = Client::factory()->createOne(['mobile_e164' => self::MOBILE]);

        $this->record(['how_asked' => ' '.self::ASKED.' '])->assertSessionHasNoErrors()->assertSessionHas('success', 'SMS opt-out recorded.')->assertStatus(303);

        $this->assertSame('2026-11-30 02:00:00', $this->client->refresh()->sms_opted_out_at?->format('Y-m-d H:i:s'));
        $this->assertSame('This client has opted out of SMS.', $this->why($this->client));
        $this->assertSame(['This number is on the do-not-contact list.', null], [$this->why($other), $other->refresh()->sms_opted_out_at]);
        $event = $this->event();
        $this->assertSame([$this->colleague->id, 'staff', self::ASKED], [$event->actor_id, $event->after['source'], $event->after['how_asked']]);
        $this->assertArrayHasKey('sms_opted_out_at', $event->before);
    }

    public function test_queued_sms_is_not_sent_after_the_opt_out(): void
    {
        $message = $this->queued('+61491570110');
        $this->record(client: $message->conversation->client);

        app(SubmitQueuedSms::class)->handle($message->id);

        $this->assertSame([SmsStatus::Suppressed, 'This client has opted out of SMS.'], [$message->refresh()->status, $message->error]);
    }

    /** @param  array<string, mixed>  $state */
    #[TestWith([['is_barred' => true]])]
    #[TestWith([['mobile_e164' => null]])]
    #[TestWith([['status' => 'closed']])]
    public function test_client_who_cannot_be_messaged_now_can_be_opted_out(array $state): void
    {
        $this->client->forceFill($state)->save();

        $this->record()->assertSessionHas('success');
        $this->assertNotNull($this->client->refresh()->sms_opted_out_at);
        $this->undo()->assertSessionHas('success');
        $this->assertNull($this->client->refresh()->sms_opted_out_at);
    }

    public function test_history_shows_the_opt_out_its_author_and_how_the_client_asked(): void
    {
        $this->record();
        $who = $this->colleague->full_name;

        $lines = fn (): array => array_column($this->inertia(route('clients.timeline', $this->client), ['timeline'], 'Clients/Timeline')->json('props.timeline.entries'), 'text');
        $this->assertContains("Opted out of SMS by {$who} (how they asked: ".self::ASKED.')', $lines());
        $marks = array_column($this->inertia(route('clients.edit', $this->client), ['marks'], 'Clients/Details')->json('props.marks'), null, 'name');
        $mark = $marks['SMS opt-out'];
        $this->assertSame(['The client opted out of messages: By phone on 30 November.', $who], [$mark['explanation'], $mark['actor_name']]);

        $this->undo();
        $this->assertContains("SMS opt-out undone by {$who}: Opted out of SMS from 30 Nov 2026, ".now($this->colleague->timezone)->format('H:i').' to none', $lines());
    }

    public function test_recorded_opt_out_is_on_the_rsg_dashboard(): void
    {
        $this->record();

        $officer = User::factory()->withRole(StaffRole::RsgOfficer)->createOne();
        $rows = $this->actingAs($officer)->inertia('/rsg', ['opt_outs'], 'Rsg/Dashboard')->assertOk()->json('props.opt_outs');
        $this->assertSame([$this->client->id], array_column($rows, 'client_id'));
    }

    public function test_second_opt_out_changes_nothing(): void
    {
        $this->record();
        $this->travel(5)->minutes();

        $this->actingAs($this->sender())->record()->assertSessionHas('error', 'This client has already opted out of SMS.');

        $this->assertSame('2026-11-30 02:00:00', $this->client->refresh()->sms_opted_out_at?->format('Y-m-d H:i:s'));
        $this->assertSame($this->colleague->id, $this->event()->actor_id);
    }

    /** @param  array<string, mixed>  $form */
    #[TestWith([[], 'Enter how the client asked.'])]
    #[TestWith([['how_asked' => ' '], 'Enter how the client asked.'])]
    #[TestWith([['how_asked' => ['a']], null])]
    public function test_opt_out_needs_how_the_client_asked(array $form, ?string $message): void
    {
        $this->post(route('clients.sms-opt-out.store', $this->client), $form)->assertSessionHasErrors($message === null ? 'how_asked' : ['how_asked' => $message]);

        $this->assertNull($this->client->refresh()->sms_opted_out_at);
    }

    public function test_how_the_client_asked_has_at_most_255_characters(): void
    {
        $this->record(['how_asked' => str_repeat('é', 256)])->assertSessionHasErrors('how_asked');
        $this->record(['how_asked' => str_repeat('é', 255)])->assertSessionHasNoErrors();
    }

    public function test_only_viewers_who_may_send_sms_record_and_undo(): void
    {
        $reader = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $executive = User::factory()->withAbilities(...Ability::cases())->createOne(['is_executive_staff' => true]);

        $this->actingAs($reader)->record()->assertForbidden();
        $this->actingAs($executive)->record();
        $this->assertNull($this->client->refresh()->sms_opted_out_at);

        $this->actingAs($this->colleague)->record();
        $this->actingAs($reader)->undo()->assertForbidden();
        $this->assertNotNull($this->client->refresh()->sms_opted_out_at);
    }

    /** As for sending SMS: these clients can be messaged too. */
    public function test_account_manager_of_another_team_can_record(): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::AccountManager)->createOne())->record()->assertSessionHas('success');
    }

    public function test_undo_takes_back_the_opt_out_and_its_suppressions(): void
    {
        $dbClient = DbClient::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'status' => DbClientStatus::Validated]);
        DbPhoneNumber::factory()->createOne(['db_client_id' => $dbClient->id, 'e164' => self::MOBILE, 'is_valid' => true]);
        $this->record();
        $this->assertSame(DbClientStatus::Suppressed, $dbClient->refresh()->status);

        $this->travel(10)->minutes();
        $this->undo()->assertSessionHas('success', 'SMS opt-out undone.');

        $this->assertNull($this->client->refresh()->sms_opted_out_at);
        $this->assertSame([DbClientStatus::Validated, null, null], [$dbClient->refresh()->status, $this->suppressed(), $this->why($this->client)]);
        $event = AuditEvent::query()->where('action', 'client.sms_opt_out_undone')->sole();
        $this->assertSame([$this->colleague->id, ['sms_opted_out_at' => null]], [$event->actor_id, $event->after]);

        $this->undo()->assertSessionHas('error', 'This client has not opted out of SMS.');
        $this->record()->assertSessionHas('success');
    }

    public function test_undo_keeps_suppressions_that_the_opt_out_did_not_add(): void
    {
        app(SuppressionList::class)->suppress([self::MOBILE], null, SuppressionReason::Stop, $this->colleague->id);
        $this->record();

        $this->undo()->assertSessionHas('success');

        $this->assertSame([null, SuppressionReason::Stop], [$this->client->refresh()->sms_opted_out_at, $this->suppressed()]);
    }

    public function test_undo_keeps_the_suppression_of_another_client_who_opted_out(): void
    {
        $this->record();
        $this->record(client: Client::factory()->createOne(['mobile_e164' => self::MOBILE]));

        $this->undo()->assertSessionHas('success');

        $this->assertSame(SuppressionReason::Stop, $this->suppressed());
    }

    public function test_undo_is_for_the_author_and_for_ten_minutes(): void
    {
        $this->record();

        $this->actingAs($this->sender())->undo()->assertSessionHas('error', 'You can’t undo this opt-out because a colleague recorded it.');
        $this->travel(601)->seconds();
        $this->actingAs($this->colleague)->undo()->assertSessionHas('error', 'You can’t undo this opt-out because it was recorded more than 10 minutes ago.');

        $this->assertSame([true, SuppressionReason::Stop], [$this->client->refresh()->sms_opted_out_at !== null, $this->suppressed()]);
    }

    public function test_opt_out_recorded_by_an_impersonator_is_not_the_colleagues_own(): void
    {
        $actor = User::factory()->withRole(StaffRole::Developer)->createOne();
        $impersonation = Impersonation::query()->create(['actor_id' => $actor->id, 'target_id' => $this->colleague->id, 'actor_security_version' => 1, 'reason' => 'Support', 'started_at' => now()]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id])->record()->assertSessionHas('success');
        $this->assertSame([$this->colleague->id, $actor->id], [$this->event()->actor_id, $this->event()->impersonator_id]);

        app()->forgetScopedInstances();
        session()->flush();
        $this->actingAs($this->colleague)->undo()->assertSessionHas('error', 'You can’t undo this opt-out because a colleague recorded it.');
    }

    public function test_stop_that_was_texted_is_never_undone(): void
    {
        $this->stop();
        $this->undo()->assertSessionHas('error', 'The client texted STOP, so the opt-out can’t be undone.');

        $this->assertNotNull($this->client->refresh()->sms_opted_out_at);
    }

    public function test_stop_that_arrived_since_ends_the_undo(): void
    {
        $this->record();
        $this->stop();

        $this->undo()->assertSessionHas('error', 'The client texted STOP, so the opt-out can’t be undone.');

        $this->assertSame(['staff', SuppressionReason::Stop], [$this->event()->after['source'], $this->suppressed()]);
        $this->assertNotNull($this->client->refresh()->sms_opted_out_at);
    }

    /**
     * @param  array<string, mixed>  $form
     * @return TestResponse<Response>
     */
    private function record(array $form = ['how_asked' => self::ASKED], ?Client $client = null): TestResponse
    {
        return $this->post(route('clients.sms-opt-out.store', $client ?? $this->client), $form);
    }

    /** @return TestResponse<Response> */
    private function undo(): TestResponse
    {
        return $this->delete(route('clients.sms-opt-out.destroy', $this->client));
    }

    private function stop(): void
    {
        app(ReceiveSms::class)->handle(new SmsMessage([
            'provider_id' => 'SM-1', 'direction' => MessageDirection::Inbound, 'body' => 'STOP', 'segments' => 1, 'status' => SmsStatus::Received, 'sent_at' => now(),
        ]), self::MOBILE);
    }

    private function why(Client $client): ?string
    {
        return app(ProtectionGate::class)->decide($client->refresh(), GatePurpose::ServiceSms)->why();
    }

    private function suppressed(): ?SuppressionReason
    {
        return app(SuppressionList::class)->reasons([self::MOBILE])[self::MOBILE] ?? null;
    }

    private function event(): AuditEvent
    {
        return AuditEvent::query()->where('action', 'client.sms_opted_out')->where('subject_id', $this->client->id)->sole();
    }
}
