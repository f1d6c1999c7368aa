<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Actions\Rsg\DecideExclusionRecord;
use App\Actions\Rsg\EnforceExclusion;
use App\Actions\Rsg\UpdateBarredEntry;
use App\Domain\Protection\ProtectionGate;
use App\Domain\Protection\SuppressionList;
use App\Domain\Rsg\BarredEntryFields;
use App\Enums\Ability;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\DbClientStatus;
use App\Enums\EmailStatus;
use App\Enums\ExclusionCaseStatus;
use App\Enums\ExclusionRecordState;
use App\Enums\GatePurpose;
use App\Enums\LeadStatus;
use App\Enums\MatchStatus;
use App\Enums\RsgWorkKind;
use App\Enums\SmsStatus;
use App\Enums\SuppressionReason;
use App\Jobs\Rsg\RunExclusion;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\DbClient;
use App\Models\Email;
use App\Models\ExclusionCase;
use App\Models\ExclusionRecord;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use App\Models\OutboxMessage;
use App\Models\SmsMessage;
use App\Models\User;
use App\Queries\Rsg\RsgWorkQuery;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Str;
use Tests\TestCase;

final class ExclusionCaseTest extends TestCase
{
    use ExcludesPeople, RefreshDatabase;

    public function test_exclusion_freezes_every_account_of_the_person(): void
    {
        $client = $this->person();
        $other = $this->otherAccount();
        $stranger = Client::factory()->createOne(['status' => 'active']);

        $case = $this->exclude($client);

        $this->assertNotNull($case->enforced_at);
        $this->assertTrue($other->refresh()->is_barred);
        $this->assertSame(ClientStatus::Closed, $other->status);
        $this->assertFalse($stranger->refresh()->is_barred);
        $this->assertSame([[$client->id, ExclusionRecordState::Excluded], [$other->id, ExclusionRecordState::Same]], $this->records($case));
        $frozen = AuditEvent::query()->where('action', 'client.frozen_for_exclusion')->sole();
        $this->assertSame([$other->id, $case->id], [$frozen->subject_id, $frozen->after['exclusion_case_id']]);
    }

    public function test_self_excluded_client_is_suppressed_before_the_case_is_worked(): void
    {
        Queue::fake([RunExclusion::class]);
        $client = $this->person();

        $this->exclude($client);

        $this->assertEquals(
            ['+61412345678' => SuppressionReason::Barred, 'rowena@example.com' => SuppressionReason::Barred],
            app(SuppressionList::class)->reasons(['+61412345678', 'rowena@example.com']),
        );
    }

    public function test_lifted_self_exclusion_does_not_stand_for_a_new_one(): void
    {
        $client = $this->person();
        BarredEntry::factory()->createOne(['client_id' => $client->id, 'list' => BarredList::SelfExclusion, 'status' => BarredEntryStatus::Lifted, 'until_on' => null]);

        $this->exclude($client);

        $this->assertSame(1, BarredEntry::query()->where('client_id', $client->id)->where('status', BarredEntryStatus::Active)->count());
    }

    public function test_betstop_notice_opens_a_case_and_marks_the_other_account_as_registered(): void
    {
        $client = $this->person();
        $other = $this->otherAccount();

        $this->notice($client);

        $case = ExclusionCase::query()->sole();
        $this->assertSame(['betstop'], $case->reasons);
        $this->assertSame(BetstopState::Registered, $other->refresh()->betstop_state);
        $this->assertNotSame(ClientStatus::Closed, $other->status);
        $this->assertNotNull(app(ProtectionGate::class)->decide($other, GatePurpose::ServiceSms)->why());
    }

    public function test_case_is_completed_when_the_last_decision_adds_a_lead(): void
    {
        $case = $this->exclude($this->person());
        $case->steps()->update(['done_at' => now(), 'done_by' => $this->officer()->id]);
        $lead = Lead::factory()->createOne(['status' => LeadStatus::Qualified]);
        $record = $case->records()->create(['record_type' => 'lead', 'record_id' => $lead->id, 'state' => 'uncertain', 'score' => 60, 'reasons' => []]);

        app(DecideExclusionRecord::class)->handle($record, true, $this->officer());

        $this->assertSame(LeadStatus::Barred, $lead->refresh()->status);
        $this->assertSame(ExclusionCaseStatus::Completed, $case->refresh()->status);
        $this->assertSame(1, AuditEvent::query()->where('action', 'exclusion_case.completed')->count());
    }

