<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Actions\DbClients\SuppressDbClients;
use App\Enums\Ability;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Inertia\Testing\AssertableInertia;
use App\Jobs\DbClients\CheckSelectedDbClients;
use App\Jobs\DbClients\FillDbList;
use App\Jobs\DbClients\RunBulkSuppression;
use App\Models\AuditEvent;
use App\Models\BulkSuppression;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbList;
use App\Models\User;
use Illuminate\Support\Facades\Queue;

final class DbListTest extends DbClientTestCase
{
    public function test_list_of_selected_db_clients_skips_those_that_cannot_be_called(): void
    {
        $free = $this->dbClient([], '+61491570156');
        $suppressed = $this->dbClient(['status' => DbClientStatus::Suppressed]);
        $taken = $this->onList();

        $this->actingAs($this->manager)
            ->post(route('db-clients.lists.store'), $this->form(['ids' => [$free->id, $suppressed->id, $taken->id]]))
            ->assertSessionHas('success', fn (string $text): bool => str_ends_with($text, 'contains 1 DB client.'));

        $list = DbList::query()->latest('id')->firstOrFail();
        $this->assertSame([1, 1], [$list->wanted_rows, $list->filled_rows]);
        $this->assertSame([$list->id, $this->contractor->id, DbClientStatus::Assigned], [$free->refresh()->db_list_id, $free->assignee_id, $free->status]);
        $this->assertSame($this->list->id, $taken->refresh()->db_list_id);
        $this->assertDatabaseHas('audit_events', ['action' => 'db_client.assigned', 'subject_id' => $free->id]);
        $this->actingAs($this->contractor)->get(route('db-clients.show', $free))->assertOk();
    }

    public function test_list_is_created_from_filters(): void
    {
        $tasmanian = $this->dbClient([], '+61491570156');
        DbAddress::factory()->createOne(['db_client_id' => $tasmanian->id, 'state' => 'TAS']);
        $other = $this->dbClient();

        $this->actingAs($this->manager)->post(route('db-clients.lists.store'), $this->form(['all' => true, 'filters' => ['state' => 'TAS,NT']]))->assertSessionHasNoErrors();

        $this->assertNotNull($tasmanian->refresh()->db_list_id);
        $this->assertNull($other->refresh()->db_list_id);
        $this->post(route('db-clients.lists.store'), $this->form(['all' => true, 'filters' => ['state' => 'TAS', 'state_op' => 'before']]))->assertSessionHasErrors('state_op');
    }

    public function test_large_list_is_filled_in_the_background_and_resumes(): void
    {
        $this->dbClient();
        $list = DbList::factory()->createOne([
            'assignee_id' => $this->contractor->id,
            'created_by' => $this->manager->id,
            'filters' => ['state' => 'TAS', 'state_op' => 'not', 'assignee' => 'unassigned'],
            'wanted_rows' => 1,
        ]);

        FillDbList::dispatchSync($list->id);
        FillDbList::dispatchSync($list->id);

        $this->assertSame(1, $list->refresh()->filled_rows);
        $this->assertNotNull($list->filled_at);
    }

    /** An import may add DB clients that match while a large list is filled. */
    public function test_large_list_is_not_filled_beyond_the_number_that_was_chosen(): void
    {
        $chosen = $this->dbClient([], '+61491570156');
        $list = DbList::factory()->createOne(['assignee_id' => $this->contractor->id, 'created_by' => $this->manager->id, 'filters' => ['assignee' => 'unassigned'], 'wanted_rows' => 1]);
        $later = $this->dbClient(['last_name' => 'Imported'], '+61491570157');

        FillDbList::dispatchSync($list->id);

        $this->assertSame([$list->id, null], [$chosen->refresh()->db_list_id, $later->refresh()->db_list_id]);
        $this->assertSame([1, true], [$list->refresh()->filled_rows, $list->filled_at !== null]);
    }

    public function test_invalid_list_is_refused_with_a_message(): void
    {
        $taken = $this->onList();
        $stranger = User::factory()->withAbilities(Ability::ViewGuides)->createOne();
        $this->actingAs($this->manager);

        foreach ([['name' => ''], ['due_on' => '2020-01-01'], ['assignee_id' => $stranger->id], ['ids' => []]] as $mistake) {
            $this->post(route('db-clients.lists.store'), $this->form(['ids' => [$taken->id], ...$mistake]))->assertSessionHasErrors(array_key_first($mistake));
        }
        $this->post(route('db-clients.lists.store'), $this->form(['ids' => [$taken->id]]))->assertSessionHasErrors('selection');
        $this->assertDatabaseCount('db_lists', 1);
    }

