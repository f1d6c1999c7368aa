<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\StaffRole;
use App\Http\Middleware\HandleInertiaRequests;
use App\Inertia\Testing\AssertableInertia;
use App\Lists\Clients\ClientList;
use App\Lists\ListContext;
use App\Lists\ListParameters;
use App\Lists\ListReader;
use App\Models\Affiliate;
use App\Models\Client;
use App\Models\ClientRating;
use App\Models\Company;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class ClientIndexTest extends TestCase
{
    use RefreshDatabase;

    private User $viewer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->viewer = User::factory()->withAbilities(Ability::ViewClients)->createOne();
    }

    public function test_row_has_all_columns(): void
    {
        ClientRating::query()->updateOrCreate(['value' => 3], ['description' => 'Steady', 'color' => '#00aa00']);
        $manager = User::factory()->createOne(['first_name' => 'Priya', 'last_name' => 'Nair']);
        $client = Client::factory()->managedBy($manager)->createOne([
            'company_id' => Company::create(['name' => 'Outback 88', 'slug' => 'outback-88', 'color' => '#123456'])->id,
            'affiliate_id' => Affiliate::create(['name' => 'Front Row Media'])->id,
            'first_name' => 'Joshua', 'last_name' => "O'Leary", 'pin' => '38871', 'state' => 'WA', 'status' => ClientStatus::Closed,
        ]);
        $client->forceFill([
            'client_rating' => 3, 'rating_reviewed_at' => '2026-11-01 02:03:04', 'balance_cents' => -2550,
            'last_bet_at' => '2026-11-20 03:05:00', 'betstop_state' => BetstopState::Registered, 'is_barred' => true, 'sms_opted_out_at' => now(),
        ])->save();

        $this->visit()->assertInertia(fn (AssertableInertia $page) => $page
            ->component('Clients/Index')
            ->where('clients.0', [
                'id' => $client->id, 'full_name' => "Joshua O'Leary", 'first_name' => 'Joshua', 'last_name' => "O'Leary", 'pin' => '38871',
                'company_name' => 'Outback 88', 'company_color' => '#123456', 'company_logo' => null,
                'account_manager' => ['id' => $manager->id, 'first_name' => 'Priya', 'full_name' => 'Priya Nair'],
                'affiliate_name' => 'Front Row Media', 'state' => 'WA', 'status' => 'closed',
                'client_rating' => 3, 'client_rating_description' => 'Steady', 'rating_reviewed_at' => '2026-11-01T02:03:04Z',
                'balance_cents' => -2550, 'last_bet_at' => '2026-11-20T03:05:00Z', 'last_deposit_at' => null,
                'created_at' => $client->created_at->toIso8601ZuluString(), 'is_betstopped' => true, 'is_barred' => true, 'is_sms_opted_out' => true,
            ])
            ->where('meta.sort', '-last_bet_at')
            ->where('meta.per_page', 25)
            ->where('meta.count', 1)
            ->where('meta.count_is_capped', false)
            ->where('can_export', false)
            ->has('choices.custom_risk_filter', 2)
            ->etc());
    }

    /** @param  array<string, string>  $query */
    #[DataProvider('filters')]
    public function test_list_is_filtered(array $query, string ...$expected): void
    {
        $this->seedFilterClients();
        $query = str_replace('{other}', (string) User::query()->where('first_name', 'Other')->value('id'), $query);

        $this->assertEqualsCanonicalizing($expected, array_column($this->rows($query), 'pin'));
    }

    /** @return iterable<string, list<mixed>> */
    public static function filters(): iterable
    {
        yield 'one status' => [['status' => 'pending'], '10001'];
        yield 'two statuses' => [['status' => 'pending,closed'], '10001', '10003'];
        yield 'state' => [['state' => 'TAS'], '10002'];
        yield 'rating' => [['client_rating' => '11,12'], '10002'];
        yield 'my clients' => [['account_manager' => 'me'], '10001'];
        yield 'unassigned' => [['account_manager' => 'unassigned'], '10003'];
        yield 'mine and unassigned' => [['account_manager' => 'me,unassigned'], '10001', '10003'];
        yield 'a colleague' => [['account_manager' => '{other}'], '10002'];
        yield 'company that is none' => [['company' => '999999']];
        yield 'risk check pending' => [['custom_risk_filter' => 'pending_new_acount_check'], '10001'];
        yield 'not betstopped in Genweb' => [['custom_risk_filter' => 'not_betstopped_in_genweb'], '10003'];
        yield 'two filters together' => [['status' => 'pending,closed', 'account_manager' => 'me'], '10001'];
        yield 'search' => [['search' => 'castel'], '10002'];
        yield 'search by PIN' => [['search' => '1000'], '10001', '10002', '10003'];
        yield 'search of two words' => [['search' => 'castellano mei'], '10002'];
        yield 'search without a word' => [['search' => '%%%']];
        yield 'blank filters' => [['search' => '  ', 'status' => '', 'state' => ''], '10001', '10002', '10003'];
    }

    /** @param  array<string, mixed>  $query */
    #[DataProvider('unknownParts')]
    public function test_invalid_query_parameter_is_dropped_with_a_message(array $query, string $kept, string $message): void
    {
        $this->actingAs($this->viewer)->get(route('clients.index', $query))
            ->assertRedirect(url('/clients').$kept)
            ->assertSessionHas('error', "Part of that link no longer works and was left out. {$message}");
    }

    /** @return iterable<string, array{array<string, mixed>, string, string}> */
    public static function unknownParts(): iterable
    {
        yield 'sort' => [['sort' => 'password', 'status' => 'active,closed'], '?status=active%2Cclosed', 'This list has no such order.'];
        yield 'search' => [['search' => str_repeat('a', 101)], '', 'Search for at most 100 characters.'];
        yield 'sort as array' => [['sort' => ['name']], '', 'The sort field must be a string.'];
        yield 'cursor' => [['cursor' => 'made-up', 'sort' => 'name'], '?sort=name', 'That page of the list no longer exists. This is the first page.'];
        yield 'page size' => [['per_page' => '100000'], '', 'A page has 25, 50, 100 or 200 rows.'];
        yield 'status' => [['status' => 'happy'], '', 'Status has no value “happy”.'];
        yield 'manager' => [['account_manager' => '1 or 1=1'], '', 'Manager has no value “1 or 1=1”.'];
        yield 'risk filter' => [['custom_risk_filter' => 'pending_new_account_check'], '', 'Risk has no value “pending_new_account_check”.'];
    }

    public function test_cursor_continues_after_the_last_row(): void
    {
        Client::factory()->count(30)->create();

        $first = $this->visit(['sort' => 'pin'])->inertiaProps();
        $second = $this->visit(['sort' => 'pin', 'cursor' => $first['meta']['next_cursor']])->inertiaProps();

        $pins = [...array_column($first['clients'], 'pin'), ...array_column($second['clients'], 'pin')];
        $this->assertSame(Client::query()->orderBy('pin')->pluck('pin')->all(), $pins);
        $this->assertNull($second['meta']['next_cursor']);
        $this->assertSame(30, $second['meta']['count']);
    }

    public function test_count_stops_at_the_cap(): void
    {
        config(['paddock.lists.count_cap' => 5]);
        Client::factory()->count(6)->create();

        $meta = $this->visit()->inertiaProps()['meta'];

        $this->assertSame(5, $meta['count']);
        $this->assertTrue($meta['count_is_capped']);
    }

    public function test_visits_within_a_minute_share_one_count_of_a_list_longer_than_the_cap(): void
    {
        config(['paddock.lists.count_cap' => 26]);
        Client::factory()->count(27)->create();
        $this->visit();
        Client::query()->firstOrFail()->delete();

        $this->assertTrue($this->visit()->inertiaProps()['meta']['count_is_capped']);
        $this->assertFalse($this->visit(['status' => 'pending,verified,active,dormant,closed'])->inertiaProps()['meta']['count_is_capped']);

        $this->travel(61)->seconds();
        $meta = $this->visit()->inertiaProps()['meta'];
        $this->assertSame(26, $meta['count']);
        $this->assertFalse($meta['count_is_capped']);
    }

    public function test_deleted_clients_are_not_listed(): void
    {
        Client::factory()->createOne()->delete();

        $this->assertSame([], $this->rows([]));
    }

    public function test_list_takes_one_select_and_one_count_for_any_number_of_rows(): void
    {
        Client::factory()->createMany(array_fill(0, 30, ['last_bet_at' => now()]));
        $list = app(ClientList::class);
        $queriesOf = static function (int $perPage) use ($list): int {
            DB::flushQueryLog();
            DB::enableQueryLog();
            app(ListReader::class)->read($list, new ListParameters($list->defaultOrder(), $perPage), new ListContext(new User));

            return count(DB::getQueryLog());
        };

        $this->assertSame(2, $queriesOf(5));
        $this->assertSame(2, $queriesOf(25));
        // Clients with a last bet don't fill the page, so clients without one are read too. The page then has all rows, so nothing is counted.
        $this->assertSame(2, $queriesOf(50));
    }

    public function test_partial_reload_omits_choices(): void
    {
        $this->actingAs($this->viewer)->get(route('clients.index'), [
            'X-Inertia' => 'true', 'X-Inertia-Version' => app(HandleInertiaRequests::class)->version(request()) ?? '',
            'X-Inertia-Partial-Component' => 'Clients/Index', 'X-Inertia-Partial-Data' => 'clients,meta',
        ])->assertInertia(fn (AssertableInertia $page) => $page->has('clients')->has('meta')->missing('choices')->etc());
    }

    public function test_list_requires_the_ability(): void
    {
        $this->get(route('clients.index'))->assertRedirect(route('login'));
        $this->actingAs(User::factory()->withRole(StaffRole::Marketing)->createOne())->get(route('clients.index'))->assertForbidden();
    }

    private function seedFilterClients(): void
    {
        $other = User::factory()->createOne(['first_name' => 'Other']);
        Client::factory()->awaitingRiskCheck()->managedBy($this->viewer)->createOne(['pin' => '10001', 'state' => 'VIC', 'first_name' => 'Harriet', 'last_name' => 'Okafor']);
        $rated = Client::factory()->managedBy($other)->createOne(['pin' => '10002', 'state' => 'TAS', 'first_name' => 'Mei-Lin', 'last_name' => 'Castellano']);
        $rated->forceFill(['client_rating' => 11, 'betstop_state' => BetstopState::Registered, 'genweb_betstopped_at' => now()])->save();
        $closed = Client::factory()->createOne(['pin' => '10003', 'state' => 'NSW', 'status' => ClientStatus::Closed, 'first_name' => 'Sam', 'last_name' => 'Vance']);
        $closed->forceFill(['betstop_state' => BetstopState::Registered])->save();
    }

    /**
     * @param  array<string, string>  $query
     * @return list<array<string, mixed>>
     */
    private function rows(array $query): array
    {
        return $this->visit($query)->inertiaProps()['clients'];
    }

    /**
     * @param  array<string, string>  $query
     * @return TestResponse<Response>
     */
    private function visit(array $query = []): TestResponse
    {
        return $this->actingAs($this->viewer)->get(route('clients.index', $query))->assertOk();
    }
}
