<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Domain\Protection\SuppressionList;
use App\Enums\Ability;
use App\Enums\ConsentBasis;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Inertia\Testing\AssertableInertia;
use App\Models\AuditEvent;
use App\Models\Consent;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbList;
use App\Models\User;
use PHPUnit\Framework\Attributes\DataProvider;

final class SaveDbClientTest extends DbClientTestCase
{
    public function test_new_db_client_is_validated_and_searchable(): void
    {
        $this->actingAs($this->manager)->post(route('db-clients.store'), $this->form([
            'phones' => [['id' => '', 'number' => '0491 570 156', 'source' => 'Stand', 'consent_basis' => 'express', 'consent_on' => '2026-01-05', 'evidence' => 'Signed card']],
        ]))->assertRedirect();

        $dbClient = DbClient::query()->firstOrFail();
        $this->assertSame(DbClientStatus::Validated, $dbClient->status);
        $this->assertTrue($dbClient->phoneNumbers()->firstOrFail()->is_valid);
        $consent = Consent::query()->firstOrFail();
        $this->assertSame([$dbClient->id, ConsentBasis::Express, 'Signed card', '2026-01-05'], [$consent->person_id, $consent->basis, $consent->evidence, $consent->recorded_at->toDateString()]);
        $this->assertDatabaseHas('audit_events', ['action' => 'db_client.created', 'subject_type' => 'db_client', 'subject_id' => $dbClient->id]);
        $this->get(route('db-clients.index', ['search' => '0491570156']))->assertInertia(static fn (AssertableInertia $page) => $page->has('db_clients', 1)->etc());
    }

    public function test_form_that_is_sent_twice_creates_one_db_client(): void
    {
        $form = $this->form([
            'reference' => '6f1c9a52-7d8e-4b1a-9c34-0d2e5f6a7b8c',
            'phones' => [['id' => '', 'number' => '0491 570 156', 'source' => '', 'consent_basis' => 'unknown', 'consent_on' => '2026-01-05', 'evidence' => '']],
        ]);
        $this->actingAs($this->manager)->post(route('db-clients.store'), $form)->assertSessionHasNoErrors();
        $this->post(route('db-clients.store'), $form)->assertRedirect(route('db-clients.show', DbClient::query()->sole()));
    }

    public function test_edit_saves_numbers_and_addresses_and_keeps_consents(): void
    {
        $dbClient = $this->dbClient(['email' => 'old@example.com'], '+61491570156', '+61491570157');
        $kept = $dbClient->phoneNumbers()->where('e164', '+61491570156')->firstOrFail();

        $this->actingAs($this->manager)->put(route('db-clients.update', $dbClient), $this->form([
            'version' => 1, 'email' => 'NEW@example.com',
            'phones' => [
                ['id' => (string) $kept->id, 'number' => '0491 570 156', 'source' => '', 'consent_basis' => 'none', 'consent_on' => '', 'evidence' => ''],
                ['id' => '', 'number' => '(03) 9876 5432', 'source' => '', 'consent_basis' => 'unknown', 'consent_on' => '', 'evidence' => ''],
            ],
            'addresses' => [['id' => '', 'line' => '1 Alma St', 'suburb' => 'Fitzroy', 'state' => 'VIC', 'postcode' => '3065', 'from_on' => '2024-01-01', 'to_on' => '', 'source' => '']],
        ]))->assertRedirect(route('db-clients.show', $dbClient));

        $dbClient->refresh();
        $this->assertSame(2, $dbClient->version);
        $this->assertSame('new@example.com', $dbClient->email);
        $this->assertSame(['+61491570156', '+61398765432'], $dbClient->phoneNumbers()->orderBy('id')->pluck('e164')->all());
        $this->assertSame('landline', $dbClient->phoneNumbers()->where('e164', '+61398765432')->firstOrFail()->kind->value);
        $this->assertTrue($dbClient->addresses()->firstOrFail()->is_valid);
        $this->assertSame([ConsentBasis::None], Consent::query()->where('person_id', $dbClient->id)->pluck('basis')->all());
        $event = AuditEvent::query()->where('action', 'db_client.updated')->firstOrFail();
        $this->assertSame(['email', 'status', 'phones', 'addresses'], array_keys($event->after));
        $this->assertSame('old@example.com', $event->before['email']);
        $this->assertDatabaseMissing('search_terms', ['subject_type' => 'db_client', 'term' => '0491570157']);
        $this->assertDatabaseHas('search_terms', ['subject_type' => 'db_client', 'term' => '0398765432']);
    }

