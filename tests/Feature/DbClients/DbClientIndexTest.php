<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Domain\People\PersonDetails;
use App\Domain\People\PersonReader;
use App\Domain\Protection\SuppressionList;
use App\Enums\Ability;
use App\Enums\ConsentBasis;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Inertia\Testing\AssertableInertia;
use App\Lists\Matches\MatchPersonReader;
use App\Models\DbAddress;
use App\Models\DbList;
use App\Models\User;
use App\Queries\Search\PersonHitsQuery;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;

final class DbClientIndexTest extends DbClientTestCase
{
    public function test_list_shows_the_preferred_number_and_current_address(): void
    {
        $dbClient = $this->onList(['source' => 'Cup day stand'], '+61491570156', '+61491570157');
        $dbClient->phoneNumbers()->where('e164', '+61491570157')->update(['consent_basis' => ConsentBasis::Express]);
        DbAddress::factory()->createOne(['db_client_id' => $dbClient->id, 'suburb' => 'Carlton', 'state' => 'VIC', 'to_on' => '2020-01-01']);
        DbAddress::factory()->createOne(['db_client_id' => $dbClient->id, 'suburb' => 'Fitzroy', 'state' => 'VIC', 'from_on' => '2020-01-02']);

        $this->actingAs($this->manager)->get(route('db-clients.index'))->assertOk()
            ->assertInertia(static fn (AssertableInertia $page) => $page->component('DbClients/Index')
                ->where('db_clients.0.best_phone', '+61491570157')->where('db_clients.0.phones_count', 2)
                ->where('db_clients.0.suburb', 'Fitzroy')->where('db_clients.0.list_name', 'Spring calls')
                ->where('meta.count', 1)->where('can_manage', true)->where('is_own_lists_only', false)->etc());
    }

    public function test_suppressed_number_is_not_preferred(): void
    {
        $this->dbClient([], '+61491570156', '+61491570157');
        app(SuppressionList::class)->suppress(['+61491570156'], null, SuppressionReason::Invalid, null);

        $this->actingAs($this->manager)->get(route('db-clients.index'))
            ->assertInertia(static fn (AssertableInertia $page) => $page->where('db_clients.0.best_phone', '+61491570157')->where('db_clients.0.is_best_phone_suppressed', false)->etc());
    }

    public function test_numbers_are_masked_without_the_sms_ability(): void
    {
        $this->dbClient([], '+61491570156');
        $reader = User::factory()->withAbilities(Ability::ViewDbClients)->createOne();

        $this->actingAs($reader)->get(route('db-clients.index'))
            ->assertInertia(static fn (AssertableInertia $page) => $page->where('db_clients.0.best_phone', '•••• ••• 156')->where('can_create', false)->etc());
    }

    /** @return array<string, array{string, string}> */
    public static function filters(): array
    {
        return [
            'status' => ['status=suppressed', 'Suppressed'], 'assignee' => ['assignee=me', 'Mine'], 'no assignee' => ['assignee=unassigned&status=raw', 'Raw'],
            'source' => ['source=Import', 'Import'], 'consent' => ['consent=express', 'Express'], 'state' => ['state=TAS', 'Tasmanian'],
            'no valid phone' => ['has_valid_phone=0&source=Import', 'Import'], 'valid phone' => ['has_valid_phone=1', 'Callable'],
            'operators' => ['status=raw,validated&status_op=not', 'Suppressed'], 'no date of birth' => ['date_of_birth_op=empty&name=har+imp', 'Import'],
            'part of a source' => ['source_text=PORT', 'Import'], 'suburb' => ['suburb=ob', 'Tasmanian'], 'several' => ['source=Import,Expo', 'Import'],
            'with a comma' => ['source=Expo%5C,+Sydney,Nowhere', 'Comma'],
            'born' => ['date_of_birth=1970-01-01,1970-12-31&date_of_birth_op=between', 'Express'],
            'called' => ['called=1', 'Express'], 'not called' => ['called=0&has_valid_phone=1', 'Callable'],
            'name' => ['search=callab', 'Callable'], 'phone' => ['search=0491+570+158', 'Callable'],
        ];
    }

    #[DataProvider('filters')]
    public function test_filters_narrow_the_list(string $query, string $expected): void
    {
        $other = User::factory()->createOne();
        $rest = ['assignee_id' => $other->id, 'status' => DbClientStatus::Validated];
        $this->dbClient(['last_name' => 'Suppressed', ...$rest, 'status' => DbClientStatus::Suppressed]);
        $this->dbClient(['last_name' => 'Mine', ...$rest, 'assignee_id' => $this->manager->id]);
        $this->dbClient(['last_name' => 'Raw']);
        $this->dbClient(['last_name' => 'Import', ...$rest, 'source' => 'Import', 'date_of_birth' => null]);
        $this->dbClient(['last_name' => 'Express', ...$rest, 'consent_basis' => ConsentBasis::Express, 'date_of_birth' => '1970-12-31', 'worked_at' => now()]);
        DbAddress::factory()->createOne(['db_client_id' => $this->dbClient(['last_name' => 'Tasmanian', ...$rest])->id, 'state' => 'TAS', 'suburb' => 'Hobart', 'to_on' => null]);
        $this->dbClient(['last_name' => 'Callable', ...$rest], '+61491570158');
        $this->dbClient(['last_name' => 'Comma', ...$rest, 'source' => 'Expo, Sydney']);

        $this->actingAs($this->manager)->get(route('db-clients.index').'?'.$query)
            ->assertInertia(static fn (AssertableInertia $page) => $page->has('db_clients', 1)->where('db_clients.0.full_name', "Harriet {$expected}")->etc());
    }

