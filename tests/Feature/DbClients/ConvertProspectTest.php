<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Actions\DbClients\CloseDbList;
use App\Actions\DbClients\ConvertDbClient;
use App\Actions\DbClients\DbClientConversion;
use App\Actions\DbClients\UndoDbClientConversion;
use App\Enums\DbClientStatus;
use App\Enums\LeadStatus;
use App\Enums\SuppressionReason;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Company;
use App\Models\Consent;
use App\Models\DbClient;
use App\Models\Lead;
use App\Models\Note;
use App\Services\DbClients\LeaveAlone;
use App\Services\Intake\IntakeLocks;
use App\Services\Intake\PersonKeys;
use App\Services\Matching\PersonFacts;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** What a conversion must not overlook: what is learned between it and its undo, whom it is linked to, and what a lead can hold. */
final class ConvertProspectTest extends ProspectTestCase
{
    private const MOBILE = '+61491570156';

    public function test_who_asked_to_stop_while_converted_is_suppressed_when_the_conversion_is_undone(): void
    {
        $prospect = $this->onList([], self::MOBILE);
        $this->convert($prospect);
        DB::transaction(static fn () => app(LeaveAlone::class)->person(new PersonFacts('Harriet', 'Okafor', phones: [self::MOBILE]), SuppressionReason::Stop, null));

        app(UndoDbClientConversion::class)->handle($prospect, $this->manager);

        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Stop], [$prospect->refresh()->status, $prospect->suppressed_reason]);
        $this->actingAs($this->contractor)->get(route('db-clients.show', $prospect))->assertNotFound();
    }

    public function test_a_list_that_was_closed_meanwhile_takes_nobody_back(): void
    {
        $prospect = $this->onList([], self::MOBILE);
        $this->convert($prospect);
        app(CloseDbList::class)->handle($this->list, $this->manager);

        app(UndoDbClientConversion::class)->handle($prospect, $this->manager);

        $this->assertSame([DbClientStatus::Validated, null, null], [$prospect->refresh()->status, $prospect->db_list_id, $prospect->assignee_id]);
        $this->assertSame('db_client.released', AuditEvent::query()->latest('id')->value('action'));
    }

    public function test_a_list_that_is_open_takes_them_back(): void
    {
        $prospect = $this->onList([], self::MOBILE);
        $this->convert($prospect);

        app(UndoDbClientConversion::class)->handle($prospect, $this->manager);

        $this->assertSame([DbClientStatus::Assigned, $this->list->id], [$prospect->refresh()->status, $prospect->db_list_id]);
    }

    public function test_who_turns_out_to_be_a_barred_client_is_suppressed_and_no_lead(): void
    {
        $prospect = $this->prospect(['first_name' => 'Harry', 'date_of_birth' => '1986-02-04', 'email' => 'harry@example.com'], self::MOBILE);
        $client = Client::factory()->createOne(['first_name' => 'Harold', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-04', 'email' => 'harry@example.com', 'mobile_e164' => '+61491570157', 'is_barred' => true]);

        $this->actingAs($this->manager)->post(route('db-clients.conversion.store', $prospect), ['link_type' => 'client', 'link_id' => $client->id])
            ->assertSessionHasErrors(['conversion' => "Harold Okafor (PIN {$client->pin}) is a client who is barred. Excluded people are not made leads: this prospect is suppressed now."]);

        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Barred], [$prospect->refresh()->status, $prospect->suppressed_reason]);
        $this->assertDatabaseCount('leads', 0);
        $this->assertDatabaseHas('audit_events', ['action' => 'db_client.suppressed', 'subject_id' => $prospect->id, 'actor_id' => $this->manager->id]);
    }

    public function test_nor_is_one_linked_to_a_lead_who_is_barred(): void
    {
        $prospect = $this->prospect(['date_of_birth' => '1986-02-04'], self::MOBILE);
        $lead = Lead::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-04', 'mobile_e164' => self::MOBILE, 'status' => LeadStatus::Barred]);

        $this->assertRefused($prospect, new DbClientConversion('lead', $lead->id), 'Harriet Okafor is a lead who is barred');

        $this->assertSame([DbClientStatus::Suppressed, null], [$prospect->refresh()->status, $prospect->lead_id]);
    }

    public function test_duplicates_wait_for_each_other_whichever_records_they_are(): void
    {
        $prospect = $this->prospect(['date_of_birth' => '1986-02-04', 'email' => 'Harriet@example.com'], self::MOBILE);
        $lead = Lead::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-04', 'mobile_e164' => self::MOBILE, 'email' => 'harriet@example.com', 'company_id' => Company::query()->create(['slug' => 'r', 'name' => 'R', 'color' => '#000'])->id]);
        DB::transaction(static fn () => app(IntakeLocks::class)->hold(...PersonKeys::of(PersonFacts::ofLead($lead))));
        $ofLead = DB::table('intake_locks')->orderBy('slot')->pluck('slot')->all();
        $this->assertCount(3, $ofLead);
        DB::table('intake_locks')->delete();
        $lead->forceDelete();

        $this->convert($prospect);

        $this->assertSame([], array_diff($ofLead, DB::table('intake_locks')->pluck('slot')->all()));
    }

    public function test_a_landline_is_no_mobile_of_the_lead_and_the_note_about_it_is_no_work(): void
    {
        $prospect = $this->prospect(['consent_basis' => 'unknown'], '+61395551234');
        $prospect->phoneNumbers()->firstOrFail()->update(['consent_evidence' => 'Signed card']);

        $lead = $this->convert($prospect);

        $this->assertNull($lead->refresh()->mobile_e164);
        $note = Note::query()->sole();
        $this->assertSame(['lead', $lead->id, "A number that is no mobile stands with DB client {$prospect->id}: ending 234."], [$note->subject_type, $note->subject_id, $note->body]);
        $this->assertSame('Signed card', Consent::query()->where('person_type', 'lead')->sole()->evidence);

        app(UndoDbClientConversion::class)->handle($prospect, $this->manager);
        $this->assertSame(DbClientStatus::Raw, $prospect->refresh()->status);
    }

    public function test_a_lead_without_mobile_and_mailbox_can_be_worked(): void
    {
        $lead = $this->convert($this->prospect([], '+61395551234'))->refresh();

        $this->actingAs($this->manager)->put(route('clients.leads.update', $lead), ['version' => $lead->version, 'first_name' => 'Harriet', 'last_name' => 'Okafor', 'next_action' => 'Call the landline'])->assertSessionHasNoErrors();

        $this->assertSame('Call the landline', $lead->refresh()->next_action);
    }

    public function test_a_note_that_somebody_has_edited_since_is_work(): void
    {
        $prospect = $this->prospect([], '+61395551234');
        $this->convert($prospect);
        Note::query()->sole()->update(['version' => 2]);

        $this->expectException(ValidationException::class);
        app(UndoDbClientConversion::class)->handle($prospect, $this->manager);
    }

    public function test_of_a_landline_and_a_mobile_the_mobile_is_the_leads(): void
    {
        $prospect = $this->prospect([], '+61395551234', self::MOBILE, '+61291112222');
        $prospect->phoneNumbers()->where('e164', '!=', self::MOBILE)->update(['consent_basis' => 'express']);

        $this->assertSame(self::MOBILE, $this->convert($prospect)->mobile_e164);
        $this->assertStringEndsWith('ending 234 and 222.', Note::query()->sole()->body);
    }

    private function convert(DbClient $prospect): Lead
    {
        return app(ConvertDbClient::class)->handle($prospect, new DbClientConversion, $this->manager);
    }

    private function assertRefused(DbClient $prospect, DbClientConversion $conversion, string $why): void
    {
        try {
            app(ConvertDbClient::class)->handle($prospect, $conversion, $this->manager);
            $this->fail('It was converted.');
        } catch (ValidationException $refused) {
            $this->assertStringContainsString($why, $refused->getMessage());
        }
    }
}
