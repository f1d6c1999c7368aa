<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Enums\Ability;
use App\Enums\DbCleanupKind;
use App\Enums\DbCleanupStatus;
use App\Inertia\Testing\AssertableInertia;
use App\Models\AuditEvent;
use App\Models\DbAddress;
use App\Models\DbCleanup;
use App\Models\DbClient;
use App\Models\DbList;
use App\Models\User;
use PHPUnit\Framework\Attributes\TestWith;

/** Clean-ups of selected or filtered DB clients. */
final class DbCleanupSelectionTest extends DbClientTestCase
{
    protected function setUp(): void
    {
        parent::setUp();

        $this->actingAs($this->manager);
    }

    public function test_preview_shows_a_name_that_ends_with_any_letter(): void
    {
        $greek = $this->dbClient(['first_name' => 'ΕΛΕΝΗ', 'last_name' => '']);

        $this->postJson(route('db-clients.clean-up.preview'), ['kind' => 'fix_name_case', 'all' => false, 'ids' => [$greek->id]])->assertOk()
            ->assertJson(['samples' => [['after' => 'Ελενη']]]);
    }

    public function test_selected_db_clients_are_previewed_cleaned_up_and_undone(): void
    {
        $ticked = $this->dbClient(['first_name' => 'HARRIET']);
        $other = $this->dbClient(['first_name' => 'HARRIET']);
        $selection = ['all' => false, 'ids' => [$ticked->id]];

        $this->postJson(route('db-clients.clean-up.preview'), ['kind' => 'fix_name_case', ...$selection])->assertOk()
            ->assertJson(['kind' => 'fix_name_case', 'looked_at' => 1, 'total_rows' => 1, 'changes' => 1, 'samples' => [['after' => 'Harriet · Okafor']]]);
        $this->assertSame('HARRIET', $ticked->refresh()->first_name);

        $run = $this->clean(DbCleanupKind::FixNameCase, $selection);
        $this->assertSame([DbCleanupStatus::Done, 1, 1, 1], [$run->status, $run->total_rows, $run->processed_rows, $run->changed_rows]);
        $this->assertSame(['Harriet', 'HARRIET'], [$ticked->refresh()->first_name, $other->refresh()->first_name]);
        $this->assertEquals(['kind' => 'fix_name_case', 'db_clients' => 1, 'filters' => null], AuditEvent::query()->where('action', 'db_cleanup.started')->sole()->after);
        $this->get(route('db-clients.clean-up.index'))->assertInertia(static fn (AssertableInertia $page) => $page->where('runs.0.scope', '1 selected DB client')->etc());

        $this->delete(route('db-clients.clean-up.destroy', $run))->assertSessionHasNoErrors();
        $this->assertSame('HARRIET', $ticked->refresh()->first_name);
    }

    public function test_filtered_clean_up_reaches_rows_that_leave_the_filter(): void
    {
        $wrong = ['0491 570 156', '0491 570 157'];
        $inTasmania = array_map(function () use ($wrong): DbClient {
            $dbClient = $this->dbClient([], ...$wrong);
            DbAddress::factory()->createOne(['db_client_id' => $dbClient->id, 'state' => 'TAS']);

            return $dbClient;
        }, range(1, 3));
        $elsewhere = $this->dbClient([], ...$wrong);
        $selection = ['all' => true, 'filters' => ['state' => 'TAS', 'sort' => '-created_at']];

        $this->postJson(route('db-clients.clean-up.preview'), ['kind' => 'normalise_phones', ...$selection])->assertOk()->assertJson(['total_rows' => 3, 'changes' => 6]);
        $run = $this->clean(DbCleanupKind::NormalisePhones, $selection);

        $this->assertSame([3, 6, ['state' => 'TAS']], [$run->processed_rows, $run->changed_rows, $run->filters]);
        foreach ($inTasmania as $dbClient) {
            $this->assertSame(['+61491570156', '+61491570157'], $dbClient->phoneNumbers()->orderBy('e164')->pluck('e164')->all());
        }
        $this->assertEqualsCanonicalizing($wrong, $elsewhere->phoneNumbers()->pluck('e164')->all());

        $raw = ['all' => true, 'filters' => ['status' => 'raw']];
        $checked = $this->clean(DbCleanupKind::CheckValidity, $raw);
        $this->assertSame(4, $checked->processed_rows);
        $this->assertSame(0, DbClient::query()->where('status', 'raw')->count());
        $this->post(route('db-clients.clean-up.store'), ['kind' => 'check_validity', ...$raw])->assertSessionHasErrors('selection');
    }

