<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Actions\DbClients\ConvertDbClient;
use App\Actions\DbClients\DbClientConversion;
use App\Enums\Ability;
use App\Enums\ConsentBasis;
use App\Enums\DbClientOutcome;
use App\Enums\DbClientStatus;
use App\Enums\LeadStatus;
use App\Enums\SuppressionReason;
use App\Inertia\Testing\AssertableInertia;
use App\Models\Attachment;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\Client;
use App\Models\Consent;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbClientOutcomeEntry;
use App\Models\Lead;
use App\Models\Suppression;
use App\Models\User;
use App\Services\Suppression\SuppressionBook;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

final class WorkProspectTest extends ProspectTestCase
{
    public function test_hidden_contact_details_are_looked_at_for_a_reason(): void
    {
        $prospect = $this->prospect(['email' => 'h@example.com'], '+61491570156');
        $street = DbAddress::factory()->createOne(['db_client_id' => $prospect->id, 'line' => '12 Alma St']);
        $reader = User::factory()->withAbilities(Ability::ViewDbClients)->createOne();
        $ask = fn (string $reason = 'Call about the form') => $this->postJson(route('db-clients.reveal-contact', $prospect), ['reason' => $reason]);

        $this->actingAs($reader)->get(route('db-clients.show', $prospect))->assertInertia(static fn (AssertableInertia $page) => $page->where('can_reveal_contact', true)->where('phones.0.number', '•••• ••• 156')->etc());
        $ask('no')->assertUnprocessable();
        $ask()->assertExactJson([
            'email' => 'h@example.com', 'phones' => [['id' => $prospect->phoneNumbers()->value('id'), 'text' => '+61491570156']], 'addresses' => [['id' => $street->id, 'text' => '12 Alma St']],
        ]);
        $event = AuditEvent::query()->sole();
        $this->assertSame(['db_client.contact_revealed', $reader->id, $prospect->id], [$event->action, $event->actor_id, $event->subject_id]);

        // Another's prospect is not there for a contractor, and who sees the details anyway is offered nothing.
        $this->actingAs($this->contractor);
        $ask()->assertNotFound();
        $this->actingAs($this->manager)->get(route('db-clients.show', $prospect))->assertInertia(static fn (AssertableInertia $page) => $page->where('can_reveal_contact', false)->etc());
    }

    public function test_a_prospect_has_files_which_contractors_do_not_see(): void
    {
        $prospect = $this->onList();
        Attachment::factory()->createOne(['subject_type' => 'db_client', 'subject_id' => $prospect->id]);
        $files = fn (?int $count) => $this->get(route('db-clients.show', $prospect))->assertInertia(static fn (AssertableInertia $page) => $page
            ->reloadOnly(['attachments', 'meta'], static fn (AssertableInertia $part) => $count === null ? $part->where('attachments', null)->etc() : $part->has('attachments', $count)->where('meta.count', $count)->etc())->etc());

        $this->actingAs($this->manager);
        $files(1);
        $this->actingAs($this->contractor);
        $files(null);
    }

    public function test_a_call_that_is_sent_twice_is_logged_once(): void
    {
        $prospect = $this->onList([], '+61491570156');
        $call = ['outcome' => 'no_answer', 'phone_id' => $prospect->phoneNumbers()->value('id'), 'note' => '', 'reference' => (string) Str::uuid()];
        $this->actingAs($this->contractor);

        $this->post(route('db-clients.outcomes.store', $prospect), $call)->assertSessionHas('success');
        $this->post(route('db-clients.outcomes.store', $prospect), $call)->assertSessionHas('success');
        $this->assertSame([1, $prospect->version + 1], [DbClientOutcomeEntry::query()->count(), $prospect->refresh()->version]);

        $this->post(route('db-clients.outcomes.store', $prospect), [...$call, 'outcome' => 'interested'])->assertSessionHasErrors('reference');
        $this->post(route('db-clients.outcomes.store', $prospect), [...$call, 'reference' => (string) Str::uuid()])->assertSessionHas('success');
        $this->assertSame(2, DbClientOutcomeEntry::query()->count());
    }

    public function test_masked_numbers_stand_in_no_order_of_their_own(): void
    {
        $this->prospect([], '+61491570156', '+61491570157');
        $list = fn (string $sort) => $this->get(route('db-clients.phone-numbers.index', ['sort' => $sort]));

        $this->actingAs(User::factory()->withAbilities(Ability::ViewDbClients)->createOne());
        foreach (['number', '-number'] as $sort) {
            $list($sort)->assertRedirect(route('db-clients.phone-numbers.index'));
        }
        $list('-checked_at')->assertInertia(static fn (AssertableInertia $page) => $page->has('phone_numbers', 2)->where('can_sort_by_number', false)->etc());
        $this->actingAs($this->manager);
        $list('-number')->assertInertia(static fn (AssertableInertia $page) => $page->where('phone_numbers.0.number', '+61491570157')->where('can_sort_by_number', true)->etc());
    }

