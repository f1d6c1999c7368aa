<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Domain\Clients\ClientFields;
use App\Enums\Ability;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\SearchTerm;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class UpdateClientTest extends TestCase
{
    use RefreshDatabase;

    private User $editor;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();

        $this->editor = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne();
        $this->client = Client::factory()->createOne([
            'first_name' => 'Harriet', 'last_name' => 'Okafor', 'mobile_e164' => '+61491570156', 'state' => 'VIC', 'postcode' => '3065',
            'date_of_birth' => '1986-02-04', 'email' => 'harriet@example.com',
        ])->refresh();
    }

    public function test_details_show_the_client_and_the_fields_of_the_form(): void
    {
        $this->actingAs($this->editor)->get(route('clients.edit', $this->client))->assertOk()
            ->assertInertia(fn (AssertableInertia $page) => $page
                ->component('Clients/Details')
                ->where('client.full_name', 'Harriet Okafor')
                ->where('client.is_new_account_check_button_visible', false)
                ->where('form', [...ClientFields::of($this->client), 'mobile_e164' => '0491 570 156'])
                ->where('version', 1)
                ->where('conflicts', [])
                ->where('choices.status', [
                    ['value' => 'active', 'label' => 'Active', 'hint' => null],
                    ['value' => 'dormant', 'label' => 'Dormant', 'hint' => null],
                    ['value' => 'closed', 'label' => 'Closed', 'hint' => null],
                ])
                ->where('choices.refused_status.0', ['value' => 'pending', 'label' => 'Pending', 'hint' => 'Only new clients are Pending.'])
                ->where('can_edit', true)
                ->where('edit_refusal', null)
                ->where('as_of', null)
                ->etc());
    }

    public function test_change_is_saved_audited_and_searchable(): void
    {
        $this->save(['last_name' => 'Adeyemi', 'mobile_e164' => '0491 570 157', 'email' => 'New@Example.com'])
            ->assertRedirect(route('clients.edit', $this->client))->assertSessionHas('success', 'Harriet Adeyemi saved.');

        $this->client->refresh();
        $this->assertSame(['Adeyemi', '+61491570157', 'new@example.com', 2], [
            $this->client->last_name, $this->client->mobile_e164, $this->client->email, $this->client->version,
        ]);
        $event = AuditEvent::query()->sole();
        $this->assertSame('client.updated', $event->action);
        $this->assertSame($this->editor->id, $event->actor_id);
        $this->assertEquals(['last_name' => 'Okafor', 'mobile_e164' => '+61491570156', 'email' => 'harriet@example.com'], $event->before);
        $this->assertEquals(['last_name' => 'Adeyemi', 'mobile_e164' => '+61491570157', 'email' => 'new@example.com'], $event->after);
        $terms = SearchTerm::query()->where('subject_id', $this->client->id)->pluck('term')->all();
        $this->assertContains('adeyemi', $terms);
        $this->assertNotContains('okafor', $terms);
    }

    public function test_change_is_shown_in_the_history(): void
    {
        $manager = User::factory()->createOne(['first_name' => 'Priya', 'last_name' => 'Nair']);
        $this->save(['account_manager_id' => (string) $manager->id]);

        $this->actingAs($this->editor)->get(route('clients.edit', $this->client))->assertInertia(fn (AssertableInertia $page) => $page->reloadOnly('history', fn (AssertableInertia $part) => $part
            ->where('history.0.title', 'Details changed')
            ->where('history.0.actor_name', $this->editor->full_name)
            ->where('history.0.changes', [['label' => 'Account manager', 'before' => null, 'after' => 'Priya Nair', 'is_detail' => false]])
            ->etc()));
    }

    public function test_a_save_without_a_change_writes_nothing(): void
    {
        $this->save(['mobile_e164' => '+61 491 570 156'])->assertSessionHasNoErrors();

        $this->assertSame(1, $this->client->refresh()->version);
        $this->assertSame(0, AuditEvent::query()->count());
    }

    public function test_changes_of_different_fields_are_both_kept(): void
    {
        $opened = ClientFields::of($this->client);
        $this->client->update(['suburb' => 'Fitzroy', 'email' => 'theirs@example.com']);

        $this->save(['last_name' => 'Adeyemi'], $opened)->assertSessionHasNoErrors();

        $this->client->refresh();
        $this->assertSame(['Adeyemi', 'Fitzroy', 'theirs@example.com', 3], [
            $this->client->last_name, $this->client->suburb, $this->client->email, $this->client->version,
        ]);
    }

    public function test_conflict_on_one_field_shows_all_three_values(): void
    {
        $opened = ClientFields::of($this->client);
        $this->client->update(['last_name' => 'Theirs', 'suburb' => 'Fitzroy']);

        $this->save(['last_name' => 'Mine', 'preferred_name' => 'Harry'], $opened)
            ->assertRedirect(route('clients.edit', $this->client))->assertSessionHasErrors(['last_name']);

        $this->assertSame('Theirs', $this->client->refresh()->last_name);
        $this->assertNull($this->client->preferred_name);
        $this->actingAs($this->editor)->get(route('clients.edit', $this->client))->assertInertia(fn (AssertableInertia $page) => $page
            ->where('conflicts', [['field' => 'last_name', 'mine' => 'Mine', 'theirs' => 'Theirs', 'was' => 'Okafor']])
            ->where('version', 2)->where('form.last_name', 'Theirs')->etc());
    }

    public function test_form_with_the_new_version_is_saved(): void
    {
        $this->client->update(['last_name' => 'Theirs']);

        $this->save(['last_name' => 'Mine'])->assertSessionHasNoErrors();

        $this->assertSame('Mine', $this->client->refresh()->last_name);
    }

    public function test_same_change_by_both_users_is_no_conflict(): void
    {
        $opened = ClientFields::of($this->client);
        $this->client->update(['last_name' => 'Same']);

        $this->save(['last_name' => 'Same'], $opened)->assertSessionHasNoErrors();

        $this->assertSame(2, $this->client->refresh()->version);
    }

    /** @param  array<string, string>  $fields */
    #[DataProvider('invalidFields')]
    public function test_errors_are_shown_on_their_fields(array $fields, string $field, string $message): void
    {
        $this->travelTo('2026-11-20 02:00:00');

        $this->save($fields)->assertSessionHasErrors([$field => $message]);

        $this->assertSame(1, $this->client->refresh()->version);
    }

    /** @return iterable<string, array{array<string, string>, string, string}> */
    public static function invalidFields(): iterable
    {
        yield 'no name' => [['first_name' => ' '], 'first_name', 'Enter a first name.'];
        yield 'a line break in a name' => [['first_name' => "Ann\nBcc: x"], 'first_name', 'The first name contains a line break or an invisible character. Enter it again.'];
        yield 'a name that turns the line around' => [['last_name' => "\u{202E}rekafo"], 'last_name', 'The last name contains a line break or an invisible character. Enter it again.'];
        yield 'an unseen sign in a suburb' => [['suburb' => "Fitz\u{200B}roy"], 'suburb', 'The suburb contains a line break or an invisible character. Enter it again.'];
        yield 'landline' => [['mobile_e164' => '03 9876 5432'], 'mobile_e164', 'Enter an Australian mobile number, such as 0491 570 156.'];
        yield 'foreign mobile' => [['mobile_e164' => '+64211234567'], 'mobile_e164', 'Enter an Australian mobile number, such as 0491 570 156.'];
        yield 'email' => [['email' => 'harriet@'], 'email', 'Enter a valid email address.'];
        yield 'seventeen' => [['date_of_birth' => '2008-11-21'], 'date_of_birth', 'A client must be at least 18 years old.'];
        yield 'no day' => [['date_of_birth' => '1986-02-30'], 'date_of_birth', 'Enter a valid date.'];
        yield 'postcode elsewhere' => [['postcode' => '2000'], 'postcode', 'The postcode 2000 is not in Victoria.'];
        yield 'postcode of letters' => [['postcode' => '30A5'], 'postcode', 'Enter a postcode of 4 digits.'];
        yield 'postcode without state' => [['state' => ''], 'state', 'Choose the state for this postcode.'];
        yield 'made-up state' => [['state' => 'NZ'], 'state', 'The selected state is invalid.'];
        yield 'made-up company' => [['company_id' => '999999'], 'company_id', 'The selected company is invalid.'];
        yield 'made-up manager' => [['account_manager_id' => '999999'], 'account_manager_id', 'Choose an active staff member who can see clients.'];
        yield 'back to pending' => [['status' => 'pending'], 'status', 'Active clients can’t become Pending.'];
    }

    public function test_person_born_on_a_leap_day_is_not_eighteen_a_day_early(): void
    {
        $this->travelTo('2028-02-29 02:00:00');

        $this->save(['date_of_birth' => '2010-03-01'])->assertSessionHasErrors('date_of_birth');
        $this->save(['date_of_birth' => '2010-02-28'])->assertSessionHasNoErrors();
    }

    public function test_eighteenth_birthday_counts_from_midnight_in_melbourne(): void
    {
        $this->travelTo('2026-11-20 14:00:00');

        $this->save(['date_of_birth' => '2008-11-21'])->assertSessionHasNoErrors();
    }

    public function test_border_towns_keep_their_postcode(): void
    {
        $this->save(['state' => 'NSW', 'postcode' => '3644'])->assertSessionHasNoErrors();
    }

    /** @param  array<string, bool|string>  $marks */
    #[DataProvider('transitions')]
    public function test_status_change_follows_the_rule(string $from, string $to, bool $isAllowed, array $marks = [], ?Ability $ability = null): void
    {
        $this->client->forceFill(['status' => $from, ...$marks])->save();
        if ($ability !== null) {
            $this->editor = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel, $ability)->createOne();
        }

        $this->save(['status' => $to]);

        $this->assertSame($isAllowed ? $to : $from, $this->client->refresh()->status->value);
    }

    /** @return iterable<string, list<mixed>> */
    public static function transitions(): iterable
    {
        $barred = ['is_barred' => true];
        $betstopped = ['betstop_state' => BetstopState::Registered->value];
        yield 'verify' => ['pending', 'verified', true];
        yield 'skip verification' => ['pending', 'active', false];
        yield 'activate' => ['verified', 'active', true];
        yield 'rest' => ['active', 'dormant', true];
        yield 'wake' => ['dormant', 'active', true];
        yield 'unverify' => ['active', 'verified', false];
        yield 'close' => ['pending', 'closed', true];
        yield 'reopen without the right' => ['closed', 'active', false];
        yield 'reopen' => ['closed', 'active', true, [], Ability::RiskCheckClients];
        yield 'close who is barred' => ['active', 'closed', true, $barred];
        yield 'wake who is barred' => ['dormant', 'active', false, $barred];
        yield 'reopen who is barred' => ['closed', 'active', false, $barred, Ability::RiskCheckClients];
        yield 'reopen who is betstopped' => ['closed', 'active', false, $betstopped, Ability::RiskCheckClients];
        yield 'verify who is betstopped' => ['pending', 'verified', false, $betstopped];
    }

    public function test_edit_cannot_remove_protective_marks(): void
    {
        $this->client->forceFill([
            'is_barred' => true, 'betstop_state' => BetstopState::Registered, 'sms_opted_out_at' => now(), 'status' => ClientStatus::Closed,
        ])->save();

        $this->save([
            'suburb' => 'Fitzroy', 'is_barred' => '0', 'betstop_state' => 'clear', 'sms_opted_out_at' => '', 'balance_cents' => '1', 'pin' => '1', 'client_rating' => '1',
        ])->assertSessionHasNoErrors();

        $saved = $this->client->refresh();
        $this->assertSame('Fitzroy', $saved->suburb);
        $this->assertTrue($saved->is_barred);
        $this->assertSame(BetstopState::Registered, $saved->betstop_state);
        $this->assertNotNull($saved->sms_opted_out_at);
        $this->assertSame(0, $saved->balance_cents);
        $this->assertNotSame('1', $saved->pin);
        $this->assertNull($saved->client_rating);
    }

    public function test_clients_are_closed_to_people_without_the_ability(): void
    {
        $this->editor = User::factory()->withRole(StaffRole::Marketing)->createOne();

        $this->actingAs($this->editor)->get(route('clients.edit', $this->client))->assertForbidden();
        $this->save(['last_name' => 'X'])->assertForbidden();
        $this->assertSame('Okafor', $this->client->refresh()->last_name);
    }

    public function test_missing_client_is_not_found(): void
    {
        $this->client->delete();

        $this->actingAs($this->editor)->get(route('clients.edit', $this->client))->assertNotFound();
        $this->save(['last_name' => 'X'])->assertNotFound();
    }

    /**
     * Saves the form as it stood when it was opened (now, unless `opened` says otherwise), with these fields changed.
     *
     * @param  array<string, string>  $fields
     * @param  array<string, string>|null  $opened
     * @return TestResponse<Response>
     */
    private function save(array $fields, ?array $opened = null): TestResponse
    {
        $base = $opened ?? ClientFields::of($this->client->exists ? $this->client->refresh() : $this->client);
        $version = $opened === null ? $this->client->version : 1;

        return $this->actingAs($this->editor)->from(route('clients.edit', $this->client))
            ->put(route('clients.update', $this->client), ['version' => $version, 'base' => $base, ...$base, ...$fields]);
    }
}