    public function test_closed_list_is_hidden_and_releases_uncalled_db_clients(): void
    {
        $called = $this->onList(['worked_at' => now()]);
        $waiting = $this->onList([], '+61491570156');
        $numberless = $this->onList();

        $this->actingAs($this->manager)->delete(route('db-clients.lists.destroy', $this->list))->assertRedirect();

        $this->assertSame([null, DbClientStatus::Validated], [$waiting->refresh()->db_list_id, $waiting->status]);
        $this->assertSame([null, DbClientStatus::Raw], [$numberless->refresh()->db_list_id, $numberless->status]);
        $this->assertSame(
            ['status' => 'raw', 'db_list_id' => null, 'assignee_id' => null],
            AuditEvent::query()
                ->where(['action' => 'db_client.released', 'subject_id' => $numberless->id])
                ->sole()->after,
        );
        $this->assertSame($this->list->id, $called->refresh()->db_list_id);
        $this->actingAs($this->contractor)->get(route('db-clients.show', $called))->assertNotFound();
        $this->delete(route('db-clients.lists.destroy', $this->list))->assertForbidden();
    }

    public function test_bulk_suppression_and_check(): void
    {
        Queue::fake();
        $one = $this->dbClient([], '+61491570156');
        $other = $this->dbClient(['last_name' => 'Sharing'], '+61491570156');
        $this->actingAs($this->manager);

        $this->post(route('db-clients.bulk.check'), ['all' => false, 'ids' => [$one->id, $other->id]])->assertSessionHasNoErrors();
        Queue::assertPushed(CheckSelectedDbClients::class, static fn (CheckSelectedDbClients $job): bool => $job->ids === [$one->id, $other->id]);
        $this->post(route('db-clients.bulk.suppress'), ['all' => false, 'ids' => [$one->id], 'reason' => 'barred'])->assertSessionHasNoErrors();

        $this->assertSame([SuppressionReason::Barred, SuppressionReason::Barred], [$one->refresh()->suppressed_reason, $other->refresh()->suppressed_reason]);
        $this->assertSame(0, app(SuppressDbClients::class)->handle([$one->id], SuppressionReason::Stop, $this->manager));
        $this->actingAs($this->contractor)->post(route('db-clients.bulk.suppress'), ['all' => true])->assertForbidden();
    }

    public function test_bulk_actions_on_all_are_refused_when_the_list_has_changed(): void
    {
        Queue::fake();
        $seen = $this->dbClient(['source' => 'Expo']);
        $imported = $this->dbClient(['source' => 'Expo']);
        $all = ['all' => true, 'filters' => ['source' => 'Expo'], 'count' => 1, 'reason' => 'stop'];

        $this->actingAs($this->manager);
        foreach ([['bulk.suppress', $all], ['bulk.check', $all], ['lists.store', $this->form($all)], ['bulk.suppress', [...$all, 'count' => null]]] as [$route, $fields]) {
            $this->post(route("db-clients.{$route}"), $fields)
                ->assertSessionHasErrors(['selection' => 'The list has changed: 2 DB clients match now. Nothing was changed. Check the list and try again.']);
        }
        $this->assertSame([DbClientStatus::Raw, DbClientStatus::Raw], [$seen->refresh()->status, $imported->refresh()->status]);

        $this->post(route('db-clients.bulk.suppress'), [...$all, 'count' => 2])->assertSessionHasNoErrors();
        $this->assertSame([DbClientStatus::Suppressed, DbClientStatus::Suppressed], [$seen->refresh()->status, $imported->refresh()->status]);
    }

    public function test_large_suppression_runs_in_steps_and_resumes_after_a_lost_job(): void
    {
        $first = $this->dbClient();
        DbClient::factory()->createMany(SuppressDbClients::STEP);
        Queue::fake();
        $this->actingAs($this->manager)->post(route('db-clients.bulk.suppress'), $all = ['all' => true, 'count' => SuppressDbClients::STEP + 1, 'reason' => 'stop'])->assertSessionHasNoErrors();
        $this->post(route('db-clients.bulk.suppress'), $all)->assertSessionHasErrors('selection');
        $this->assertNotSame(DbClientStatus::Suppressed, $first->refresh()->status);
        $run = BulkSuppression::query()->sole();

        $this->travel(3)->minutes();
        $this->artisan('db-clients:resume');
        Queue::assertPushed(RunBulkSuppression::class, 2);
        $this->app->call([new RunBulkSuppression($run->id), 'handle']);
        $this->assertSame([SuppressDbClients::STEP, 'running'], [$run->refresh()->processed_rows, $run->status->value]);
        $this->get(route('db-clients.index'))->assertInertia(static fn (AssertableInertia $page) => $page->where('suppression.processed_rows', SuppressDbClients::STEP)->etc());
        $this->app->call([new RunBulkSuppression($run->id), 'handle']);
        $this->app->call([new RunBulkSuppression($run->id), 'handle']);
        $this->assertSame([SuppressDbClients::STEP + 1, 'done'], [$run->refresh()->suppressed_rows, $run->status->value]);
        $this->assertSame(0, DbClient::query()->where('status', '!=', DbClientStatus::Suppressed)->count());
    }