    public function test_state_and_suburb_filters_test_the_address_that_the_row_shows(): void
    {
        $dbClient = $this->dbClient();
        foreach ([['TAS', 'Hobart', null], ['NSW', 'Coogee', '2024-01-01'], ['QLD', 'Noosa', null]] as [$state, $suburb, $from]) {
            DbAddress::factory()->createOne(['db_client_id' => $dbClient->id, 'state' => $state, 'suburb' => $suburb, 'from_on' => $from, 'created_at' => '2022-05-06']);
        }

        $queries = ['state=NSW' => 1, 'suburb=coog' => 1, 'state=TAS' => 0, 'suburb=noosa' => 0, 'state=NSW&state_op=not' => 0, 'state=QLD&state_op=not' => 1, 'state_op=empty' => 0];
        foreach ($queries as $query => $count) {
            $rows = $this->actingAs($this->manager)->get(route('db-clients.index')."?{$query}")->inertiaProps('db_clients');
            $this->assertSame(array_fill(0, $count, 'Coogee'), array_column($rows, 'suburb'), $query);
        }
        $this->get(route('db-clients.show', $dbClient))->assertInertia(static fn (AssertableInertia $page) => $page
            ->where('addresses.0.suburb', 'Coogee')->where('addresses.0.is_current', true)->where('addresses.1.suburb', 'Noosa')->where('addresses.1.is_current', false)->etc());
        $hit = app(PersonHitsQuery::class)->of('db_client', [$dbClient->id], $this->manager)[0];
        $match = app(MatchPersonReader::class)->rows(['db_client' => [$dbClient->id]])["db_client:{$dbClient->id}"];
        $read = app(PersonReader::class)->of('db_client', [$dbClient->id])[$dbClient->id];
        $this->assertSame(['Coogee NSW', 'Coogee', 'Coogee', 'Coogee'], [$hit->place, $match->suburb, $read->suburb, PersonDetails::ofDbClient($dbClient)->suburb]);
    }

    public function test_filter_names_a_colleague_who_left_and_lists_are_not_assigned_to_them(): void
    {
        $left = User::factory()->createOne(['first_name' => 'Ivy', 'last_name' => 'Gone', 'is_active' => false]);
        $this->dbClient(['assignee_id' => $left->id]);

        $this->actingAs($this->manager)->get(route('db-clients.index', ['assignee' => $left->id]))->assertInertia(fn (AssertableInertia $page) => $page
            ->has('db_clients', 1)
            ->where('choices.assignee', fn (iterable $options): bool => collect($options)->firstWhere('value', (string) $left->id)['label'] === 'Ivy Gone')
            ->where('choices.people', fn (iterable $people): bool => collect($people)->pluck('value')->intersect([(string) $left->id, (string) $this->contractor->id])->values()->all() === [(string) $this->contractor->id])
            ->etc());
    }

    public function test_unknown_filter_value_is_removed_from_the_url(): void
    {
        $this->actingAs($this->manager)->get(route('db-clients.index').'?consent=maybe&status=raw')
            ->assertRedirect(route('db-clients.index').'?status=raw')->assertSessionHas('error');
    }

    public function test_contractor_sees_only_callable_db_clients_of_own_open_lists(): void
    {
        $this->onList(['last_name' => 'Mine'], '+61491570156');
        $this->onList(['last_name' => 'Stopped', 'status' => DbClientStatus::Suppressed]);
        $this->dbClient(['last_name' => 'Unlisted']);
        $foreign = DbList::factory()->createOne();
        $this->dbClient(['last_name' => 'Foreign', 'db_list_id' => $foreign->id]);
        $closed = DbList::factory()->createOne(['assignee_id' => $this->contractor->id, 'closed_at' => now()]);
        $this->dbClient(['last_name' => 'Closed', 'db_list_id' => $closed->id]);

        $this->actingAs($this->contractor);
        $this->get(route('db-clients.index'))->assertInertia(static fn (AssertableInertia $page) => $page
            ->has('db_clients', 1)->where('db_clients.0.full_name', 'Harriet Mine')->where('db_clients.0.best_phone', '+61491570156')
            ->where('is_own_lists_only', true)->where('can_manage', false)->where('choices.assignee', [])->where('choices.source', [])->has('choices.list', 1)->etc());
        $this->get(route('db-clients.index', ['search' => 'unlisted']))->assertInertia(static fn (AssertableInertia $page) => $page->has('db_clients', 0)->etc());
        // Contractors can't filter by assignee or source.
        $this->get(
            route('db-clients.index', ['source' => 'Nowhere', 'assignee' => 'unassigned', 'state_op' => 'empty']),
        )->assertInertia(static fn (AssertableInertia $page) => $page->has('db_clients', 1)->etc());
        $this->get(route('db-clients.index', ['list' => $foreign->id]))->assertInertia(
            static fn (AssertableInertia $page) => $page->has('db_clients', 0)->etc(),
        );
        $this->get(route('db-clients.lists.index'))->assertInertia(
            static fn (AssertableInertia $page) => $page->has('db_lists', 1)->where('db_lists.0.name', 'Spring calls')->etc(),
        );
    }

    public function test_the_number_of_queries_does_not_grow_with_the_rows(): void
    {
        $count = function (): int {
            DB::flushQueryLog();
            DB::enableQueryLog();
            $this->actingAs($this->manager)->get(route('db-clients.index'))->assertOk();

            return count(DB::getQueryLog());
        };
        $this->dbClient([], '+61491570156');
        $count();
        $few = $count();
        foreach (['+61491570157', '+61491570158', '+61491570159'] as $number) {
            $this->dbClient([], $number);
        }

        $this->assertSame($few, $count());
    }
}