    public function test_a_contractor_logs_what_came_of_a_call(): void
    {
        $prospect = $this->onList([], '+61491570156');

        $this->actingAs($this->contractor)->post(route('db-clients.outcomes.store', $prospect), ['outcome' => 'interested', 'phone_id' => $prospect->phoneNumbers()->value('id'), 'note' => 'Call on Monday'])
            ->assertRedirect(route('db-clients.show', $prospect));

        $prospect->refresh();
        $entry = DbClientOutcomeEntry::query()->firstOrFail();
        $this->assertSame([DbClientOutcome::Interested, '156', 'Call on Monday', $this->list->id], [$entry->outcome, $entry->number_ending, $entry->note, $entry->db_list_id]);
        $this->assertSame(DbClientOutcome::Interested, $prospect->last_outcome);
        $this->assertNotNull($prospect->worked_at);
        $this->get(route('db-clients.lists.index'))->assertInertia(static fn (AssertableInertia $page) => $page->where('db_lists.0.worked', 1)->where('db_lists.0.left', 0)->etc());
    }

    public function test_a_wrong_number_is_marked_and_a_prospect_without_another_is_raw_again(): void
    {
        $prospect = $this->onList([], '+61491570156');
        $this->actingAs($this->contractor);

        $this->post(route('db-clients.outcomes.store', $prospect), ['outcome' => 'wrong_number'])->assertSessionHasErrors('phone_id');
        $this->post(route('db-clients.outcomes.store', $prospect), ['outcome' => 'wrong_number', 'phone_id' => $prospect->phoneNumbers()->value('id')]);
        $this->assertSame(DbClientStatus::Raw, $prospect->refresh()->status);

        $this->actingAs($this->manager)->post(route('db-clients.check', $prospect))->assertRedirect();
        $this->assertFalse($prospect->phoneNumbers()->firstOrFail()->is_valid, 'A check of its shape does not make it right again.');
    }

    public function test_whoever_asked_to_stop_is_gone_from_the_list_and_every_prospect_with_the_number_too(): void
    {
        $prospect = $this->onList(['email' => 'h@example.com'], '+61491570156');
        $sharing = $this->prospect(['last_name' => 'Sharing'], '+61491570156');

        $this->actingAs($this->contractor)->post(route('db-clients.outcomes.store', $prospect), ['outcome' => 'asked_to_stop'])->assertRedirect(route('db-clients.index'));

        $this->assertSame([DbClientStatus::Suppressed, DbClientStatus::Suppressed], [$prospect->refresh()->status, $sharing->refresh()->status]);
        $this->assertSame(SuppressionReason::Stop, $sharing->suppressed_reason);
        $this->get(route('db-clients.show', $prospect))->assertNotFound();
        $this->assertSame(['email', 'phone', 'sms'], Suppression::query()->orderBy('channel')->pluck('channel')->map->value->all());
        $this->assertDatabaseMissing('suppressions', ['value_hash' => '+61491570156']);
    }

    public function test_a_suppression_is_lifted_with_a_reason_but_never_one_of_betstop(): void
    {
        $prospect = $this->prospect([], '+61491570156');
        $this->actingAs($this->manager)->post(route('db-clients.suppression.store', $prospect), ['reason' => 'stop'])->assertRedirect();
        $this->delete(route('db-clients.suppression.destroy', $prospect))->assertSessionHasErrors('reason');
        $this->delete(route('db-clients.suppression.destroy', $prospect), ['reason' => 'They called and want offers'])->assertSessionHasNoErrors();
        $this->assertSame(DbClientStatus::Validated, $prospect->refresh()->status);
        $this->assertDatabaseCount('suppressions', 0);
        $this->assertDatabaseHas('audit_events', ['action' => 'db_client.suppression_lifted', 'subject_id' => $prospect->id]);

        $this->post(route('db-clients.suppression.store', $prospect), ['reason' => 'stop']);
        app(SuppressionBook::class)->suppress(['+61491570156'], null, SuppressionReason::Betstop, null);
        $this->delete(route('db-clients.suppression.destroy', $prospect), ['reason' => 'They called and want offers'])->assertSessionHasErrors('reason');
        $this->assertSame(DbClientStatus::Suppressed, $prospect->refresh()->status);
    }

