<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Actions\FilterPresets\SaveFilterPreset;
use App\Actions\FilterPresets\UpdateFilterPreset;
use App\Enums\Ability;
use App\Enums\FilterPresetList;
use App\Enums\StaffRole;
use App\Http\Middleware\HandleInertiaRequests;
use App\Inertia\Testing\AssertableInertia;
use App\Models\AuditEvent;
use App\Models\FilterPreset;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Validation\ValidationException;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

/** Only the owner changes a preset. Roles that it is shared with can open it. Others get a 404. */
final class FilterPresetTest extends TestCase
{
    use RefreshDatabase;

    private User $owner;

    private User $colleague;

    private User $stranger;

    protected function setUp(): void
    {
        parent::setUp();

        $this->owner = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        $this->colleague = User::factory()->withRole(StaffRole::SeniorAccountManager)->createOne();
        $this->stranger = User::factory()->withRole(StaffRole::RiskAnalyst)->createOne();
    }

    public function test_a_list_is_saved_with_its_filters_order_and_columns(): void
    {
        $response = $this->actingAs($this->owner)->post(route('filter-presets.store'), [
            'list' => 'clients', 'name' => 'Quiet Victorians', 'query' => 'state=VIC&last_bet_at=2026-01-01&last_bet_at_op=before&sort=-balance_cents&cursor=x&per_page=50&preset=9',
            'columns' => 'full_name,balance_cents', 'shared_role_ids' => [(string) $this->colleague->role_id], 'is_default' => true,
        ]);

        $preset = FilterPreset::query()->sole();
        $response->assertRedirect(route('clients.index', ['state' => 'VIC', 'last_bet_at' => '2026-01-01', 'last_bet_at_op' => 'before', 'sort' => '-balance_cents', 'preset' => $preset->id]));
        $this->assertSame(['state' => 'VIC', 'last_bet_at' => '2026-01-01', 'last_bet_at_op' => 'before'], $preset->filters);
        $this->assertSame(['full_name', 'balance_cents'], $preset->columns);
        $this->assertSame('Quiet Victorians', AuditEvent::query()->where('action', 'filter_preset.created')->sole()->after['name']);
        $this->assertDatabaseHas('filter_preset_defaults', ['user_id' => $this->owner->id, 'list' => 'clients', 'filter_preset_id' => $preset->id]);
    }

    public function test_preset_keeps_filters_with_the_value_zero(): void
    {
        $zeros = ['is_barred' => '0', 'is_sms_opted_out' => '0', 'balance_cents' => '0'];

        $response = $this->actingAs($this->owner)->post(route('filter-presets.store'), ['list' => 'clients', 'name' => 'Zeros', 'query' => http_build_query($zeros)]);

        $preset = FilterPreset::query()->sole();
        $this->assertSame($zeros, $preset->filters);
        $response->assertRedirect(route('clients.index', [...$zeros, 'preset' => $preset->id]));
        $this->get($response->headers->get('Location') ?? '')->assertOk()->assertInertia(fn (AssertableInertia $page) => $page
            ->where('presets.presets.0.query', $zeros)->etc());
    }

    public function test_second_of_two_simultaneous_presets_with_one_name_is_refused_with_a_message(): void
    {
        // Both forms were checked before either was saved.
        $save = fn (string $name): FilterPreset => app(SaveFilterPreset::class)->handle(
            $this->owner,
            FilterPresetList::Clients,
            $name,
            ['filters' => [], 'sort' => null, 'columns' => null],
            [],
            false,
        );
        [$mine, $other] = [$save('Mine'), $save('Other')];
        $operations = [
            fn (): FilterPreset => $save('Mine'),
            fn () => app(UpdateFilterPreset::class)->handle($other, 'Mine', [], null),
        ];

        foreach ($operations as $operation) {
            try {
                $operation();
                $this->fail('A second one of the name was saved.');
            } catch (ValidationException $refused) {
                $this->assertSame(['name' => ['You already have a preset with this name.']], $refused->errors());
            }
        }
        $this->assertSame([$mine->id => 'Mine', $other->id => 'Other'], FilterPreset::query()->orderBy('id')->pluck('name', 'id')->all());
    }