    public function test_two_numbers_can_swap_their_places(): void
    {
        $dbClient = $this->dbClient([], '+61491570156', '+61491570157');
        [$first, $second] = $dbClient->phoneNumbers()->orderBy('id')->get()->all();
        $edit = static fn (int $id, string $number): array => ['id' => (string) $id, 'number' => $number, 'source' => '', 'consent_basis' => 'unknown', 'consent_on' => '', 'evidence' => ''];

        $this->actingAs($this->manager)->put(route('db-clients.update', $dbClient), $this->form([
            'version' => 1, 'phones' => [$edit($first->id, '0491 570 157'), $edit($second->id, '0491 570 156')],
        ]))->assertSessionHasNoErrors()->assertRedirect(route('db-clients.show', $dbClient));

        $this->assertSame(['+61491570157', '+61491570156'], [$first->refresh()->e164, $second->refresh()->e164]);
    }

    public function test_name_with_invisible_characters_is_refused(): void
    {
        $dbClient = $this->dbClient();

        $this->actingAs($this->manager)->put(route('db-clients.update', $dbClient), $this->form(['version' => 1, 'first_name' => "Ann\nBcc: x", 'last_name' => "\u{202E}eeL"]))
            ->assertSessionHasErrors(['first_name', 'last_name']);
    }

    public function test_edit_of_an_older_version_is_refused(): void
    {
        $dbClient = $this->dbClient(['version' => 3], '+61491570156');

        $this->actingAs($this->manager)->from(route('db-clients.edit', $dbClient))->put(route('db-clients.update', $dbClient), $this->form(['version' => 2, 'phones' => []]))
            ->assertRedirect(route('db-clients.edit', $dbClient))->assertSessionHasErrors('version');

        $this->assertSame(1, $dbClient->phoneNumbers()->count());
    }

    public function test_number_of_another_db_client_is_refused(): void
    {
        $dbClient = $this->dbClient();
        $foreign = $this->dbClient([], '+61491570156')->phoneNumbers()->firstOrFail();

        $this->actingAs($this->manager)->put(route('db-clients.update', $dbClient), $this->form([
            'version' => 1, 'phones' => [['id' => (string) $foreign->id, 'number' => '0491 570 199', 'source' => '', 'consent_basis' => 'unknown', 'consent_on' => '', 'evidence' => '']],
        ]))->assertSessionHasErrors('phones.0.number');

        $this->assertSame('+61491570156', $foreign->refresh()->e164);
    }

    public function test_imported_address_without_suburb_or_state_does_not_hold_up_a_refusal_of_calls(): void
    {
        $dbClient = $this->dbClient();
        $place = ['line' => '', 'suburb' => '', 'state' => '', 'postcode' => '3000', 'from_on' => '', 'to_on' => '', 'source' => ''];
        $stored = DbAddress::factory()->createOne(['db_client_id' => $dbClient->id, ...array_map(static fn (string $text): ?string => $text ?: null, $place)]);
        $form = $this->form(['version' => 1, 'consent_basis' => 'none', 'addresses' => [['id' => (string) $stored->id, ...$place]]]);

        $this->actingAs($this->manager)->put(route('db-clients.update', $dbClient), $form)->assertSessionHasNoErrors();

        $this->assertSame([ConsentBasis::None, '3000'], [$dbClient->refresh()->consent_basis, $stored->refresh()->postcode]);
    }

    public function test_addresses_without_days_do_not_hold_up_an_edit(): void
    {
        $dbClient = $this->dbClient();
        $addresses = array_map(static fn (string $suburb): array => [
            'id' => (string) DbAddress::factory()->createOne(['db_client_id' => $dbClient->id, 'suburb' => $suburb, 'state' => 'VIC'])->id,
            'line' => '', 'suburb' => $suburb, 'state' => 'VIC', 'postcode' => '', 'from_on' => '', 'to_on' => '', 'source' => '',
        ], ['Fitzroy', 'Carlton']);
        $form = $this->form(['version' => 1, 'source' => 'Expo', 'addresses' => $addresses]);

        $this->actingAs($this->manager)->put(route('db-clients.update', $dbClient), $form)->assertSessionHasNoErrors();
        $this->assertSame('Expo', $dbClient->refresh()->source);

        $this->put(route('db-clients.update', $dbClient), [...$form, 'version' => 2, 'addresses' => [...$addresses, [...$addresses[0], 'id' => '']]])
            ->assertSessionHasErrors('addresses.2.from_on');
    }