    public function test_a_prospect_whom_nobody_knows_becomes_a_lead_with_its_source_and_consent(): void
    {
        $prospect = $this->prospect(['source' => 'Cup day stand', 'email' => 'h@example.com'], '+61491570156');
        $prospect->phoneNumbers()->firstOrFail()->update(['consent_basis' => ConsentBasis::Express, 'consent_evidence' => 'Signed card']);

        $this->actingAs($this->manager)->post(route('db-clients.conversion.store', $prospect))->assertSessionHasNoErrors();

        $lead = Lead::query()->firstOrFail();
        $this->assertSame(['Harriet Okafor', 'Cup day stand', '+61491570156', $this->manager->id, LeadStatus::New], [$lead->full_name, $lead->source, $lead->mobile_e164, $lead->owner_id, $lead->status]);
        $this->assertSame([DbClientStatus::Converted, $lead->id], [$prospect->refresh()->status, $prospect->lead_id]);
        $consent = Consent::query()->where('person_type', 'lead')->firstOrFail();
        $this->assertSame([ConsentBasis::Express, 'Signed card'], [$consent->basis, $consent->evidence]);

        $this->post(route('db-clients.conversion.store', $prospect))->assertSessionHasErrors('conversion');
        $this->assertDatabaseCount('leads', 1);
    }

    public function test_of_two_who_convert_at_once_one_wins(): void
    {
        $prospect = $this->prospect([], '+61491570156');
        $asTheOtherSawIt = DbClient::query()->findOrFail($prospect->id);
        app(ConvertDbClient::class)->handle($prospect, new DbClientConversion, $this->manager);

        $this->expectException(ValidationException::class);
        app(ConvertDbClient::class)->handle($asTheOtherSawIt, new DbClientConversion, $this->manager);
    }

    public function test_somebody_we_seem_to_know_is_linked_or_explained(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'mobile_e164' => '+61491570156', 'date_of_birth' => '1986-02-04']);
        $prospect = $this->prospect(['date_of_birth' => '1986-02-04'], '+61491570156');
        $this->actingAs($this->manager);

        $this->post(route('db-clients.conversion.store', $prospect))->assertSessionHasErrors('conversion');
        $this->post(route('db-clients.conversion.store', $prospect), ['link_type' => 'client', 'link_id' => $client->id + 1])->assertSessionHasErrors('conversion');
        $this->assertSame(DbClientStatus::Raw, $prospect->refresh()->status);

        $this->post(route('db-clients.conversion.store', $prospect), ['link_type' => 'client', 'link_id' => $client->id])->assertSessionHasNoErrors();
        $lead = Lead::query()->firstOrFail();
        $this->assertSame([LeadStatus::Converted, $client->id], [$lead->status, $lead->client_id]);

        $twin = $this->prospect(['date_of_birth' => '1986-02-04'], '+61491570156');
        $this->post(route('db-clients.conversion.store', $twin), ['why_different' => 'Her twin sister, same house'])->assertSessionHasNoErrors();
        $this->assertSame(LeadStatus::New, Lead::query()->findOrFail($twin->refresh()->lead_id)->status);
    }

    public function test_excluded_and_suppressed_people_do_not_become_leads(): void
    {
        BarredEntry::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'mobile_e164' => '+61491570156']);
        $this->actingAs($this->manager)->post(route('db-clients.conversion.store', $this->prospect([], '+61491570156')))->assertSessionHasErrors('conversion');
        $this->post(route('db-clients.conversion.store', $this->prospect(['status' => DbClientStatus::Suppressed])))->assertSessionHasErrors('conversion');

        $this->assertDatabaseCount('leads', 0);
    }

    public function test_a_conversion_is_undone_while_nobody_has_touched_the_lead(): void
    {
        $prospect = $this->prospect(['status' => DbClientStatus::Validated], '+61491570156');
        $this->actingAs($this->manager)->post(route('db-clients.conversion.store', $prospect));
        $this->delete(route('db-clients.conversion.destroy', $prospect))->assertSessionHasNoErrors();
        $this->assertSame([DbClientStatus::Validated, null], [$prospect->refresh()->status, $prospect->lead_id]);
        $this->assertSame(0, Lead::query()->count());

        $this->post(route('db-clients.conversion.store', $prospect));
        Lead::query()->firstOrFail()->update(['version' => 2]);
        $this->delete(route('db-clients.conversion.destroy', $prospect))->assertSessionHasErrors('conversion');
        $this->assertSame(DbClientStatus::Converted, $prospect->refresh()->status);
    }
}