    public function test_duplicates_merge_only_when_both_are_selected(): void
    {
        $older = $this->dbClient([], '+61491570156');
        $chosen = $this->dbClient([], '+61491570156');
        $younger = $this->dbClient([], '+61491570156');

        $this->clean(DbCleanupKind::MergeDuplicates, ['all' => false, 'ids' => [$chosen->id]]);
        $this->assertNotSoftDeleted($chosen);

        $this->clean(DbCleanupKind::MergeDuplicates, ['all' => false, 'ids' => [$chosen->id, $younger->id]]);
        $this->assertSoftDeleted($younger);
        $this->assertNotSoftDeleted($chosen);
        $this->assertNotSoftDeleted($older);
    }

    public function test_invalid_selection_is_refused(): void
    {
        $dbClient = $this->dbClient(['first_name' => 'HARRIET']);
        $mistakes = [
            ['ids' => [$dbClient->id]],
            ['all' => false],
            ['all' => false, 'ids' => []],
            ['filters' => []],
            ['all' => true, 'filters' => ['state' => 'TAS', 'state_op' => 'before']],
            ['all' => false, 'ids' => [$dbClient->id + 99]],
        ];

        foreach ($mistakes as $mistake) {
            $this->postJson(route('db-clients.clean-up.store'), ['kind' => 'fix_name_case', ...$mistake])->assertUnprocessable();
        }
        $this->assertDatabaseCount('db_cleanups', 0);
        $this->postJson(route('db-clients.clean-up.preview'), ['kind' => 'everything', 'all' => true])->assertUnprocessable()->assertJsonValidationErrors('kind');
    }

    public function test_clean_up_of_a_selection_needs_the_ability(): void
    {
        $seller = User::factory()->withAbilities(Ability::ViewDbClients, Ability::ViewSmsPanel)->createOne();
        $this->actingAs($seller)->postJson(route('db-clients.clean-up.preview'), ['kind' => 'fix_name_case', 'all' => true])->assertForbidden();
        $this->get(route('db-clients.index'))->assertInertia(static fn (AssertableInertia $page) => $page->where('can_clean_up', false)->etc());
        $this->actingAs($this->manager)->get(route('db-clients.index'))->assertInertia(static fn (AssertableInertia $page) => $page->where('can_clean_up', true)->etc());
    }