    /** @return array<string, array{array<string, mixed>, string, string}> */
    public static function mistakes(): array
    {
        $phone = ['id' => '', 'number' => '0491 570 156', 'source' => '', 'consent_basis' => 'unknown', 'consent_on' => '', 'evidence' => ''];
        $address = ['id' => '', 'line' => '', 'suburb' => 'Fitzroy', 'state' => 'VIC', 'postcode' => '3065', 'from_on' => '2020-01-01', 'to_on' => '2021-01-01', 'source' => ''];

        return [
            'no name' => [['last_name' => ''], 'last_name', 'Enter a last name.'],
            'a child' => [['date_of_birth' => '2020-01-01'], 'date_of_birth', 'at least 18'],
            'first day in the future' => [['addresses' => [[...$address, 'from_on' => '2090-01-01', 'to_on' => '']]], 'addresses.0.from_on', 'can’t be in the future'],
            'last day in the future' => [['addresses' => [[...$address, 'to_on' => '2090-01-01']]], 'addresses.0.to_on', 'can’t be in the future'],
            'empty number' => [['phones' => [[...$phone, 'number' => '']]], 'phones.0.number', 'Enter a phone number.'],
            'no suburb' => [['addresses' => [[...$address, 'suburb' => '']]], 'addresses.0.suburb', 'Enter a suburb.'],
            'no state' => [['addresses' => [[...$address, 'state' => '']]], 'addresses.0.state', 'Choose a state.'],
            'invalid number' => [['phones' => [[...$phone, 'number' => '12']]], 'phones.0.number', 'Enter a valid phone number'],
            'twice' => [['phones' => [$phone, [...$phone, 'number' => '+61 491 570 156']]], 'phones.1.number', 'already in the list'],
            'express without evidence' => [['phones' => [[...$phone, 'consent_basis' => 'express']]], 'phones.0.evidence', 'Enter evidence'],
            'postcode elsewhere' => [['addresses' => [[...$address, 'postcode' => '4000']]], 'addresses.0.postcode', 'is not in'],
            'ends before it begins' => [['addresses' => [[...$address, 'to_on' => '2019-01-01']]], 'addresses.0.to_on', 'before the first'],
            'overlapping' => [['addresses' => [$address, [...$address, 'from_on' => '2021-01-01', 'to_on' => '']]], 'addresses.1.from_on', 'overlaps with address 1'],
        ];
    }

    /** @param  array<string, mixed>  $mistake */
    #[DataProvider('mistakes')]
    public function test_invalid_details_are_refused_with_messages(array $mistake, string $field, string $words): void
    {
        $errors = $this->actingAs($this->manager)->postJson(route('db-clients.store'), $this->form($mistake))->assertUnprocessable()->json('errors');

        $this->assertStringContainsString($words, $errors[$field][0]);
        $this->assertDatabaseCount('db_clients', 0);
    }

    public function test_consent_date_is_at_most_today_in_the_business_time_zone(): void
    {
        $form = $this->form(['phones' => [['id' => '', 'number' => '0491570156', 'source' => '', 'consent_basis' => 'unknown', 'consent_on' => '2026-12-02', 'evidence' => '']]]);

        $this->travelTo('2026-12-01 05:00:00');
        $this->actingAs($this->manager)->post(route('db-clients.store'), $form)
            ->assertSessionHasErrors(['phones.0.consent_on' => 'The consent date can’t be in the future.']);
        $this->travelTo('2026-12-01 14:00:00');
        $this->post(route('db-clients.store'), $form)->assertSessionHasNoErrors();
    }

