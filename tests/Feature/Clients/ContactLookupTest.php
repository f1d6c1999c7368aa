<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

/** Users who see masked contacts can't find out a phone number or email address by searching for many. */
final class ContactLookupTest extends TestCase
{
    use RefreshDatabase;

    private const LIMIT = 20;

    private User $analyst;

    protected function setUp(): void
    {
        parent::setUp();

        $this->analyst = User::factory()->withRole(StaffRole::RiskAnalyst)->createOne();
        Client::factory()->createOne(['mobile_e164' => '+61491570156', 'email' => 'mei.lin@example.com']);
        $this->actingAs($this->analyst);
    }

    #[TestWith(['/clients/lookup?search=phone:%s'])]
    #[TestWith(['/clients/lookup?search=phone:%%22%s%%22'])]
    #[TestWith(['/clients/full-search?search=%s'])]
    #[TestWith(['/clients/top-search-bar/%s'])]
    #[TestWith(['/clients?search=%s'])]
    #[TestWith(['/clients/leads?search=%s'])]
    #[TestWith(['/clients/lookup?search=email:%s@example.com'])]
    public function test_searches_for_different_contacts_are_limited(string $path): void
    {
        for ($number = 0; $number < self::LIMIT; $number++) {
            $this->get(sprintf($path, 491570100 + $number))->assertOk();
        }
        // The same number again, and names, are free.
        $this->get(sprintf($path, 491570100))->assertOk();
        $this->get('/clients/lookup?search=mei')->assertOk();

        $this->get(sprintf($path, 491570156))->assertTooManyRequests()->assertHeader('Retry-After');
        $this->travel(11)->minutes();
        $this->get(sprintf($path, 491570156))->assertOk();
    }

    public function test_user_restricted_to_the_database_cannot_try_out_numbers_of_clients(): void
    {
        $client = Client::query()->sole();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDbClients, Ability::CanViewDatabaseOnly)->createOne());

        for ($number = 0; $number < self::LIMIT; $number++) {
            $this->get('/clients?search='.(491570100 + $number))->assertOk();
        }
        $this->get('/clients?search=491570156')->assertTooManyRequests();
        $this->assertSame(self::LIMIT, AuditEvent::query()->where('action', 'contact.lookup_missed')->count());
        $this->postJson('/calls', ['person_type' => 'client', 'person_id' => $client->id, 'number' => '0491 570 156'])->assertForbidden();
    }

    public function test_exports_of_searches_count_as_well(): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::Executive)->createOne());
        $export = fn (int $number): TestResponse => $this->postJson('/clients/export', ['reason' => 'Quarterly report', 'query' => ['search' => "phone:{$number}"]]);

        for ($number = 0; $number < self::LIMIT; $number++) {
            $export(491570100 + $number)->assertRedirect();
        }
        $export(491570156)->assertTooManyRequests();
        $this->getJson('/clients/lookup?search=phone:0491570157')->assertTooManyRequests();
    }

    public function test_letters_and_several_numbers_do_not_evade_the_limit(): void
    {
        $numbers = implode(' ', array_map(static fn (int $last): string => "-phone:0491x570x{$last}", range(100, 99 + self::LIMIT)));

        $this->getJson('/clients/lookup?search='.urlencode("state:VIC {$numbers}"))->assertOk();
        $this->getJson('/clients/lookup?search=phone:0491x570x156')->assertTooManyRequests();
    }

    #[TestWith(['０４９１５７０１５６'])]
    #[TestWith(['٠٤٩١٥٧٠١٥٦'])]
    #[TestWith(['0491ь570ь156'])]
    #[TestWith(['０４９１“５７０“１５６'])]
    #[TestWith(['mei.lin＠example．com'])]
    public function test_other_digits_and_signs_do_not_evade_the_limit(string $contact): void
    {
        $lookUp = fn (string $search): TestResponse => $this->getJson('/clients/lookup?search='.urlencode($search));
        $lookUp($contact)->assertJsonCount(1, 'hits');
        for ($number = 1; $number < self::LIMIT; $number++) {
            $lookUp('phone:'.(491570100 + $number))->assertOk();
        }

        $lookUp('phone:0491570199')->assertTooManyRequests();
        $this->get('/clients?name='.urlencode($contact))->assertSessionHasErrors('name');
    }

    #[TestWith(['/clients/lookup'])]
    #[TestWith(['/clients/full-search'])]
    public function test_body_does_not_hide_the_search_in_the_address(string $path): void
    {
        for ($number = 0; $number < self::LIMIT; $number++) {
            $this->json('GET', "{$path}?search=".(491570100 + $number), ['search' => 'mei'])->assertOk();
        }

        $this->json('GET', "{$path}?search=0491570156", ['search' => 'mei'])->assertTooManyRequests();
    }

    public function test_searches_are_not_limited_for_users_who_see_contacts(): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::AccountManager)->createOne());

        for ($number = 0; $number <= self::LIMIT; $number++) {
            $this->getJson('/clients/lookup?search=phone:'.(491570100 + $number))->assertOk();
        }
        $this->assertDatabaseCount('audit_events', 0);
    }

    #[TestWith(['/clients/lookup?search=phone:0491570999'])]
    #[TestWith(['/clients/full-search?search=0491570999'])]
    #[TestWith(['/clients/top-search-bar/0491570999'])]
    #[TestWith(['/clients?search=0491570999'])]
    public function test_a_miss_is_recorded_with_a_masked_number(string $path): void
    {
        $this->get($path)->assertOk();

        $miss = AuditEvent::query()->sole();
        $this->assertSame(['contact.lookup_missed', $this->analyst->id, ['search' => ['•••• ••• 999']]], [$miss->action, $miss->actor_id, $miss->after]);
    }

    #[TestWith(['phone:0491570156'])]
    #[TestWith(['mei.lin@example.com'])]
    #[TestWith(['nobody'])]
    #[TestWith(['dob:1986-02-04 -VIC'])]
    public function test_a_hit_and_other_searches_are_not_recorded(string $search): void
    {
        $this->getJson('/clients/lookup?search='.urlencode($search))->assertOk();

        $this->assertDatabaseCount('audit_events', 0);
    }
}