    /** @param  array<string, mixed>  $selection */
    #[TestWith([[]])]
    #[TestWith([['all' => true]])]
    #[TestWith([['all' => false, 'ids' => [1, 2, 3]]])]
    public function test_contractor_cleans_up_only_db_clients_of_own_open_lists(array $selection): void
    {
        $own = $this->onList(['id' => 1, 'first_name' => 'HARRIET']);
        $foreign = $this->dbClient(['id' => 2, 'first_name' => 'HARRIET']);
        $closed = $this->onList(['id' => 3, 'first_name' => 'HARRIET', 'db_list_id' => DbList::factory()->createOne(['assignee_id' => $this->contractor->id, 'closed_at' => now()])->id]);
        $managersRun = DbCleanup::query()->create(['kind' => DbCleanupKind::FixNameCase, 'user_id' => $this->manager->id, 'status' => DbCleanupStatus::Done, 'changed_rows' => 1]);
        $this->actingAs($this->contractor);

        $this->postJson(route('db-clients.clean-up.preview'), ['kind' => 'fix_name_case', ...$selection])->assertOk()->assertJson(['looked_at' => 1, 'total_rows' => 1, 'changes' => 1]);
        $run = $this->clean(DbCleanupKind::FixNameCase, $selection);
        $this->assertSame([DbCleanupStatus::Done, 1, 1], [$run->status, $run->total_rows, $run->changed_rows]);
        $this->assertSame(
            ['Harriet', 'HARRIET', 'HARRIET'],
            [$own->refresh()->first_name, $foreign->refresh()->first_name, $closed->refresh()->first_name],
        );

        $this->get(route('db-clients.clean-up.index'))->assertInertia(
            static fn (AssertableInertia $page) => $page
                ->where('is_own_lists_only', true)
                ->has('runs', 1)
                ->where('runs.0.id', $run->id)
                ->etc(),
        );
        $this->delete(route('db-clients.clean-up.destroy', $managersRun))->assertNotFound();
        $this->delete(route('db-clients.clean-up.destroy', $run))->assertSessionHasNoErrors();
        $this->assertSame('HARRIET', $own->refresh()->first_name);
    }

    public function test_contractor_does_not_undo_changes_of_db_clients_that_left_their_lists(): void
    {
        $left = $this->onList(['first_name' => 'HARRIET']);
        $kept = $this->onList(['first_name' => 'TOM']);
        $run = $this->actingAs($this->contractor)->clean(DbCleanupKind::FixNameCase, []);
        $left->update(['db_list_id' => DbList::factory()->createOne()->id]);

        $this->delete(route('db-clients.clean-up.destroy', $run))->assertSessionHasNoErrors();

        $this->assertSame(['Harriet', 'TOM', 1], [$left->refresh()->first_name, $kept->refresh()->first_name, $run->refresh()->kept_rows]);
    }

    public function test_history_names_the_db_clients_of_a_contractors_run(): void
    {
        $this->onList(['first_name' => 'HARRIET']);
        $this->actingAs($this->contractor)->clean(DbCleanupKind::FixNameCase, []);

        foreach ([[$this->contractor, 'your DB clients'], [$this->manager, 'DB clients on their lists']] as [$viewer, $scope]) {
            $this->actingAs($viewer)->get(route('db-clients.clean-up.index'))->assertInertia(static fn (AssertableInertia $page) => $page->where('runs.0.scope', $scope)->etc());
        }
        $this->actingAs($this->manager)->clean(DbCleanupKind::FixNameCase, []);
        $this->get(route('db-clients.clean-up.index'))->assertInertia(static fn (AssertableInertia $page) => $page->where('runs.0.scope', 'all DB clients')->etc());
    }

    public function test_contractor_merges_and_unmerges_only_duplicates_of_own_lists(): void
    {
        $foreign = $this->dbClient([], '+61491570156');
        $older = $this->onList([], '+61491570156');
        $younger = $this->onList([], '+61491570156');

        $run = $this->actingAs($this->contractor)->clean(DbCleanupKind::MergeDuplicates, []);
        $this->assertSame([$older->id, null], [$younger->refresh()->merged_into_id, $older->refresh()->merged_into_id]);
        $this->assertNotSoftDeleted($foreign);

        $this->delete(route('db-clients.clean-up.destroy', $run))->assertSessionHasNoErrors();
        $this->assertNotSoftDeleted($younger);
    }

    /** @param  array<string, mixed>  $selection */
    private function clean(DbCleanupKind $kind, array $selection): DbCleanup
    {
        $this->post(route('db-clients.clean-up.store'), ['kind' => $kind->value, ...$selection])->assertSessionHasNoErrors()->assertRedirect(route('db-clients.clean-up.index'));

        return DbCleanup::query()->latest('id')->firstOrFail();
    }
}