    public function test_do_not_contact_number_suppresses_a_new_db_client(): void
    {
        app(SuppressionList::class)->suppress(['+61491570156'], null, SuppressionReason::Stop, null);

        $this->actingAs($this->manager)->post(route('db-clients.store'), $this->form([
            'phones' => [['id' => '', 'number' => '0491570156', 'source' => '', 'consent_basis' => 'unknown', 'consent_on' => '', 'evidence' => '']],
        ]));

        $dbClient = DbClient::query()->firstOrFail();
        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Stop], [$dbClient->status, $dbClient->suppressed_reason]);
        $this->get(route('db-clients.show', $dbClient))->assertInertia(static fn (AssertableInertia $page) => $page
            ->where('phones.0.suppressed_reason', 'stop')->where('can_log_outcome', false)->where('can_convert', false)->etc());
    }

    public function test_edit_needs_contact_details_and_for_contractors_an_own_list(): void
    {
        $mine = $this->onList();
        $foreign = $this->dbClient(['db_list_id' => DbList::factory()->createOne()->id]);
        $reader = User::factory()->withAbilities(Ability::ViewDbClients)->createOne();

        $this->actingAs($this->contractor);
        $this->get(route('db-clients.show', $mine))->assertOk();
        $this->get(route('db-clients.edit', $mine))->assertOk();
        $this->get(route('db-clients.edit', $foreign))->assertNotFound();
        $this->put(route('db-clients.update', $foreign), $this->form(['version' => 1]))->assertNotFound();
        $this->put(route('db-clients.update', $mine), $this->form(['version' => $mine->version, 'first_name' => 'Corrected']))->assertSessionHasNoErrors();
        $this->assertSame(['Corrected', $this->list->id], [$mine->refresh()->first_name, $mine->db_list_id]);
        foreach (['check' => 'post', 'conversion.store' => 'post', 'suppression.store' => 'post'] as $name => $method) {
            $this->{$method}(route("db-clients.{$name}", $mine))->assertForbidden();
            $this->{$method}(route("db-clients.{$name}", $foreign))->assertNotFound();
        }
        $this->get(route('db-clients.show', $foreign))->assertNotFound();
        $this->post(route('db-clients.outcomes.store', $foreign), ['outcome' => 'no_answer'])->assertNotFound();

        $this->actingAs($reader)->get(route('db-clients.edit', $mine))->assertForbidden();
    }

    public function test_contractor_creates_a_db_client_on_an_own_open_list(): void
    {
        $others = DbList::factory()->createOne();
        $closed = DbList::factory()->createOne(['assignee_id' => $this->contractor->id, 'closed_at' => now()]);
        $this->actingAs($this->contractor);
        $this->get(route('db-clients.create'))->assertInertia(
            fn (AssertableInertia $page) => $page
                ->has('lists', 1)
                ->where('lists.0.value', (string) $this->list->id)
                ->where('form.db_list_id', (string) $this->list->id)
                ->etc(),
        );

        foreach ([null, $others->id, $closed->id] as $list) {
            $this->post(route('db-clients.store'), $this->form(['db_list_id' => $list]))->assertSessionHasErrors('db_list_id');
        }
        $this->assertDatabaseCount('db_clients', 0);

        $this->post(route('db-clients.store'), $this->form(['db_list_id' => $this->list->id]))->assertSessionHasNoErrors();
        $created = DbClient::query()->sole();
        $this->assertSame([$this->list->id, $this->contractor->id, DbClientStatus::Assigned], [$created->db_list_id, $created->assignee_id, $created->status]);
        $this->assertSame([1, 1], [$this->list->refresh()->wanted_rows, $this->list->filled_rows]);
        $this->get(route('db-clients.show', $created))->assertOk();

        $this->list->update(['closed_at' => now()]);
        $this->get(route('db-clients.create'))->assertForbidden();
        $this->put(route('db-clients.update', $created), $this->form(['version' => $created->version]))->assertNotFound();
    }

    public function test_contractor_does_not_learn_why_a_new_db_client_is_suppressed(): void
    {
        app(SuppressionList::class)->suppress(['+61491570156'], null, SuppressionReason::Stop, null);

        $this->actingAs($this->contractor)->post(route('db-clients.store'), $this->form([
            'db_list_id' => $this->list->id,
            'phones' => [['id' => '', 'number' => '0491570156', 'source' => '', 'consent_basis' => 'unknown', 'consent_on' => '', 'evidence' => '']],
        ]))->assertRedirect(route('db-clients.index'))->assertSessionHas('success', 'Harriet Okafor saved as do not contact.');
        $this->assertSame(DbClientStatus::Suppressed, DbClient::query()->sole()->status);
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return array<string, mixed>
     */
    private function form(array $fields = []): array
    {
        return [
            'first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '', 'email' => '', 'source' => '', 'consent_basis' => 'unknown',
            'phones' => [], 'addresses' => [], ...$fields,
        ];
    }
}
