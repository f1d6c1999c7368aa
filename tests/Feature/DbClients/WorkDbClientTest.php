<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Actions\DbClients\CloseDbList;
use App\Actions\DbClients\ConvertDbClient;
use App\Actions\Matches\MergeRecords;
use App\Domain\DbClients\DbClientConversion;
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
use App\Models\PhoneLog;
use App\Models\Suppression;
use App\Models\User;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;
use PHPUnit\Framework\Attributes\TestWith;

final class WorkDbClientTest extends DbClientTestCase
{
    public function test_masked_contact_details_are_revealed_with_a_reason(): void
    {
        $dbClient = $this->dbClient(['email' => 'h@example.com'], '+61491570156');
        $street = DbAddress::factory()->createOne(['db_client_id' => $dbClient->id, 'line' => '12 Alma St']);
        $reader = User::factory()->withAbilities(Ability::ViewDbClients)->createOne();
        $ask = fn (string $reason = 'Call about the form') => $this->postJson(route('db-clients.reveal-contact', $dbClient), ['reason' => $reason]);

        $this->actingAs($reader)
            ->get(route('db-clients.show', $dbClient))
            ->assertInertia(static fn (AssertableInertia $page) => $page->where('can_reveal_contact', true)->where('phones.0.number', '•••• ••• 156')->etc());
        $ask('no')->assertUnprocessable();
        $ask()->assertExactJson([
            'email' => 'h@example.com', 'phones' => [['id' => $dbClient->phoneNumbers()->value('id'), 'text' => '+61491570156']], 'addresses' => [['id' => $street->id, 'text' => '12 Alma St']],
        ]);
        $event = AuditEvent::query()->sole();
        $this->assertSame(['db_client.contact_revealed', $reader->id, $dbClient->id], [$event->action, $event->actor_id, $event->subject_id]);

        // Contractors don't find a colleague's DB client. Viewers who see the details get no reveal action.
        $this->actingAs($this->contractor);
        $ask()->assertNotFound();
        $this->actingAs($this->manager)->get(route('db-clients.show', $dbClient))->assertInertia(static fn (AssertableInertia $page) => $page->where('can_reveal_contact', false)->etc());
    }

    public function test_files_are_hidden_from_contractors(): void
    {
        $dbClient = $this->onList();
        Attachment::factory()->createOne(['subject_type' => 'db_client', 'subject_id' => $dbClient->id]);
        $files = fn (?int $count) => $this->get(route('db-clients.show', $dbClient))->assertInertia(
            static fn (AssertableInertia $page) => $page
                ->reloadOnly(
                    ['attachments', 'meta'],
                    static fn (AssertableInertia $part) => $count === null
                        ? $part->where('attachments', null)->etc()
                        : $part->has('attachments', $count)->where('meta.count', $count)->etc(),
                )
                ->etc(),
        );

        $this->actingAs($this->manager);
        $files(1);
        $this->actingAs($this->contractor);
        $files(null);
    }

    public function test_repeated_call_request_is_logged_once(): void
    {
        $dbClient = $this->onList([], '+61491570156');
        $call = ['outcome' => 'no_answer', 'phone_id' => $dbClient->phoneNumbers()->value('id'), 'note' => '', 'reference' => (string) Str::uuid()];
        $this->actingAs($this->contractor);

        $this->post(route('db-clients.outcomes.store', $dbClient), $call)->assertSessionHas('success');
        $this->post(route('db-clients.outcomes.store', $dbClient), $call)->assertSessionHas('success');
        $this->assertSame([1, $dbClient->version + 1], [DbClientOutcomeEntry::query()->count(), $dbClient->refresh()->version]);

        $this->post(route('db-clients.outcomes.store', $dbClient), [...$call, 'outcome' => 'interested'])->assertSessionHasErrors('reference');
        $this->post(route('db-clients.outcomes.store', $dbClient), [...$call, 'reference' => (string) Str::uuid()])->assertSessionHas('success');
        $this->assertSame(2, DbClientOutcomeEntry::query()->count());
    }