    public function test_number_and_address_lists_have_the_same_scope(): void
    {
        $mine = $this->onList([], '+61491570156');
        $foreign = $this->dbClient(['last_name' => 'Foreign'], '+61491570157', '+61491570158');
        DbAddress::factory()->createOne(['db_client_id' => $mine->id, 'suburb' => 'Fitzroy', 'state' => 'VIC', 'postcode' => '3065']);
        DbAddress::factory()->createOne(['db_client_id' => $foreign->id, 'suburb' => 'Hobart', 'state' => 'TAS', 'to_on' => '2020-01-01']);

        $this->actingAs($this->contractor);
        $this->get(route('db-clients.phone-numbers.index'))->assertInertia(
            static fn (AssertableInertia $page) => $page
                ->has('phone_numbers', 1)
                ->where('phone_numbers.0.number', '+61491570156')
                ->etc(),
        );
        $this->get(route('db-clients.addresses.index'))->assertInertia(
            static fn (AssertableInertia $page) => $page->has('addresses', 1)->where('addresses.0.suburb', 'Fitzroy')->etc(),
        );
        $this->patch(route('db-clients.phone-numbers.update'), ['ids' => [1]])->assertForbidden();

        $this->actingAs($this->manager);
        $numbers = $foreign->phoneNumbers()->orderBy('id')->pluck('id')->all();
        $this->patch(route('db-clients.phone-numbers.update'), ['ids' => [$numbers[0]]])->assertSessionHasNoErrors();
        $this->get(route('db-clients.phone-numbers.index', ['validity' => 'wrong']))->assertInertia(
            static fn (AssertableInertia $page) => $page->has('phone_numbers', 1)->where('phone_numbers.0.id', $numbers[0])->etc(),
        );
        $this->patch(route('db-clients.addresses.update'), [
            'ids' => [$mine->addresses()->value('id')],
            'reason' => 'bounce',
        ])->assertSessionHasNoErrors();
        $this->get(route('db-clients.phone-numbers.index', ['suppressed' => '1']))->assertInertia(
            static fn (AssertableInertia $page) => $page
                ->has('phone_numbers', 1)
                ->where('phone_numbers.0.suppressed_reason', 'bounce')
                ->etc(),
        );
        $this->get(
            route('db-clients.addresses.index', ['current' => '0', 'state' => 'TAS', 'sort' => '-postcode']),
        )->assertInertia(static fn (AssertableInertia $page) => $page->has('addresses', 1)->etc());
    }

    public function test_db_client_without_a_valid_number_returns_to_raw_and_its_log_names_every_marked_number(): void
    {
        $dbClient = $this->dbClient(['status' => DbClientStatus::Validated], '+61491570156', '+61491570157');
        $other = $this->dbClient(['status' => DbClientStatus::Validated], '+61491570158', '+61491570159');

        $this->actingAs($this->manager)
            ->patch(route('db-clients.phone-numbers.update'), [
                'ids' => [...$dbClient->phoneNumbers()->pluck('id'), $other->phoneNumbers()->value('id')],
            ])
            ->assertSessionHas('success', '3 numbers marked as wrong.');

        $this->assertSame(
            [DbClientStatus::Raw, DbClientStatus::Validated],
            [$dbClient->refresh()->status, $other->refresh()->status],
        );
        $this->assertSame(
            ['wrong_number' => 'ending 156, ending 157', 'status' => 'raw'],
            AuditEvent::query()->where('action', 'db_client.details_marked')->where('subject_id', $dbClient->id)->sole()->after,
        );
        $this->assertSame(
            ['wrong_number' => 'ending 158'],
            AuditEvent::query()->where('action', 'db_client.details_marked')->where('subject_id', $other->id)->sole()->after,
        );
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return array<string, mixed>
     */
    private function form(array $fields): array
    {
        return ['name' => 'Cup week', 'assignee_id' => $this->contractor->id, 'due_on' => now()->addWeek()->toDateString(), 'all' => false, ...$fields];
    }
}
