<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Infrastructure\Search\PeopleSearch;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchSyntax;
use App\Models\Client;
use App\Models\Company;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\Lead;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

/** People are found however a number or a name is written. */
final class SearchSpellingTest extends TestCase
{
    use RefreshDatabase;

    private User $viewer;

    private Client $client;

    private DbClient $dbClient;

    private Lead $lead;

    protected function setUp(): void
    {
        parent::setUp();
        $this->viewer = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDbClients, Ability::ViewSmsPanel)->createOne();
        $manager = User::factory()->createOne(['first_name' => 'Tom', 'last_name' => "O'Brien"]);
        $company = Company::create(['name' => "Regal's Béts", 'slug' => 'regal', 'color' => '#123456']);
        $this->client = Client::factory()->createOne([
            'first_name' => 'J.P.', 'last_name' => 'van der Berg', 'preferred_name' => 'Jack', 'pin' => '40218', 'mobile_e164' => '+61491570156', 'email' => 'x@example.com',
            'suburb' => "O'Connor", 'state' => 'VIC', 'account_manager_id' => $manager->id, 'company_id' => $company->id,
        ]);
        Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Quigley', 'preferred_name' => null, 'pin' => '50001', 'mobile_e164' => '+61400000001', 'email' => null, 'suburb' => 'Carlton', 'state' => 'NSW', 'account_manager_id' => null]);
        $this->lead = Lead::factory()->createOne(['first_name' => 'Lea', 'last_name' => 'Ngo', 'mobile_e164' => '+61400000002', 'suburb' => 'St Kilda', 'owner_id' => $manager->id]);
        $this->dbClient = DbClient::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'email' => null]);
        DbPhoneNumber::factory()->createOne(['db_client_id' => $this->dbClient->id, 'e164' => '+61395551234']);
        DbAddress::factory()->createOne(['db_client_id' => $this->dbClient->id, 'suburb' => 'Côte Lane']);
        app(SearchIndex::class)->put($this->dbClient);
    }

    #[TestWith(['0491570 156'])]
    #[TestWith(['04 91570156'])]
    #[TestWith(['+61 491570 156'])]
    #[TestWith(['0491570 156 berg'])]
    #[TestWith(['phone:0491570 156'])]
    #[TestWith(['phone:0491 570 156 berg'])]
    #[TestWith(['91570156'])]
    #[TestWith(['phone:91570156'])]
    #[TestWith(['0491 570 156, berg'])]
    #[TestWith(['phone:0491 570 156, berg'])]
    #[TestWith(['phone:+61 (0)491 570 156'])]
    #[TestWith(['phone:0011 61 491 570 156'])]
    #[TestWith(['phone:1570156'])]
    #[TestWith(['1570156 berg'])]
    #[TestWith(['phone:70156'])]
    #[TestWith(['pin:402 phone:0491570'])]
    #[TestWith(['402 phone:0491'])]
    #[TestWith(['40218 0491 570 156'])]
    #[TestWith(['j.p.'])]
    #[TestWith(['J.P. berg'])]
    #[TestWith(['"J.P. van der"'])]
    #[TestWith(['"jack van der berg"'])]
    #[TestWith(['"van der Berg"'])]
    #[TestWith(['suburb:oconnor'])]
    #[TestWith(['suburb:O’Con'])]
    #[TestWith(['manager:obrien'])]
    #[TestWith(['manager:O’Brien -quigley'])]
    #[TestWith(['manager:"tom o\'brien"'])]
    #[TestWith(['manager:brien'])]
    #[TestWith(['company:regals'])]
    #[TestWith(['company:"regal\'s bets"'])]
    #[TestWith(['state:Victoria'])]
    #[TestWith(['berg state:victoria'])]
    #[TestWith(['berg -Victoria'])]
    public function test_a_client_is_found(string $search): void
    {
        $this->assertSame([$this->client->id], $this->find('client', $search));
    }

    #[TestWith(['"Berg van"'])]
    #[TestWith(['"der van berg"'])]
    #[TestWith(['"van berg"'])]
    #[TestWith(['manager:"tom vance"'])]
    #[TestWith(['manager:%'])]
    #[TestWith(['company:bets'])]
    #[TestWith(['suburb:%'])]
    #[TestWith(['phone:91570157'])]
    #[TestWith(['0491570 157'])]
    #[TestWith(['berg -VIC'])]
    #[TestWith(['state:"New South Wales" berg'])]
    public function test_no_client_is_found(string $search): void
    {
        $this->assertSame([], $this->find('client', $search));
    }

    #[TestWith(['St.John'])]
    #[TestWith(['"Ann St.John"'])]
    #[TestWith(['name:st.john'])]
    #[TestWith(['name:"Ann St.John"'])]
    public function test_name_with_a_full_stop_is_found_as_it_is_written(string $search): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'St.John', 'email' => null]);

        $this->assertSame([$client->id], $this->find('client', $search));
        $this->viewer = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $this->assertSame([$client->id], $this->find('client', $search));
    }

    #[TestWith(['(03) 9555 1234'])]
    #[TestWith(['(03) 95551234'])]
    #[TestWith(['03 95551234'])]
    #[TestWith(['0395551234'])]
    #[TestWith(['9555 1234'])]
    #[TestWith(['95551234'])]
    #[TestWith(['phone:9555 1234'])]
    #[TestWith(['+61 (0)3 9555 1234'])]
    #[TestWith(['okafor suburb:cotelane'])]
    #[TestWith(['suburb:"Cote L"'])]
    public function test_db_client_is_found(string $search): void
    {
        $this->assertSame([$this->dbClient->id], $this->find('db_client', $search));
    }

    public function test_suburb_of_a_lead_is_found_in_any_spelling(): void
    {
        $this->assertSame([$this->lead->id], $this->find('lead', 'suburb:stkilda'));
        $this->assertSame([$this->lead->id], $this->find('lead', 'manager:obrien suburb:"st k"'));
    }

    public function test_lists_find_them_too(): void
    {
        $this->actingAs($this->viewer);
        foreach (
            [
                '/clients?search=0491570%20156' => 'clients',
                '/clients?search=91570156' => 'clients',
                '/clients?search=j.p.' => 'clients',
                '/db-clients?search=95551234' => 'db-clients',
                '/db-clients?search=03%2095551234' => 'db-clients',
            ] as $url => $rows
        ) {
            $this->get($url)->assertInertia(fn ($page) => $page->where('meta.count', 1)->etc());
        }
    }

    public function test_pin_match_comes_before_a_number_ending_in_the_same_digits(): void
    {
        $other = Client::factory()->createOne(['pin' => '77777', 'mobile_e164' => '+61491540218']);

        $this->assertSame([$this->client->id, $other->id], $this->find('client', '40218'));
    }

    public function test_part_of_a_number_finds_no_one_for_users_who_see_it_masked(): void
    {
        $this->viewer = User::factory()->withAbilities(Ability::ViewClients)->createOne();

        $this->assertSame([], $this->find('client', '91570156'));
        $this->assertSame([], $this->find('client', '1570 156'));
        $this->assertSame([$this->client->id], $this->find('client', '0491570 156'));
        $this->assertSame([], app(SearchSyntax::class)->parse('0491570 156', $this->viewer)->hints);
    }

    #[TestWith(['-closed'])]
    #[TestWith(['-berg'])]
    #[TestWith(['-state:VIC -closed'])]
    public function test_incomplete_search_gives_a_hint(string $search): void
    {
        $this->assertSame(['Add a word or field without a minus.'], app(SearchSyntax::class)->parse($search, $this->viewer)->hints);
    }

    public function test_invalid_parameters_are_ignored_and_reported(): void
    {
        $hint = ['Invalid characters were ignored.'];
        $this->actingAs($this->viewer);

        $this->getJson('/clients/lookup?search=%00%ff')->assertOk()->assertJson(['hits' => [], 'hints' => $hint]);
        $this->getJson('/clients/lookup?search=berg%ff')->assertJsonPath('hints', $hint)->assertJsonCount(1, 'hits');
        $this->get('/clients/full-search?search=%E0%A4')->assertOk()->assertInertia(fn ($page) => $page->where('hints', $hint)->etc());
        $this->get('/clients/top-search-bar/%E0%A4')->assertRedirect('/clients/top-search-bar/%EF%BF%BD');
        $this->get('/clients/top-search-bar/%EF%BF%BD')->assertInertia(fn ($page) => $page->where('meta.hints', $hint)->where('clients', [])->etc());
        $this->get('/clients?search=%ff')->assertBadRequest();
    }

    /** @return list<int> */
    private function find(string $type, string $search): array
    {
        return app(PeopleSearch::class)->look($type, app(SearchSyntax::class)->parse($search, $this->viewer), 10)->ids;
    }
}