    public function test_masked_numbers_cannot_be_sorted(): void
    {
        $this->dbClient([], '+61491570156', '+61491570157');
        $list = fn (string $sort) => $this->get(route('db-clients.phone-numbers.index', ['sort' => $sort]));

        $this->actingAs(User::factory()->withAbilities(Ability::ViewDbClients)->createOne());
        foreach (['number', '-number'] as $sort) {
            $list($sort)->assertRedirect(route('db-clients.phone-numbers.index'));
        }
        $list('-checked_at')->assertInertia(static fn (AssertableInertia $page) => $page->has('phone_numbers', 2)->where('can_sort_by_number', false)->etc());
        $this->actingAs($this->manager);
        $list('-number')->assertInertia(static fn (AssertableInertia $page) => $page->where('phone_numbers.0.number', '+61491570157')->where('can_sort_by_number', true)->etc());
    }

    public function test_contractor_logs_a_call_outcome(): void
    {
        $dbClient = $this->onList([], '+61491570156');

        $this->actingAs($this->contractor)
            ->post(route('db-clients.outcomes.store', $dbClient), ['outcome' => 'interested', 'phone_id' => $dbClient->phoneNumbers()->value('id'), 'note' => 'Call on Monday'])
            ->assertRedirect(route('db-clients.show', $dbClient));

        $dbClient->refresh();
        $entry = DbClientOutcomeEntry::query()->firstOrFail();
        $this->assertSame([DbClientOutcome::Interested, '156', 'Call on Monday', $this->list->id], [$entry->outcome, $entry->number_ending, $entry->note, $entry->db_list_id]);
        $this->assertSame(DbClientOutcome::Interested, $dbClient->last_outcome);
        $this->assertNotNull($dbClient->worked_at);
        $this->get(route('db-clients.lists.index'))->assertInertia(static fn (AssertableInertia $page) => $page->where('db_lists.0.worked', 1)->where('db_lists.0.left', 0)->etc());
    }

    public function test_wrong_number_returns_a_db_client_without_another_to_raw(): void
    {
        $dbClient = $this->onList([], '+61491570156');
        $this->actingAs($this->contractor);

        $this->post(route('db-clients.outcomes.store', $dbClient), ['outcome' => 'wrong_number'])->assertSessionHasErrors('phone_id');
        $this->post(route('db-clients.outcomes.store', $dbClient), ['outcome' => 'wrong_number', 'phone_id' => $dbClient->phoneNumbers()->value('id')]);
        $this->assertSame(DbClientStatus::Raw, $dbClient->refresh()->status);

        $this->actingAs($this->manager)->post(route('db-clients.check', $dbClient))->assertRedirect();
        $this->assertFalse($dbClient->phoneNumbers()->firstOrFail()->is_valid, 'A check of its shape does not make it right again.');
    }

    public function test_request_to_stop_suppresses_every_db_client_with_the_number(): void
    {
        $dbClient = $this->onList(['email' => 'h@example.com'], '+61491570156');
        $sharing = $this->dbClient(['last_name' => 'Sharing'], '+61491570156');

        $this->actingAs($this->contractor)->post(route('db-clients.outcomes.store', $dbClient), ['outcome' => 'asked_to_stop'])->assertRedirect(route('db-clients.index'));

        $this->assertSame([DbClientStatus::Suppressed, DbClientStatus::Suppressed], [$dbClient->refresh()->status, $sharing->refresh()->status]);
        $this->assertSame(SuppressionReason::Stop, $sharing->suppressed_reason);
        $this->get(route('db-clients.show', $dbClient))->assertNotFound();
        $this->assertSame(['email', 'phone', 'sms'], Suppression::query()->orderBy('channel')->pluck('channel')->map->value->all());
        $this->assertDatabaseMissing('suppressions', ['value_hash' => '+61491570156']);
    }

