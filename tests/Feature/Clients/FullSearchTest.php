<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Enums\ClientStatus;
use App\Enums\LeadStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Search\SearchIndex;
use App\Models\Affiliate;
use App\Models\Client;
use App\Models\Company;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\Lead;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class FullSearchTest extends TestCase
{
    use RefreshDatabase;

    protected function setUp(): void
    {
        parent::setUp();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDbClients, Ability::ViewSmsPanel)->createOne());
        $tom = User::factory()->createOne(['first_name' => 'Tom', 'last_name' => 'Vance']);
        $punt = Company::create(['name' => 'Harbour Punt', 'slug' => 'harbour-punt', 'color' => '#123456']);

        Client::factory()->createOne([
            'first_name' => 'Mei-Lin', 'last_name' => 'van der Berg', 'pin' => '40218', 'mobile_e164' => '+61491570156', 'email' => 'mei.lin@example.com', 'date_of_birth' => '1986-02-04',
            'state' => 'VIC', 'suburb' => 'Fitzroy', 'postcode' => '3065', 'address' => '108 Alma Rd', 'account_manager_id' => $tom->id, 'company_id' => $punt->id, 'status' => ClientStatus::Active,
            'affiliate_id' => Affiliate::factory()->createOne(['name' => 'Turf Talk'])->id, 'client_rating' => 5,
        ]);
        Client::factory()->createOne(['first_name' => 'Mei', 'last_name' => 'Linden', 'pin' => '50001', 'mobile_e164' => '+61400000001', 'email' => 'x@example.com', 'date_of_birth' => '1986-07-01', 'state' => 'NSW', 'status' => ClientStatus::Closed]);
        Lead::factory()->createOne(['first_name' => 'Mei', 'last_name' => 'Castellano', 'mobile_e164' => '+61491570999', 'status' => LeadStatus::New, 'state' => 'VIC', 'source' => 'Trade show']);
        Lead::factory()->createOne(['first_name' => 'Nadia', 'last_name' => 'Nowhere', 'mobile_e164' => null, 'email' => null, 'state' => null, 'suburb' => null, 'owner_id' => null, 'source' => null, 'status' => LeadStatus::Lost]);
        $dbClient = DbClient::factory()->createOne(['first_name' => 'Mei', 'last_name' => 'Prosper', 'source' => 'Trade-show Perth']);
        DbPhoneNumber::factory()->createOne(['db_client_id' => $dbClient->id, 'e164' => '+61491570777']);
        DbAddress::factory()->createOne(['db_client_id' => $dbClient->id, 'state' => 'VIC', 'suburb' => 'Carlton', 'postcode' => '3053', 'line' => '3 Alma Cres', 'to_on' => null]);
        app(SearchIndex::class)->put($dbClient);
    }

    /** @return array<string, array{string, list<string>}> */
    public static function searches(): array
    {
        $berg = 'Mei-Lin van der Berg';

        return [
            'a word' => ['mei', [$berg, 'Mei Linden', 'Mei Castellano', 'Mei Prosper']],
            'whole words' => ['mei "lin"', [$berg]],
            'words of a name in quotes' => ['"van der berg"', [$berg]],
            'without a status' => ['mei -closed', [$berg, 'Mei Castellano', 'Mei Prosper']],
            'without a state' => ['mei -NSW state:VIC', [$berg, 'Mei Castellano', 'Mei Prosper']],
            'without a name' => ['mei -linden -castellano', [$berg, 'Mei Prosper']],
            'the end of a phone' => ['phone:570156', [$berg]],
            'a phone in another notation' => ['phone:"0491 570 156"', [$berg]],
            'an international phone' => ['phone:+61491570', [$berg, 'Mei Castellano', 'Mei Prosper']],
            'the last four digits' => ['phone:0777', ['Mei Prosper']],
            'a pin' => ['pin:402', [$berg]],
            'a birthday' => ['dob:4/2/1986', [$berg]],
            'a birthday the other way' => ['dob:1986-02-04', [$berg]],
            'a year of birth' => ['dob:1986', ['Mei Linden', $berg]],
            'an email' => ['email:MEI.LIN@', [$berg]],
            'a suburb' => ['suburb:carl', ['Mei Prosper']],
            'a postcode' => ['postcode:3065', [$berg]],
            'an address in a postcode' => ['address:"alma rd" postcode:3065', [$berg]],
            'an address in a suburb' => ['address:ALMA suburb:carl', ['Mei Prosper']],
            'another address of the suburb' => ['address:smith suburb:fitz', []],
            'a source' => ['source:"trade show"', ['Mei Castellano', 'Mei Prosper']],
            'not the source, where it is empty' => ['nowhere -source:trade', ['Nadia Nowhere']],
            'a company' => ['company:harbour', [$berg]],
            'a manager' => ['manager:tom', [$berg]],
            'an affiliate' => ['affiliate:turf', [$berg]],
            'a rating' => ['rating:5', [$berg]],
            'not the rating, where it is empty' => ['mei -rating:5', ['Mei Linden', 'Mei Castellano', 'Mei Prosper']],
            'a status' => ['status:new', ['Mei Castellano']],
            'a name and a state' => ['name:lin state:vic', [$berg]],
            'not the field' => ['mei -state:VIC', ['Mei Linden']],
            'only what must not be' => ['-closed', []],
            'not the field, where it is empty' => ['nowhere -state:VIC', ['Nadia Nowhere']],
            'not the suburb, where it is empty' => ['nowhere -suburb:fitz', ['Nadia Nowhere']],
            'not the manager, where it is empty' => ['nowhere -manager:tom', ['Nadia Nowhere']],
            'wildcards' => ['suburb:%', []],
        ];
    }

    /** @param  list<string>  $names */
    #[DataProvider('searches')]
    public function test_every_field_is_searched_in_all_kinds_of_record(string $search, array $names): void
    {
        $this->assertEqualsCanonicalizing($names, $this->namesOf($search));
    }

    /** @return array<string, array{string, non-empty-string, list<string>}> */
    public static function misunderstandings(): array
    {
        return [
            'no such field' => ['colour:red', 'There is no field “colour”.', []],
            'no such day' => ['mei dob:31/02/1986', '“31/02/1986” is not valid after dob:.', []],
            'no such day beside a PIN' => ['pin:40218 dob:29/2/1983', '“29/2/1983” is not valid after dob:.', []],
            'no such day to exclude' => ['mei -dob:29/2/1983', '“29/2/1983” is not valid after dob:.', []],
            'a name and nothing after the colon' => ['mei dob:', 'Enter a value after dob:', []],
            'a name and no such field' => ['linden colour:', 'There is no field “colour”.', ['Mei Linden']],
            'no such rating' => ['rating:good', '“good” is not valid after rating:.', []],
            'no such state' => ['state:texas', '“texas” is not valid after state:.', []],
            'an address anywhere' => ['address:alma', 'Add suburb: or postcode: to search by an address.', []],
            'nothing after the colon' => ['pin:', 'Enter a value after pin:, such as pin:402.', []],
            'an open quote' => ['"van der berg', 'The closing quotation mark is missing', ['Mei-Lin van der Berg']],
        ];
    }

    /**
     * @param  non-empty-string  $hint
     * @param  list<string>  $names
     */
    #[DataProvider('misunderstandings')]
    public function test_invalid_search_value_gives_a_hint_and_no_results(string $search, string $hint, array $names): void
    {
        $page = $this->search($search)->assertOk()->inertiaProps();

        $this->assertStringStartsWith($hint, $page['hints'][0]);
        $this->assertEqualsCanonicalizing($names, $this->namesOf($search));
    }

    public function test_any_text_can_be_searched(): void
    {
        foreach (["'", '"""', '-', ':', '-:', '--', 'phone:', '\\', '%00', "\u{202E}x", str_repeat('a ', 400), 'dob:0000-00-00', 'dob:9999', 'a:b:c', '"" -""'] as $search) {
            $this->search($search)->assertOk();
        }
        $this->get('/clients/full-search?search[]=a&type[]=b&page[]=c')->assertOk();
    }

    public function test_one_kind_is_read_page_by_page(): void
    {
        Client::factory()->count(27)->create(['last_name' => 'Quigley']);

        $this->search('quigley')->assertInertia(fn ($page) => $page->has('groups', 3)->has('groups.0.hits', 10)->where('groups.0.meta.has_next', true)->where('groups.1.hits', []));
        $this->get('/clients/full-search?search=quigley&type=client&page=2')->assertInertia(fn ($page) => $page->has('groups', 1)->has('groups.0.hits', 2)->where('groups.0.meta.has_next', false));
    }

    public function test_search_shows_only_records_the_viewer_may_see(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());
        $this->search('mei')->assertInertia(fn ($page) => $page->has('groups', 2)
            ->where('groups.0.hits.0.phone', fn (string $phone) => str_starts_with($phone, '•••• '))->where('groups.0.hits.0.email', fn (string $email) => str_contains($email, '•••@')));

        $this->actingAs(User::factory()->withAbilities(Ability::ViewDbClients)->createOne());
        $this->search('mei')->assertForbidden();

        // Limited to their own lists, although they see all clients.
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDbClients, Ability::CanViewDatabaseOnly)->createOne());
        $this->search('mei')->assertInertia(fn ($page) => $page->has('groups', 2)->where('groups.1.type', 'lead'));
        $this->get('/clients/full-search?search=mei&type=db_client')->assertInertia(fn ($page) => $page->has('groups', 0));
    }

    public function test_hidden_addresses_cannot_be_searched(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());

        foreach (['address:alma postcode:3065', 'mei postcode:3065 -address:alma'] as $search) {
            $page = $this->search($search)->assertOk()->inertiaProps();
            $this->assertSame(['You can’t search by address, because contact details are hidden from you.'], $page['hints']);
            $this->assertSame([], $this->namesOf($search));
        }
        $this->assertNotContains('address:alma postcode:3065', array_column($page['fields'], 'value'));
    }

    /** @return array<string, array{string, list<string>, bool}> the search, the clients found, and whether a hint says that contacts are searched whole */
    public static function maskedSearches(): array
    {
        $berg = 'Mei-Lin van der Berg';

        return [
            'a part of a phone beside the PIN' => ['pin:40218 phone:04915', [], true],
            'a wrong part of a phone beside the PIN' => ['pin:40218 phone:04999', [], true],
            'not a part of a phone' => ['pin:40218 -phone:04915', [], true],
            'a part of a phone' => ['phone:570156', [], true],
            'a whole phone' => ['phone:"0491 570 156"', [$berg], false],
            'a whole phone in quotes' => ['"0491 570 156"', [$berg], false],
            'another’s whole phone' => ['pin:40218 phone:0400000001', [], false],
            'a whole phone of a lead' => ['phone:+61491570999', ['Mei Castellano'], false],
            'a whole phone of a DB client' => ['0491 570 777', ['Mei Prosper'], false],
            'not a whole phone' => ['mei -phone:0491570156 -0400000001', ['Mei Castellano', 'Mei Prosper'], false],
            'without digits of a phone' => ['mei -049157', [], true],
            'a part of an email beside the PIN' => ['pin:40218 email:me', [], true],
            'a whole email' => ['email:MEI.LIN@example.com', [$berg], false],
            'not a part of an email' => ['pin:40218 -email:me', [], true],
            'without a part of an email' => ['pin:40218 -mei.l', [$berg], false],
            'an email as a name' => ['pin:40218 name:mei.lin@e', [], true],
            'a name with full stops' => ['pin:40218 name:mei.l', [$berg], false],
            'not an email as a name' => ['pin:40218 -name:mei.lin@e', [$berg], false],
            'a PIN’s beginning' => ['402 -500', [$berg], false],
            'digits of a phone in quotes' => ['mei "570156"', [], false],
            'a PIN in quotes' => ['"40218"', [$berg], false],
        ];
    }

    /** @param  list<string>  $names */
    #[DataProvider('maskedSearches')]
    public function test_users_who_see_masked_contacts_find_only_by_whole_values(string $search, array $names, bool $isHinted): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDbClients)->createOne());

        $this->assertEqualsCanonicalizing($names, $this->namesOf($search));
        $this->assertSame($isHinted ? ['Enter the whole phone number or email address. You can’t search by a part of it.'] : [], $this->search($search)->inertiaProps()['hints']);
    }

    public function test_roles_with_masked_contacts_cannot_find_out_a_contact_by_searching_lists(): void
    {
        foreach ([StaffRole::Executive, StaffRole::RiskAnalyst] as $role) {
            $this->actingAs(User::factory()->withRole($role)->createOne());
            foreach (['/clients' => ['clients', '0491570', '0491570156'], '/clients/leads' => ['leads', '0491570', '0491570999']] as $url => [$rows, $part, $whole]) {
                $this->get("{$url}?search={$part}")->assertInertia(fn ($page) => $page->where($rows, []));
                $this->get("{$url}?search={$whole}")->assertInertia(fn ($page) => $page->has($rows, 1));
            }
        }

        $this->actingAs(User::factory()->withAbilities(Ability::ViewDbClients)->createOne());
        foreach (['0491570' => 0, '0491570777' => 1] as $search => $found) {
            foreach (['/db-clients', '/db-clients/phone-numbers', '/db-clients/addresses'] as $url) {
                $this->get("{$url}?search={$search}")->assertInertia(fn ($page) => $page->where('meta.count', $found));
            }
        }
    }

    public function test_profile_search_and_palette_use_the_same_syntax(): void
    {
        $this->get('/clients/top-search-bar/'.rawurlencode('dob:1986 -closed'))->assertInertia(fn ($page) => $page->has('clients', 1)->where('clients.0.pin', '40218'));
        $this->get('/clients/top-search-bar/'.rawurlencode('state:texas'))->assertInertia(fn ($page) => $page->has('clients', 0)->where('meta.is_searchable', true)->has('meta.hints', 1));
        $this->getJson('/clients/lookup?search='.rawurlencode('phone:570156'))->assertOk()->assertJsonCount(1, 'hits')->assertJsonPath('hits.0.pin', '40218');
        $this->getJson('/clients/lookup?search='.rawurlencode('state:texas'))->assertJsonCount(0, 'hits')->assertJsonCount(1, 'hints');
    }

    /** @return TestResponse<Response> */
    private function search(string $search): TestResponse
    {
        return $this->get('/clients/full-search?search='.rawurlencode($search));
    }

    /** @return list<string> */
    private function namesOf(string $search): array
    {
        /** @var list<array{hits: list<array{full_name: string}>}> $groups */
        $groups = $this->search($search)->inertiaProps()['groups'];

        return array_merge(...array_map(static fn (array $group): array => array_column($group['hits'], 'full_name'), $groups));
    }
}
