<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Actions\DbClients\CloseDbList;
use App\Actions\DbClients\ConvertDbClient;
use App\Actions\DbClients\UndoDbClientConversion;
use App\Domain\DbClients\DbClientConversion;
use App\Domain\DbClients\DoNotContact;
use App\Domain\People\PersonDetails;
use App\Enums\Ability;
use App\Enums\ConsentBasis;
use App\Enums\DbClientStatus;
use App\Enums\LeadStatus;
use App\Enums\SuppressionReason;
use App\Infrastructure\Deliveries\IntakeLock;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Company;
use App\Models\Consent;
use App\Models\DbClient;
use App\Models\Lead;
use App\Models\Note;
use App\Models\PhoneLog;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;
use Tests\Support\ReadsPages;

/** Edge cases of conversions: changes before an undo, linked people and details that a lead cannot hold. */
final class ConvertDbClientTest extends DbClientTestCase
{
    use ReadsPages;

    private const MOBILE = '+61491570156';

    public function test_user_who_sees_no_clients_cannot_look_for_them_by_a_conversion(): void
    {
        Client::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'mobile_e164' => self::MOBILE]);
        $dbClient = $this->dbClient([], self::MOBILE);
        $this->actingAs(User::factory()->withAbilities(Ability::ViewDbClients, Ability::ViewSmsPanel)->createOne());

        $this->inertia(route('db-clients.show', $dbClient), ['conversion', 'can_convert'], 'DbClients/Show')
            ->assertJsonPath('props.conversion.matches', [])->assertJsonPath('props.can_convert', false);
        $this->post(route('db-clients.conversion.store', $dbClient))->assertForbidden();
    }

    public function test_undone_conversion_suppresses_a_person_who_asked_to_stop(): void
    {
        $dbClient = $this->onList([], self::MOBILE);
        $this->convert($dbClient);
        DB::transaction(static fn () => app(DoNotContact::class)->person(new PersonDetails('Harriet', 'Okafor', phones: [self::MOBILE]), SuppressionReason::Stop, null));

        app(UndoDbClientConversion::class)->handle($dbClient, $this->manager);

        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Stop], [$dbClient->refresh()->status, $dbClient->suppressed_reason]);
        $this->actingAs($this->contractor)->get(route('db-clients.show', $dbClient))->assertNotFound();
    }

    public function test_undone_conversion_does_not_return_to_a_closed_list(): void
    {
        $dbClient = $this->onList([], self::MOBILE);
        $this->convert($dbClient);
        app(CloseDbList::class)->handle($this->list, $this->manager);

        app(UndoDbClientConversion::class)->handle($dbClient, $this->manager);

        $this->assertSame([DbClientStatus::Validated, null, null], [$dbClient->refresh()->status, $dbClient->db_list_id, $dbClient->assignee_id]);
        $this->assertSame('db_client.released', AuditEvent::query()->latest('id')->value('action'));
    }

    public function test_undone_conversion_returns_to_an_open_list(): void
    {
        $dbClient = $this->onList([], self::MOBILE);
        $this->convert($dbClient);

        app(UndoDbClientConversion::class)->handle($dbClient, $this->manager);

        $this->assertSame([DbClientStatus::Assigned, $this->list->id], [$dbClient->refresh()->status, $dbClient->db_list_id]);
    }

    public function test_link_to_a_client_is_undone_at_the_db_client_only(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1984-03-05', 'mobile_e164' => self::MOBILE]);
        $dbClient = $this->dbClient(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1984-03-05'], self::MOBILE);
        $lead = app(ConvertDbClient::class)->handle($dbClient, new DbClientConversion('client', $client->id), $this->manager);
        $this->assertSame([LeadStatus::Converted, $client->id], [$lead->status, $lead->client_id]);

        // The lead was never qualified, so it has no conversion to undo.
        $this->actingAs($this->manager)
            ->get(route('clients.leads.show', $lead))
            ->assertInertia(fn ($page) => $page->where('lead.can_undo_conversion', false)->etc());
        $this->delete(route('clients.leads.conversion.undo', $lead))->assertSessionHas(
            'error',
            'Ann Lee became a lead of this client as a DB client. Undo the conversion on the page of the DB client.',
        );
        $this->assertSame(LeadStatus::Converted, $lead->refresh()->status);

        $this->delete(route('db-clients.conversion.destroy', $dbClient))->assertSessionHasNoErrors();
        $this->assertNotSame(DbClientStatus::Converted, $dbClient->refresh()->status);
    }

    public function test_barred_client_is_suppressed_and_not_converted(): void
    {
        $dbClient = $this->dbClient(
            ['first_name' => 'Harry', 'date_of_birth' => '1986-02-04', 'email' => 'harry@example.com'],
            self::MOBILE,
        );
        $client = Client::factory()->createOne([
            'first_name' => 'Harold',
            'last_name' => 'Okafor',
            'date_of_birth' => '1986-02-04',
            'email' => 'harry@example.com',
            'mobile_e164' => '+61491570157',
            'is_barred' => true,
        ]);

        $this->actingAs($this->manager)
            ->post(route('db-clients.conversion.store', $dbClient), ['link_type' => 'client', 'link_id' => $client->id])
            ->assertSessionHasErrors([
                'conversion' => "Harold Okafor (PIN {$client->pin}) is a client who is barred. Excluded people can’t become leads. The DB client has been suppressed.",
            ]);

        $this->assertSame(
            [DbClientStatus::Suppressed, SuppressionReason::Barred],
            [$dbClient->refresh()->status, $dbClient->suppressed_reason],
        );
        $this->assertDatabaseCount('leads', 0);
        $this->assertDatabaseHas('audit_events', ['action' => 'db_client.suppressed', 'subject_id' => $dbClient->id, 'actor_id' => $this->manager->id]);
    }

    public function test_db_client_is_not_linked_to_a_barred_lead(): void
    {
        $dbClient = $this->dbClient(['date_of_birth' => '1986-02-04'], self::MOBILE);
        $lead = Lead::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-04', 'mobile_e164' => self::MOBILE, 'status' => LeadStatus::Barred]);

        $this->assertRefused($dbClient, new DbClientConversion('lead', $lead->id), 'Harriet Okafor is a lead who is barred');

        $this->assertSame([DbClientStatus::Suppressed, null], [$dbClient->refresh()->status, $dbClient->lead_id]);
    }

    public function test_conversions_of_duplicates_wait_for_each_other(): void
    {
        $dbClient = $this->dbClient(['date_of_birth' => '1986-02-04', 'email' => 'Harriet@example.com'], self::MOBILE);
        $lead = Lead::factory()->createOne([
            'first_name' => 'Harriet',
            'last_name' => 'Okafor',
            'date_of_birth' => '1986-02-04',
            'mobile_e164' => self::MOBILE,
            'email' => 'harriet@example.com',
            'company_id' => Company::query()->create(['slug' => 'r', 'name' => 'R', 'color' => '#000'])->id,
        ]);
        DB::transaction(static fn () => app(IntakeLock::class)->hold(...PersonDetails::ofLead($lead)->lockKeys()));
        $ofLead = DB::table('intake_locks')->orderBy('slot')->pluck('slot')->all();
        $this->assertCount(3, $ofLead);
        DB::table('intake_locks')->delete();
        $lead->forceDelete();

        $this->convert($dbClient);

        $this->assertSame([], array_diff($ofLead, DB::table('intake_locks')->pluck('slot')->all()));
    }

    public function test_refusal_of_the_person_is_carried_to_the_lead(): void
    {
        $dbClient = $this->dbClient(['consent_basis' => 'none'], self::MOBILE);
        $dbClient->phoneNumbers()->update(['consent_basis' => 'express']);

        app(ConvertDbClient::class)->handle($dbClient, new DbClientConversion, $this->manager);

        $this->assertSame(ConsentBasis::None, Consent::query()->where('person_type', 'lead')->sole()->basis);
    }

    public function test_landline_becomes_a_note_that_does_not_count_as_work(): void
    {
        $dbClient = $this->dbClient(['consent_basis' => 'unknown'], '+61395551234');
        $dbClient->phoneNumbers()->firstOrFail()->update(['consent_evidence' => 'Signed card']);

        $lead = $this->convert($dbClient);

        $this->assertNull($lead->refresh()->mobile_e164);
        $note = Note::query()->sole();
        $this->assertSame(['lead', $lead->id, "Another number is recorded on DB client {$dbClient->id}: ending 234."], [$note->subject_type, $note->subject_id, $note->body]);
        $this->assertSame('Signed card', Consent::query()->where('person_type', 'lead')->sole()->evidence);

        app(UndoDbClientConversion::class)->handle($dbClient, $this->manager);
        $this->assertSame(DbClientStatus::Raw, $dbClient->refresh()->status);
    }

    public function test_lead_without_mobile_and_email_can_be_edited(): void
    {
        $lead = $this->convert($this->dbClient([], '+61395551234'))->refresh();

        $this->actingAs($this->manager)
            ->put(route('clients.leads.update', $lead), [
                'version' => $lead->version,
                'first_name' => 'Harriet',
                'last_name' => 'Okafor',
                'next_action' => 'Call the landline',
            ])
            ->assertSessionHasNoErrors();

        $this->assertSame('Call the landline', $lead->refresh()->next_action);
    }

    public function test_link_of_another_db_client_counts_as_work(): void
    {
        [$dbClient, $other] = [$this->dbClient(['date_of_birth' => '1986-02-04'], self::MOBILE), $this->dbClient(['date_of_birth' => '1986-02-04'], self::MOBILE)];
        $lead = $this->convert($dbClient);
        app(ConvertDbClient::class)->handle($other, new DbClientConversion('lead', $lead->id), $this->manager);

        $this->actingAs($this->manager)->delete(route('db-clients.conversion.destroy', $dbClient))->assertSessionHasErrors('conversion');

        $this->assertSame([$lead->id, $lead->id, false], [$dbClient->refresh()->lead_id, $other->refresh()->lead_id, $lead->refresh()->trashed()]);
    }

    public function test_logged_call_counts_as_work(): void
    {
        $dbClient = $this->dbClient([], self::MOBILE);
        $lead = $this->convert($dbClient);
        PhoneLog::query()->create(['direction' => 'outbound', 'number_e164' => self::MOBILE, 'person_type' => 'lead', 'person_id' => $lead->id, 'user_id' => $this->manager->id, 'called_at' => now()]);

        $this->actingAs($this->manager)->delete(route('db-clients.conversion.destroy', $dbClient))->assertSessionHasErrors('conversion');

        $this->assertFalse($lead->refresh()->trashed());
    }

    public function test_edited_note_counts_as_work(): void
    {
        $dbClient = $this->dbClient([], '+61395551234');
        $this->convert($dbClient);
        Note::query()->sole()->update(['version' => 2]);

        $this->expectException(ValidationException::class);
        app(UndoDbClientConversion::class)->handle($dbClient, $this->manager);
    }

    public function test_lead_gets_the_mobile_and_not_the_landline(): void
    {
        $dbClient = $this->dbClient([], '+61395551234', self::MOBILE, '+61291112222');
        $dbClient->phoneNumbers()->where('e164', '!=', self::MOBILE)->update(['consent_basis' => 'express']);

        $this->assertSame(self::MOBILE, $this->convert($dbClient)->mobile_e164);
        $this->assertStringEndsWith('ending 234 and 222.', Note::query()->sole()->body);
    }

    private function convert(DbClient $dbClient): Lead
    {
        return app(ConvertDbClient::class)->handle($dbClient, new DbClientConversion, $this->manager);
    }

    private function assertRefused(DbClient $dbClient, DbClientConversion $conversion, string $why): void
    {
        try {
            app(ConvertDbClient::class)->handle($dbClient, $conversion, $this->manager);
            $this->fail('It was converted.');
        } catch (ValidationException $refused) {
            $this->assertStringContainsString($why, $refused->getMessage());
        }
    }
}