    #[TestWith([DbClientStatus::Converted, null])]
    #[TestWith([DbClientStatus::Suppressed, SuppressionReason::Bounce])]
    public function test_request_to_stop_counts_when_a_colleague_changed_the_status_during_the_call(DbClientStatus $status, ?SuppressionReason $reason): void
    {
        $dbClient = $this->dbClient(['email' => 'h@example.com'], '+61491570156');
        $dbClient->forceFill(['status' => $status, 'suppressed_reason' => $reason])->save();
        $sharing = $this->onList(['last_name' => 'Sharing'], '+61491570156');

        $this->actingAs($this->manager)->post(route('db-clients.outcomes.store', $dbClient), ['outcome' => 'interested'])->assertSessionHasErrors('outcome');
        $this->post(route('db-clients.outcomes.store', $dbClient), ['outcome' => 'asked_to_stop'])->assertSessionHasNoErrors();

        $this->assertSame([$status, DbClientOutcome::AskedToStop], [$dbClient->refresh()->status, $dbClient->last_outcome]);
        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Stop], [$sharing->refresh()->status, $sharing->suppressed_reason]);
        $this->assertSame(['email', 'phone', 'sms'], Suppression::query()->where('reason', SuppressionReason::Stop)->orderBy('channel')->pluck('channel')->map->value->all());
    }

    #[TestWith([DbClientStatus::Converted, null])]
    #[TestWith([DbClientStatus::Suppressed, SuppressionReason::Bounce])]
    public function test_request_to_stop_of_a_contractors_call_counts_when_a_colleague_changed_the_status(DbClientStatus $status, ?SuppressionReason $reason): void
    {
        $dbClient = $this->onList([], '+61491570156');
        $dbClient->forceFill(['status' => $status, 'suppressed_reason' => $reason])->save();

        $this->actingAs($this->contractor)->post(route('db-clients.outcomes.store', $dbClient), ['outcome' => 'asked_to_stop'])->assertRedirect(route('db-clients.index'));

        $this->assertSame([$status, DbClientOutcome::AskedToStop], [$dbClient->refresh()->status, $dbClient->last_outcome]);
        $this->assertSame(['phone', 'sms'], Suppression::query()->where('reason', SuppressionReason::Stop)->orderBy('channel')->pluck('channel')->map->value->all());
        $this->get(route('db-clients.show', $dbClient))->assertNotFound();
        $this->list->update(['closed_at' => now()]);
        $this->post(route('db-clients.outcomes.store', $dbClient), ['outcome' => 'asked_to_stop'])->assertNotFound();
    }

    public function test_request_to_stop_counts_when_the_db_client_was_merged_during_the_call(): void
    {
        $older = $this->dbClient(['email' => null], '+61491570156');
        $called = $this->onList([], '+61491570156');
        $page = ['outcome' => 'asked_to_stop', 'phone_id' => $called->phoneNumbers()->sole()->id];
        app(MergeRecords::class)->handle('db_client', $older->id, $called->id, null, 'Same person', $this->manager);

        $this->actingAs($this->contractor)->post(route('db-clients.outcomes.store', $called), $page)->assertRedirect(route('db-clients.index'))->assertSessionHasNoErrors();

        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Stop], [$older->refresh()->status, $older->suppressed_reason]);
        $this->assertSame('156', DbClientOutcomeEntry::query()->where('db_client_id', $older->id)->sole()->number_ending);
        DbClient::withTrashed()->whereKey($called->id)->update(['merged_into_id' => null]);
        $this->post(route('db-clients.outcomes.store', $called), $page)->assertNotFound();
    }

    public function test_request_to_stop_counts_when_a_colleague_closed_the_list_during_the_call(): void
    {
        [$called, $other] = [$this->onList([], '+61491570156'), $this->onList([], '+61491570157')];
        PhoneLog::query()->create([
            'direction' => 'outbound',
            'number_e164' => '+61491570156',
            'person_type' => 'db_client',
            'person_id' => $called->id,
            'user_id' => $this->contractor->id,
            'called_at' => now(),
        ]);
        app(CloseDbList::class)->handle($this->list, $this->manager);
        $this->actingAs($this->contractor);

        $this->post(route('db-clients.outcomes.store', $called), ['outcome' => 'asked_to_stop'])->assertRedirect(route('db-clients.index'));

        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Stop], [$called->refresh()->status, $called->suppressed_reason]);
        $this->get(route('db-clients.show', $called))->assertNotFound();
        $this->post(route('db-clients.outcomes.store', $other), ['outcome' => 'asked_to_stop'])->assertNotFound();
        PhoneLog::query()->update(['called_at' => now()->subDays(2)]);
        $this->post(route('db-clients.outcomes.store', $called), ['outcome' => 'asked_to_stop'])->assertNotFound();
    }

    public function test_unknown_db_client_becomes_a_lead_with_source_and_consent(): void
    {
        $dbClient = $this->dbClient(['source' => 'Cup day stand', 'email' => 'h@example.com'], '+61491570156');
        $dbClient->phoneNumbers()->firstOrFail()->update(['consent_basis' => ConsentBasis::Express, 'consent_evidence' => 'Signed card']);

        $this->actingAs($this->manager)->post(route('db-clients.conversion.store', $dbClient))->assertSessionHasNoErrors();

        $lead = Lead::query()->firstOrFail();
        $this->assertSame(
            ['Harriet Okafor', 'Cup day stand', '+61491570156', $this->manager->id, LeadStatus::New],
            [$lead->full_name, $lead->source, $lead->mobile_e164, $lead->owner_id, $lead->status],
        );
        $this->assertSame([DbClientStatus::Converted, $lead->id], [$dbClient->refresh()->status, $dbClient->lead_id]);
        $consent = Consent::query()->where('person_type', 'lead')->firstOrFail();
        $this->assertSame([ConsentBasis::Express, 'Signed card'], [$consent->basis, $consent->evidence]);

        $this->post(route('db-clients.conversion.store', $dbClient))->assertSessionHasErrors('conversion');
        $this->assertDatabaseCount('leads', 1);
    }

    public function test_second_simultaneous_conversion_is_refused(): void
    {
        $dbClient = $this->dbClient([], '+61491570156');
        $asTheOtherSawIt = DbClient::query()->findOrFail($dbClient->id);
        app(ConvertDbClient::class)->handle($dbClient, new DbClientConversion, $this->manager);

        $this->expectException(ValidationException::class);
        app(ConvertDbClient::class)->handle($asTheOtherSawIt, new DbClientConversion, $this->manager);
    }

    public function test_likely_duplicate_must_be_linked_or_explained(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'mobile_e164' => '+61491570156', 'date_of_birth' => '1986-02-04']);
        $dbClient = $this->dbClient(['date_of_birth' => '1986-02-04'], '+61491570156');
        $this->actingAs($this->manager);

        $this->post(route('db-clients.conversion.store', $dbClient))->assertSessionHasErrors('conversion');
        $this->post(route('db-clients.conversion.store', $dbClient), ['link_type' => 'client', 'link_id' => $client->id + 1])->assertSessionHasErrors('conversion');
        $this->assertSame(DbClientStatus::Raw, $dbClient->refresh()->status);

        $this->post(route('db-clients.conversion.store', $dbClient), ['link_type' => 'client', 'link_id' => $client->id])->assertSessionHasNoErrors();
        $lead = Lead::query()->firstOrFail();
        $this->assertSame([LeadStatus::Converted, $client->id], [$lead->status, $lead->client_id]);

        $twin = $this->dbClient(['date_of_birth' => '1986-02-04'], '+61491570156');
        $this->post(route('db-clients.conversion.store', $twin), ['why_different' => 'Her twin sister, same house'])->assertSessionHasNoErrors();
        $this->assertSame(LeadStatus::New, Lead::query()->findOrFail($twin->refresh()->lead_id)->status);
    }

    public function test_excluded_and_suppressed_db_clients_are_not_converted(): void
    {
        BarredEntry::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'mobile_e164' => '+61491570156']);
        $this->actingAs($this->manager)->post(route('db-clients.conversion.store', $this->dbClient([], '+61491570156')))->assertSessionHasErrors('conversion');
        $this->post(route('db-clients.conversion.store', $this->dbClient(['status' => DbClientStatus::Suppressed])))->assertSessionHasErrors('conversion');

        $this->assertDatabaseCount('leads', 0);
    }

    public function test_conversion_can_be_undone_until_the_lead_is_worked_on(): void
    {
        $dbClient = $this->dbClient(['status' => DbClientStatus::Validated], '+61491570156');
        $this->actingAs($this->manager)->post(route('db-clients.conversion.store', $dbClient));
        $this->delete(route('db-clients.conversion.destroy', $dbClient))->assertSessionHasNoErrors();
        $this->assertSame([DbClientStatus::Validated, null], [$dbClient->refresh()->status, $dbClient->lead_id]);
        $this->assertSame(0, Lead::query()->count());

        $this->post(route('db-clients.conversion.store', $dbClient));
        Lead::query()->firstOrFail()->update(['version' => 2]);
        $this->delete(route('db-clients.conversion.destroy', $dbClient))->assertSessionHasErrors('conversion');
        $this->assertSame(DbClientStatus::Converted, $dbClient->refresh()->status);
    }
}