    public function test_phones_and_emails_of_every_record_are_suppressed(): void
    {
        $client = $this->person();
        $other = $this->otherAccount();
        $lead = Lead::factory()->createOne(['first_name' => 'Rowena', 'last_name' => 'Fairweather', 'mobile_e164' => $other->mobile_e164, 'email' => 'lead@example.net', 'status' => 'new']);
        $dbClient = DbClient::factory()->createOne(['client_id' => $client->id, 'email' => 'list@example.net', 'status' => 'validated']);
        $dbClient->phoneNumbers()->create(['e164' => '+61411222333', 'kind' => 'mobile', 'is_valid' => true, 'source' => 'import']);

        $this->exclude($client);

        $values = ['+61412345678', 'rowena@example.com', '+61498765432', 'ro.fairweather@example.org', 'lead@example.net', 'list@example.net', '+61411222333'];
        $this->assertEqualsCanonicalizing($values, array_keys(app(SuppressionList::class)->reasons($values)));
        $this->assertSame(LeadStatus::Barred, $lead->refresh()->status);
        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Barred], [$dbClient->refresh()->status, $dbClient->suppressed_reason]);
    }

    public function test_queued_messages_are_cancelled_with_the_reason(): void
    {
        $other = $this->otherAccount();
        $conversation = Conversation::factory()->createOne(['client_id' => $other->id]);
        $sms = SmsMessage::factory()->createOne(['conversation_id' => $conversation->id, 'direction' => 'outbound', 'status' => 'queued']);
        $begun = SmsMessage::factory()->createOne(['conversation_id' => $conversation->id, 'direction' => 'outbound', 'status' => 'queued', 'submitted_at' => now()]);
        $email = Email::factory()->createOne(['client_id' => $other->id, 'user_id' => User::factory()->withAbilities(Ability::ViewClients), 'direction' => 'outbound', 'status' => 'queued', 'submitted_at' => null]);

        $this->exclude($this->person());

        $this->assertSame([SmsStatus::Suppressed, 'Cancelled: the person is excluded (Self-excluded).'], [$sms->refresh()->status, $sms->error]);
        $this->assertSame(SmsStatus::Queued, $begun->refresh()->status, 'The gateway may already have it.');
        $this->assertSame([EmailStatus::Suppressed, 'Cancelled: the person is excluded (Self-excluded).'], [$email->refresh()->status, $email->error]);
        $this->assertSame([$email->user_id], OutboxMessage::query()->get()->where('payload.data.type', 'email_undelivered')->pluck('payload.people.0.0')->all());
    }

    public function test_uncertain_record_waits_for_a_decision_and_is_frozen_after_it(): void
    {
        $client = $this->person();
        $sibling = $this->siblingOf($client);
        $case = $this->exclude($client);
        $record = ExclusionRecord::query()->where('record_id', $sibling->id)->sole();
        $this->assertSame([ExclusionRecordState::Uncertain, null], [$record->state, $record->frozen_at]);
        $this->assertFalse($sibling->refresh()->is_barred);

        $officer = $this->officer();
        $this->actingAs($officer)->put("/rsg/exclusions/{$case->id}/records/{$record->id}", ['is_same' => true])->assertSessionHas('success');

        $this->assertTrue($sibling->refresh()->is_barred);
        $this->assertSame([ExclusionRecordState::Same, $officer->id], [$record->refresh()->state, $record->decided_by]);
        $this->actingAs($officer)->put("/rsg/exclusions/{$case->id}/records/{$record->id}", ['is_same' => false])->assertSessionHas('error');
        $this->assertSame(ExclusionRecordState::Same, $record->refresh()->state);
    }

    public function test_completed_case_is_open_again_until_a_record_found_later_is_decided(): void
    {
        $client = $this->person();
        $case = $this->exclude($client)->refresh();
        $case->steps()->update(['done_at' => now(), 'done_by' => $this->officer()->id]);
        $case->update(['status' => ExclusionCaseStatus::Completed, 'completed_at' => now(), 'due_at' => now()]);
        $this->travel(1)->minutes();
        $sibling = $this->siblingOf($client);

        $entry = BarredEntry::query()->sole();
        $fields = [...BarredEntryFields::of($entry), 'external_reference' => 'F-12'];
        app(UpdateBarredEntry::class)->handle($entry, $fields, $entry->version, 'Reference added', $this->officer());

        $record = ExclusionRecord::query()->where('record_id', $sibling->id)->sole();
        $this->assertSame(ExclusionRecordState::Uncertain, $record->state);
        $this->assertSame([ExclusionCaseStatus::Open, null], [$case->refresh()->status, $case->completed_at]);
        $this->assertTrue($case->due_at->isFuture());
        $this->assertSame(1, app(RsgWorkQuery::class)->countOf(RsgWorkKind::Exclusion)->count);

        $this->actingAs($this->officer())->put("/rsg/exclusions/{$case->id}/records/{$record->id}", ['is_same' => false])->assertSessionHas('success');

        $this->assertSame(ExclusionCaseStatus::Completed, $case->refresh()->status);
        $this->assertNotNull($case->completed_at);
        $this->assertSame(
            ['record_found', 'accounts_frozen', 'reopened', 'record_decided', 'completed'],
            AuditEvent::query()->where('subject_type', 'exclusion_case')->orderBy('id')->get()->slice(-5)
                ->map(static fn (AuditEvent $event): string => Str::after($event->action, '.'))->values()->all(),
        );
    }

    public function test_record_that_is_not_the_same_person_stays_free_after_another_exclusion(): void
    {
        $client = $this->person();
        $sibling = $this->siblingOf($client);
        $case = $this->exclude($client);
        $record = ExclusionRecord::query()->where('record_id', $sibling->id)->sole();

        $this->actingAs($this->officer())->put("/rsg/exclusions/{$case->id}/records/{$record->id}", ['is_same' => false])->assertSessionHas('success');
        $this->notice($client);

        $this->assertSame(ExclusionRecordState::Different, $record->refresh()->state);
        $this->assertFalse($sibling->refresh()->is_barred);
        $this->assertSame(BetstopState::Unchecked, $sibling->betstop_state);
    }

    public function test_rejected_match_is_not_certain_and_a_confirmed_one_is(): void
    {
        $client = $this->person();
        $other = $this->otherAccount();
        $married = Client::factory()->createOne(['first_name' => 'Rowena', 'last_name' => 'Blackwood', 'status' => 'active']);
        MatchSuggestion::factory()->createOne(['left_id' => $client->id, 'right_id' => $other->id, 'status' => MatchStatus::Rejected]);
        MatchSuggestion::factory()->createOne(['left_id' => $client->id, 'right_id' => $married->id, 'status' => MatchStatus::Confirmed]);

        $this->exclude($client);

        $this->assertFalse($other->refresh()->is_barred);
        $this->assertTrue($married->refresh()->is_barred);
    }

    public function test_lost_job_is_resumed_by_the_sweep(): void
    {
        Queue::fake([RunExclusion::class]);
        $other = $this->otherAccount();
        $case = $this->exclude($this->person());
        $this->assertNull($case->enforced_at);
        $this->assertFalse($other->refresh()->is_barred);

        $this->travel(1)->minutes();
        Artisan::call('exclusions:resume');
        Queue::assertPushed(RunExclusion::class, 2);
        app(EnforceExclusion::class)->handle($case->id);
        $this->assertTrue($other->refresh()->is_barred);

        $this->travel(1)->minutes();
        Artisan::call('exclusions:resume');
        Queue::assertPushed(RunExclusion::class, 2);
    }

    public function test_page_shows_the_case_to_everyone_who_sees_rsg(): void
    {
        $case = $this->exclude($this->person());

        $this->actingAs(User::factory()->withAbilities(Ability::ViewRsg)->createOne())->get("/rsg/exclusions/{$case->id}")->assertOk();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne())->get("/rsg/exclusions/{$case->id}")->assertForbidden();
        $this->actingAs($this->officer())->get('/rsg/exclusions/999999')->assertNotFound();
    }

    public function test_case_can_be_assigned_to_rsg_colleagues_only(): void
    {
        $case = $this->exclude($this->person());
        $officer = $this->officer();
        $stranger = User::factory()->withAbilities(Ability::ViewClients)->createOne();

        $this->actingAs($officer)->put("/rsg/exclusions/{$case->id}/owner", ['owner_id' => $officer->id])->assertSessionHas('success');
        $this->actingAs($officer)->put("/rsg/exclusions/{$case->id}/owner", ['owner_id' => $stranger->id])->assertSessionHasErrors('owner_id');

        $this->actingAs($other = $this->officer())->put("/rsg/exclusions/{$case->id}/owner", ['owner_id' => $other->id])
            ->assertSessionHas('error', "This case is assigned to {$officer->full_name} now. Nothing was changed.");
        $this->assertSame($officer->id, $case->refresh()->owner_id);
        $this->actingAs($stranger)->put("/rsg/exclusions/{$case->id}/owner", ['owner_id' => $officer->id])->assertForbidden();
        $this->assertSame(ExclusionCaseStatus::Open, $case->status);
    }

    /** @return list<array{int, ExclusionRecordState}> */
    private function records(ExclusionCase $case): array
    {
        return array_values($case->records()->orderBy('id')->get()->map(static fn (ExclusionRecord $record): array => [$record->record_id, $record->state])->all());
    }

    /** Shares the phone number and the email address, so the match is uncertain. */
    private function siblingOf(Client $client): Client
    {
        return Client::factory()->createOne([
            'first_name' => 'Robert',
            'last_name' => 'Fairweather',
            'date_of_birth' => '1988-03-14',
            'mobile_e164' => $client->mobile_e164,
            'email' => $client->email,
            'status' => 'active',
        ]);
    }
}
