<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Actions\Users\AdvanceLegacyTransfer;
use App\Enums\Ability;
use App\Enums\LeadStatus;
use App\Enums\LegacyTransferStatus;
use App\Enums\StaffRole;
use App\Jobs\Users\RunLegacyTransfer;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\DbClient;
use App\Models\DbList;
use App\Models\DbPhoneNumber;
use App\Models\Lead;
use App\Models\LegacyTransfer;
use App\Models\LegacyTransferRow;
use App\Models\RsgCommunication;
use App\Models\RsgEvent;
use App\Models\User;
use App\Queries\Dashboard\ToDoQuery;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Queue;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class LegacyTransferTest extends TestCase
{
    use RefreshDatabase;

    private User $manager;

    private User $tom;

    private User $priya;

    protected function setUp(): void
    {
        parent::setUp();
        $this->manager = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        $this->tom = User::factory()->withRole(StaffRole::AccountManager)->createOne(['first_name' => 'Tom', 'last_name' => 'Vance']);
        $this->priya = User::factory()->withRole(StaffRole::AccountManager)->createOne(['first_name' => 'Priya', 'last_name' => 'Nair']);
        $this->actingAs($this->manager);
    }

    public function test_dry_run_counts_and_names_records_and_moves_none(): void
    {
        $client = $this->client(['first_name' => 'Emma', 'last_name' => 'Walsh']);
        Lead::factory()->createOne(['owner_id' => $this->tom->id, 'status' => LeadStatus::Contacted]);
        Lead::factory()->createOne(['owner_id' => $this->tom->id, 'status' => LeadStatus::Converted]);
        Conversation::factory()->createOne(['assignee_id' => $this->tom->id]);

        $this->draft(['kinds' => ['clients', 'leads', 'conversations']])->assertRedirect('/users/legacy-transfer/'.LegacyTransfer::query()->sole()->id);

        $this->get('/users/legacy-transfer/'.LegacyTransfer::query()->sole()->id)->assertInertia(fn ($page) => $page->component('Users/LegacyTransferDetails')
            ->where('counts.0.total', 1)->where('counts.0.samples', ['Emma Walsh'])->where('counts.1.total', 1)->where('counts.2.total', 1)->where('counts.2.samples', [])
            ->where('transfer.status', 'draft')->where('can_start', true)->where('needs_second_approver', false));
        $this->assertSame($this->tom->id, $client->refresh()->account_manager_id);
        $this->get('/users/legacy-transfer')->assertInertia(fn ($page) => $page->has('transfers', 1)->where('transfers.0.from_name', 'Tom Vance'));
    }

    public function test_transfer_moves_records_with_an_audit_row_each_and_can_be_undone(): void
    {
        [$client, $changed] = [$this->client(), $this->client()];
        $lead = Lead::factory()->createOne(['owner_id' => $this->tom->id, 'status' => LeadStatus::New]);
        $transfer = $this->drafted();

        $this->post("/users/legacy-transfer/{$transfer->id}/approve")->assertSessionHas('success');

        $this->assertSame([LegacyTransferStatus::Done, 3, 3], [$transfer->refresh()->status, $transfer->total_rows, $transfer->moved_rows]);
        $this->assertSame([$this->priya->id, $this->priya->id], [$client->refresh()->account_manager_id, $lead->refresh()->owner_id]);
        $event = AuditEvent::query()->where('action', 'client.updated')->where('client_id', $client->id)->sole();
        $this->assertSame([['account_manager_id' => (string) $this->tom->id], $transfer->id, $this->manager->id], [$event->before, $event->after['legacy_transfer_id'], $event->actor_id]);

        $third = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        $changed->refresh()->update(['account_manager_id' => $third->id]);
        $this->post("/users/legacy-transfer/{$transfer->id}/undo")->assertSessionHas('success');

        $this->assertSame([LegacyTransferStatus::Undone, 2, 1], [$transfer->refresh()->status, $transfer->undone_rows, $transfer->kept_rows]);
        $this->assertSame([$this->tom->id, $this->tom->id, $third->id], [$client->refresh()->account_manager_id, $lead->refresh()->owner_id, $changed->refresh()->account_manager_id]);
        $this->post("/users/legacy-transfer/{$transfer->id}/undo")->assertSessionHas('error');
    }

    public function test_filter_limits_clients_leads_and_work(): void
    {
        $vic = $this->client(['state' => 'VIC', 'status' => 'active']);
        $nsw = $this->client(['state' => 'NSW', 'status' => 'active']);
        $closed = $this->client(['state' => 'VIC', 'status' => 'closed']);
        $conversations = array_map(fn (Client $client): Conversation => Conversation::factory()->createOne(['assignee_id' => $this->tom->id, 'client_id' => $client->id]), [$vic, $nsw]);
        $transfer = $this->drafted(['kinds' => ['clients', 'conversations'], 'state' => 'VIC', 'status' => 'active']);
        $this->assertSame(['clients' => 1, 'conversations' => 1], $transfer->counts);

        $this->post("/users/legacy-transfer/{$transfer->id}/approve");

        $this->assertSame([$this->priya->id, $this->tom->id, $this->tom->id], array_map(static fn (Client $client): ?int => $client->refresh()->account_manager_id, [$vic, $nsw, $closed]));
        $this->assertSame([$this->priya->id, $this->tom->id], array_map(static fn (Conversation $one): ?int => $one->refresh()->assignee_id, $conversations));
    }

    public function test_filter_by_db_list_moves_what_came_from_the_list(): void
    {
        [$spring, $autumn] = [DbList::factory()->createOne(['name' => 'Spring']), DbList::factory()->createOne(['name' => 'Autumn'])];
        [$direct, $fromLead, $otherList, $unlisted] = [$this->client(), $this->client(), $this->client(), $this->client()];
        [$leads, $conversations] = [[], []];
        foreach ([$spring, $autumn] as $list) {
            $lead = Lead::factory()->createOne(['owner_id' => $this->tom->id, 'status' => LeadStatus::New]);
            $converted = Lead::factory()->createOne(['owner_id' => $this->tom->id, 'status' => LeadStatus::Converted, 'client_id' => $list === $spring ? $fromLead->id : $otherList->id]);
            foreach ([$lead, $converted] as $one) {
                DbClient::factory()->createOne(['db_list_id' => $list->id, 'lead_id' => $one->id]);
            }
            $phone = DbPhoneNumber::factory()->createOne(['db_client_id' => DbClient::factory()->createOne(['db_list_id' => $list->id])->id]);
            $leads[] = $lead;
            $conversations[] = Conversation::factory()->createOne(['assignee_id' => $this->tom->id, 'client_id' => null, 'phone_e164' => $phone->e164]);
        }
        DbClient::factory()->createOne(['db_list_id' => $spring->id, 'client_id' => $direct->id]);
        foreach ([$direct, $unlisted] as $client) {
            $conversations[] = Conversation::factory()->createOne(['assignee_id' => $this->tom->id, 'client_id' => $client->id]);
        }

        $transfer = $this->drafted(['kinds' => ['clients', 'leads', 'conversations'], 'db_list_id' => $spring->id]);
        $this->assertSame(['clients' => 2, 'leads' => 1, 'conversations' => 2], $transfer->counts);
        $this->get("/users/legacy-transfer/{$transfer->id}")->assertInertia(fn ($page) => $page->where('filter', 'DB list Spring')->etc());
        $this->post("/users/legacy-transfer/{$transfer->id}/approve");

        $owners = static fn (string $column, Client|Lead|Conversation ...$records): array => array_map(static fn (Client|Lead|Conversation $one): mixed => $one->refresh()->getAttribute($column), $records);
        $this->assertSame([$this->priya->id, $this->priya->id, $this->tom->id, $this->tom->id], $owners('account_manager_id', $direct, $fromLead, $otherList, $unlisted));
        $this->assertSame([$this->priya->id, $this->tom->id], $owners('owner_id', ...$leads));
        $this->assertSame([$this->priya->id, $this->tom->id, $this->priya->id, $this->tom->id], $owners('assignee_id', ...$conversations));
    }

    public function test_filters_of_list_and_client_both_apply(): void
    {
        $list = DbList::factory()->createOne();
        foreach (['VIC', 'NSW'] as $state) {
            $client = $this->client(['state' => $state]);
            DbClient::factory()->createOne(['db_list_id' => $list->id, 'client_id' => $client->id]);
            Conversation::factory()->createOne(['assignee_id' => $this->tom->id, 'client_id' => $client->id]);
        }
        $this->client();

        $this->assertSame(['clients' => 1, 'conversations' => 1], $this->drafted(['kinds' => ['clients', 'conversations'], 'state' => 'VIC', 'db_list_id' => $list->id])->counts);
    }

    #[TestWith([200, true])]
    #[TestWith([201, false])]
    public function test_transfer_above_200_records_needs_a_second_approver(int $clients, bool $isStarted): void
    {
        $this->clients($clients);
        $transfer = $this->drafted();

        $this->post("/users/legacy-transfer/{$transfer->id}/approve");
        $this->assertSame($isStarted ? LegacyTransferStatus::Done : LegacyTransferStatus::Draft, $transfer->refresh()->status);
        if ($isStarted) {
            return;
        }

        $second = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        $this->actingAs($second)->post("/users/legacy-transfer/{$transfer->id}/approve")->assertSessionHas('success');
        $this->assertSame([LegacyTransferStatus::Done, $clients, $second->id], [$transfer->refresh()->status, $transfer->moved_rows, $transfer->approved_by]);
    }

    public function test_second_approver_is_also_needed_for_more_than_200_records_in_parts(): void
    {
        $this->clients(150, ['state' => 'NSW']);
        $this->clients(60, ['state' => 'VIC']);
        $first = $this->drafted(['state' => 'NSW']);
        $rest = $this->drafted(['state' => 'VIC']);
        $second = User::factory()->withRole(StaffRole::PeopleManager)->createOne();

        $this->post("/users/legacy-transfer/{$first->id}/approve")->assertSessionHas('success');
        $this->post("/users/legacy-transfer/{$rest->id}/approve")->assertSessionHas('error', 'More than 200 records in a day need a second approver. Ask a colleague to start this transfer.');
        $this->get("/users/legacy-transfer/{$rest->id}")->assertInertia(static fn ($page) => $page->where('needs_second_approver', true)->where('can_start', false)->etc());
        $this->assertContains(['Legacy transfers to approve', 1], array_map(static fn ($line): array => [$line->title, $line->count], app(ToDoQuery::class)->of($second)));

        $this->travel(25)->hours();
        $this->flushSession();
        $this->post("/users/legacy-transfer/{$rest->id}/approve")->assertSessionHas('success');
    }

    public function test_transfer_is_refused_when_the_records_changed_after_the_dry_run(): void
    {
        [$first] = [$this->client(), $this->client()];
        $transfer = $this->drafted();
        $first->update(['account_manager_id' => null]);

        $this->post("/users/legacy-transfer/{$transfer->id}/approve")->assertSessionHas('error', 'The records changed after the dry run, so nothing was moved. Discard this transfer and create a new one.');
        $this->assertSame(LegacyTransferStatus::Draft, $transfer->refresh()->status);
        $this->delete("/users/legacy-transfer/{$transfer->id}")->assertRedirect('/users/legacy-transfer');
        $this->assertSame(0, LegacyTransfer::query()->count());
        $this->assertSame(1, AuditEvent::query()->where('action', 'legacy_transfer.discarded')->count());
    }

    public function test_client_assigned_after_the_dry_run_stays(): void
    {
        $this->client();
        $transfer = $this->drafted();
        $later = $this->client();

        $this->post("/users/legacy-transfer/{$transfer->id}/approve");

        $this->assertSame([1, $this->tom->id], [$transfer->refresh()->moved_rows, $later->refresh()->account_manager_id]);
    }

    public function test_second_transfer_of_the_same_colleague_waits(): void
    {
        Queue::fake();
        $this->client();
        [$first, $second] = [$this->drafted(), $this->drafted()];

        $this->post("/users/legacy-transfer/{$first->id}/approve")->assertSessionHas('success');
        $this->post("/users/legacy-transfer/{$second->id}/approve")->assertSessionHas('error', 'Another transfer of these colleagues is still running. Wait until it has finished.');
        $this->post("/users/legacy-transfer/{$first->id}/approve")->assertSessionHas('error', 'This transfer was already started.');
        Queue::assertPushed(RunLegacyTransfer::class, 1);
    }

    public function test_transfer_stops_when_the_new_owner_is_deactivated_and_can_be_undone(): void
    {
        Queue::fake();
        $this->clients(150);
        $transfer = $this->drafted();
        $this->post("/users/legacy-transfer/{$transfer->id}/approve");
        $runner = $this->app->make(AdvanceLegacyTransfer::class);
        $this->assertTrue($runner->handle($transfer->id));
        $this->priya->update(['is_active' => false]);

        $this->assertFalse($runner->handle($transfer->id));

        $this->assertSame([LegacyTransferStatus::Failed, 100], [$transfer->refresh()->status, $transfer->moved_rows]);
        $this->post("/users/legacy-transfer/{$transfer->id}/undo")->assertSessionHas('success');
        while ($runner->handle($transfer->id)) {
        }
        $this->assertSame(150, Client::query()->where('account_manager_id', $this->tom->id)->count());
    }

    public function test_undo_gives_no_records_to_a_colleague_who_can_not_open_them_any_more(): void
    {
        $client = $this->client();
        $transfer = $this->drafted();
        $this->post("/users/legacy-transfer/{$transfer->id}/approve")->assertSessionHas('success');
        $this->tom->forceFill(['is_active' => false])->save();

        $this->post("/users/legacy-transfer/{$transfer->id}/undo")->assertSessionHas('error', 'The colleague who takes over is no longer active.');

        $this->assertSame([$this->priya->id, LegacyTransferStatus::Done], [$client->refresh()->account_manager_id, $transfer->refresh()->status]);
    }

    public function test_record_that_a_colleague_gives_back_during_the_run_is_not_moved_twice(): void
    {
        Queue::fake();
        $this->clients(101);
        $transfer = $this->drafted();
        $this->post("/users/legacy-transfer/{$transfer->id}/approve");
        $runner = $this->app->make(AdvanceLegacyTransfer::class);
        $runner->handle($transfer->id);
        Client::query()->orderBy('id')->firstOrFail()->update(['account_manager_id' => $this->tom->id]);

        while ($runner->handle($transfer->id)) {
        }

        $this->assertSame([101, 101, 1], [$transfer->refresh()->moved_rows, LegacyTransferRow::query()->count(), Client::query()->where('account_manager_id', $this->tom->id)->count()]);
    }

    public function test_stopped_transfer_is_resumed(): void
    {
        Queue::fake();
        $this->client();
        $transfer = $this->drafted();
        $this->post("/users/legacy-transfer/{$transfer->id}/approve");
        Artisan::call('transfers:resume');
        Queue::assertPushed(RunLegacyTransfer::class, 1);

        $this->travel(3)->minutes();
        Artisan::call('transfers:resume');
        Queue::assertPushed(RunLegacyTransfer::class, 2);
    }

    public function test_colleague_whose_role_does_not_open_the_records_cannot_take_over(): void
    {
        RsgEvent::factory()->createOne(['owner_id' => $this->tom->id, 'closed_at' => null]);

        $this->draft(['kinds' => ['rsg_events']])->assertSessionHasErrors(['to_id' => "Priya Nair can't take these over because their role doesn't open them: Open RSG events."]);
    }

    public function test_moved_rsg_work_is_named_in_the_activity_log_and_stays_when_it_was_resolved(): void
    {
        $this->tom = User::factory()->withRole(StaffRole::RsgOfficer)->createOne();
        $this->priya = User::factory()->withRole(StaffRole::Developer)->createOne();
        [$open, $resolved] = [RsgCommunication::factory()->createOne(['owner_id' => $this->tom->id, 'resolved_at' => null]), RsgCommunication::factory()->createOne(['owner_id' => $this->tom->id, 'resolved_at' => null])];
        $transfer = $this->drafted(['kinds' => ['rsg_communications']]);
        $this->post("/users/legacy-transfer/{$transfer->id}/approve");
        $this->assertSame(2, AuditEvent::query()->where('action', 'rsg_communication.triaged')->count());
        $resolved->refresh()->update(['resolved_at' => now()]);

        $this->post("/users/legacy-transfer/{$transfer->id}/undo");

        $this->assertSame([$this->tom->id, $this->priya->id], [$open->refresh()->owner_id, $resolved->refresh()->owner_id]);
        $this->assertSame([1, 1], [$transfer->refresh()->undone_rows, $transfer->kept_rows]);
    }

    public function test_kind_without_records_does_not_stop_a_transfer(): void
    {
        $client = $this->client();
        $transfer = $this->drafted(['kinds' => ['clients', 'rsg_events']]);

        $this->post("/users/legacy-transfer/{$transfer->id}/approve")->assertSessionHas('success');

        $this->assertSame([LegacyTransferStatus::Done, $this->priya->id], [$transfer->refresh()->status, $client->refresh()->account_manager_id]);
    }

    /** @param  array<string, mixed>  $change */
    #[TestWith([['from_id' => null], 'from_id'])]
    #[TestWith([['to_id' => 'FROM'], 'to_id'])]
    #[TestWith([['to_id' => 987_654], 'to_id'])]
    #[TestWith([['kinds' => []], 'kinds'])]
    #[TestWith([['kinds' => ['money']], 'kinds.0'])]
    #[TestWith([['state' => 'Texas'], 'state'])]
    #[TestWith([['status' => 'gone'], 'status'])]
    #[TestWith([['company_id' => 987_654], 'company_id'])]
    #[TestWith([['db_list_id' => 987_654], 'db_list_id'])]
    #[TestWith([['reason' => ' '], 'reason'])]
    #[TestWith([['kinds' => ['leads']], 'kinds'])]
    public function test_invalid_transfer_is_refused(array $change, string $field): void
    {
        $this->client();
        $change = array_map(fn (mixed $value): mixed => $value === 'FROM' ? $this->tom->id : $value, $change);

        $this->draft($change)->assertSessionHasErrors($field);
        $this->assertSame(0, LegacyTransfer::query()->count());
    }

    public function test_colleagues_without_the_ability_and_impersonators_are_refused(): void
    {
        $this->client();
        $transfer = $this->drafted();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewUsers)->createOne());

        $this->get('/users/legacy-transfer')->assertForbidden();
        $this->post("/users/legacy-transfer/{$transfer->id}/approve")->assertForbidden();
        $this->assertSame(LegacyTransferStatus::Draft, $transfer->refresh()->status);
    }

    /**
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function draft(array $change = []): TestResponse
    {
        return $this->post('/users/legacy-transfer', ['from_id' => $this->tom->id, 'to_id' => $this->priya->id, 'kinds' => ['clients', 'leads'], 'reason' => 'Tom changes team', ...$change]);
    }

    /** @param  array<string, mixed>  $change */
    private function drafted(array $change = []): LegacyTransfer
    {
        $this->draft($change)->assertSessionHasNoErrors();

        return LegacyTransfer::query()->latest('id')->firstOrFail();
    }

    /** @param  array<string, mixed>  $with */
    private function client(array $with = []): Client
    {
        return Client::factory()->createOne(['account_manager_id' => $this->tom->id, 'state' => 'VIC', ...$with]);
    }

    /** @param  array<string, mixed>  $with */
    private function clients(int $count, array $with = []): void
    {
        $template = $this->client($with)->refresh()->getAttributes();
        unset($template['id']);
        if ($count > 1) {
            Client::query()->insert(array_map(static fn (int $number): array => [...$template, 'pin' => "{$template['state']}{$number}"], range(2, $count)));
        }
    }
}