    public function test_list_without_parameters_opens_the_viewers_default_preset(): void
    {
        $preset = $this->preset(['filters' => ['status' => 'active'], 'sort' => 'name']);
        $this->actingAs($this->owner)->put(route('filter-presets.default', $preset))->assertSessionHas('success', "Clients opens with “{$preset->name}”.");

        $link = route('clients.index', ['status' => 'active', 'sort' => 'name', 'preset' => $preset->id]);
        $this->get(route('clients.index'))->assertRedirect($link);
        $this->get($link)->assertInertia(fn (AssertableInertia $page) => $page
            ->where('presets.presets.0.id', $preset->id)->where('presets.presets.0.is_default', true)->etc());
        $this->get(route('clients.index', ['preset' => 'none']))->assertOk();
        // The list takes its last filter away.
        $this->get(route('clients.index'), [
            'X-Inertia' => 'true', 'X-Inertia-Version' => app(HandleInertiaRequests::class)->version(request()) ?? '',
            'X-Inertia-Partial-Component' => 'Clients/Index', 'X-Inertia-Partial-Data' => 'clients,meta',
        ])->assertOk();
        $this->actingAs($this->stranger)->get(route('clients.index'))->assertOk();

        $this->actingAs($this->owner)->delete(route('filter-presets.default.destroy', $preset))->assertSessionHas('success');
        $this->get(route('clients.index'))->assertOk();
    }

    public function test_message_about_a_wrong_link_stays_until_the_default_preset_is_open(): void
    {
        $this->actingAs($this->owner)->put(route('filter-presets.default', $this->preset()));
        $message = 'Part of that link no longer works and was left out. That page of the list no longer exists. This is the first page.';

        $list = (string) $this->get(route('clients.index', ['cursor' => 'broken']))->assertRedirect(route('clients.index'))->headers->get('Location');
        $default = (string) $this->get($list)->assertRedirect()->headers->get('Location');
        $this->get($default)->assertInertia(static fn (AssertableInertia $page) => $page->where('flash.error', $message)->etc());
    }

    public function test_shared_preset_can_be_opened_and_made_default_but_not_changed(): void
    {
        $preset = $this->preset(['shared_role_ids' => [$this->colleague->role_id], 'filters' => ['status' => 'closed']]);

        $this->actingAs($this->colleague)->get(route('filter-presets.show', $preset))->assertRedirect(route('clients.index', ['status' => 'closed', 'preset' => $preset->id]));
        $this->get(route('clients.filter-presets.index'))->assertInertia(fn (AssertableInertia $page) => $page
            ->component('Clients/FilterPresets')
            ->where('presets.0', fn (mixed $shown): bool => $shown['owner_name'] === $this->owner->full_name && $shown['is_mine'] === false && $shown['can_update'] === false)
            ->etc());
        $this->put(route('filter-presets.default', $preset))->assertRedirect();
        $this->put(route('filter-presets.update', $preset), ['name' => 'Mine now'])->assertForbidden();
        $this->delete(route('filter-presets.destroy', $preset))->assertForbidden();
        $this->assertSame($preset->name, $preset->refresh()->name);
    }

    public function test_unshared_default_preset_shows_the_whole_list(): void
    {
        $preset = $this->preset(['shared_role_ids' => [$this->colleague->role_id], 'filters' => ['status' => 'closed']]);
        $this->actingAs($this->colleague)->put(route('filter-presets.default', $preset));
        $this->actingAs($this->owner)->put(route('filter-presets.update', $preset), ['name' => $preset->name, 'shared_role_ids' => []]);

        $this->actingAs($this->colleague)->get(route('clients.index'))->assertOk();
    }

    /** @param  array<string, string>  $filters */
    #[DataProvider('contactSearches')]
    public function test_search_for_a_contact_detail_is_not_shared_with_roles_that_see_contacts_masked(array $filters): void
    {
        $preset = $this->preset(['shared_role_ids' => [$this->colleague->role_id, $this->stranger->role_id], 'filters' => $filters]);
        $this->preset(['shared_role_ids' => [$this->stranger->role_id], 'filters' => ['search' => 'mei wong', 'last_bet_at' => '2026-01-01']]);

        $this->actingAs($this->stranger)->get(route('filter-presets.show', $preset))->assertNotFound();
        $this->get(route('clients.filter-presets.index'))->assertInertia(static fn (AssertableInertia $page) => $page->has('presets', 1)->where('presets.0.query.search', 'mei wong')->etc());
        $this->actingAs($this->colleague)->get(route('filter-presets.show', $preset))->assertRedirect();
    }

    /** @return iterable<string, array{array<string, string>}> */
    public static function contactSearches(): iterable
    {
        yield 'phone number' => [['search' => 'mei 0491 570 156']];
        yield 'email address' => [['search' => 'Mei@Example.com']];
        yield 'field' => [['search' => 'phone:570']];
        yield 'part of a phone number' => [['search' => 'mei 04915']];
        yield 'email filter' => [['email' => 'mei', 'email_op' => 'contains']];
    }

    #[DataProvider('operations')]
    public function test_unshared_preset_is_not_found(string $method, string $route): void
    {
        $preset = $this->preset(['shared_role_ids' => [$this->colleague->role_id]]);

        $this->actingAs($this->stranger)->call($method, route($route, $preset), ['name' => 'Mine now'])->assertNotFound();
        // Shared with the role, but of a list that this person may not see.
        $colleague = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $dbClients = $this->preset(['list' => FilterPresetList::DbClients, 'shared_role_ids' => [$colleague->role_id]]);
        $this->actingAs($colleague)->call($method, route($route, $dbClients), ['name' => 'Mine now'])->assertNotFound();
        $this->get(route('clients.filter-presets.index'))->assertInertia(fn (AssertableInertia $page) => $page->has('presets', 0)->etc());
    }

    /** @return iterable<string, array{string, string}> */
    public static function operations(): iterable
    {
        yield 'opening' => ['GET', 'filter-presets.show'];
        yield 'changing' => ['PUT', 'filter-presets.update'];
        yield 'deleting' => ['DELETE', 'filter-presets.destroy'];
        yield 'bringing back' => ['PUT', 'filter-presets.restore'];
        yield 'starting with it' => ['PUT', 'filter-presets.default'];
    }

    public function test_developer_can_change_all_presets(): void
    {
        $preset = $this->preset();

        $this->actingAs(User::factory()->withRole(StaffRole::Developer)->createOne())
            ->put(route('filter-presets.update', $preset), ['name' => 'Tidied'])->assertSessionHasNoErrors();

        $this->assertSame('Tidied', $preset->refresh()->name);
    }

    public function test_renaming_keeps_the_content_of_a_preset_and_overwriting_replaces_it(): void
    {
        $preset = $this->preset(['filters' => ['status' => 'closed'], 'columns' => ['full_name']]);

        $this->actingAs($this->owner)->put(route('filter-presets.update', $preset), ['name' => 'Closed ones', 'shared_role_ids' => []]);
        $this->assertSame(['status' => 'closed'], $preset->refresh()->filters);
        $this->assertSame(['name' => 'Closed ones'], AuditEvent::query()->where('action', 'filter_preset.updated')->sole()->after);

        $this->put(route('filter-presets.update', $preset), ['name' => 'Closed ones', 'query' => 'status=active&sort=name', 'columns' => '']);
        $preset->refresh();
        $this->assertSame([['status' => 'active'], 'name', null], [$preset->filters, $preset->sort, $preset->columns]);
    }

    public function test_preset_is_renamed_after_a_role_that_it_is_shared_with_lost_the_list(): void
    {
        $preset = $this->preset(['name' => 'Before', 'shared_role_ids' => [$this->colleague->role_id]]);
        $this->colleague->role->abilities()->where('ability', Ability::ViewClients)->delete();

        // The form doesn't show the role, so it sends it back.
        $this->actingAs($this->owner)->put(route('filter-presets.update', $preset), ['name' => 'After', 'shared_role_ids' => [(string) $this->colleague->role_id]])->assertSessionHasNoErrors();

        $this->assertSame(['After', [$this->colleague->role_id]], [$preset->refresh()->name, $preset->shared_role_ids]);
    }

    public function test_restored_preset_is_a_default_again(): void
    {
        $preset = $this->preset(['filters' => ['status' => 'closed']]);
        $this->actingAs($this->owner)->put(route('filter-presets.default', $preset));

        $this->from(route('clients.filter-presets.index'))->delete(route('filter-presets.destroy', $preset))->assertRedirect(route('clients.filter-presets.index'));
        $this->get(route('clients.filter-presets.index'))->assertInertia(fn (AssertableInertia $page) => $page
            ->where('deleted', ['id' => $preset->id, 'name' => $preset->name])->has('presets', 0)->etc());
        $this->get(route('clients.index'))->assertOk();
        $this->get(route('filter-presets.show', $preset))->assertNotFound();

        $this->put(route('filter-presets.restore', $preset))->assertSessionHas('success');
        $this->get(route('clients.index'))->assertRedirect();
    }

    public function test_name_of_a_deleted_preset_can_be_used_again(): void
    {
        $this->preset(['name' => 'Mine'])->delete();

        $this->actingAs($this->owner)->post(route('filter-presets.store'), ['list' => 'clients', 'name' => 'Mine', 'query' => ''])->assertSessionHasNoErrors();
        $this->assertSame(1, FilterPreset::withTrashed()->count());
    }

    /** @param  array<string, mixed>  $input */
    #[DataProvider('mistakes')]
    public function test_invalid_preset_is_refused(array $input, string $field, string $message): void
    {
        $this->preset(['name' => 'Taken']);

        $this->actingAs($this->owner)->post(route('filter-presets.store'), ['list' => 'clients', 'name' => 'New', 'query' => '', ...$input])
            ->assertSessionHasErrors([$field => $message]);
    }

    /** @return iterable<string, array{array<string, mixed>, string, string}> */
    public static function mistakes(): iterable
    {
        yield 'no name' => [['name' => ' '], 'name', 'Enter a name.'];
        yield 'a name that is taken' => [['name' => 'Taken'], 'name', 'You already have a preset with this name.'];
        yield 'a list that is none' => [['list' => 'horses'], 'list', 'The selected list is invalid.'];
        yield 'a role that does not see clients' => [['shared_role_ids' => ['999999']], 'shared_role_ids.0', 'This role can’t see this list.'];
        yield 'a filter that the list does not have' => [['query' => 'DROP=1'], 'query', 'This list has no filter “DROP”. Reload the page and choose again.'];
        yield 'a value that the filter does not have' => [['query' => 'state=XYZ'], 'query', 'State has no value “XYZ”.'];
        yield 'an order that the list does not have' => [['query' => 'sort=shoe_size'], 'query', 'This list has no such order.'];
        yield 'columns that are none' => [['columns' => 'a;b'], 'columns', 'Choose columns of this list.'];
    }

    public function test_presets_of_a_list_need_its_ability(): void
    {
        $marketing = User::factory()->withRole(StaffRole::Marketing)->createOne();
        $this->actingAs($marketing)->post(route('filter-presets.store'), ['list' => 'clients', 'name' => 'X', 'query' => ''])->assertForbidden();

        foreach ([FilterPresetList::DbClients, FilterPresetList::Transactions] as $list) {
            $this->actingAs(User::factory()->withAbilities($list->ability())->createOne());
            $this->post(route('filter-presets.store'), ['list' => 'clients', 'name' => 'X', 'query' => ''])->assertForbidden();
            $this->post(route('filter-presets.store'), ['list' => $list->value, 'name' => 'X', 'query' => ''])->assertSessionHasNoErrors();
            $this->get(route('clients.filter-presets.index'))->assertInertia(fn (AssertableInertia $page) => $page->has('presets', 1)->where('presets.0.can_update', true)->etc());
        }
    }

    /** @param  array<string, mixed>  $facts */
    private function preset(array $facts = []): FilterPreset
    {
        return FilterPreset::factory()->createOne(['user_id' => $this->owner->id, ...$facts]);
    }
}
