<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Actions\Clients\UpdateClient;
use App\Actions\Users\AdvanceLegacyTransfer;
use App\Domain\Clients\ClientEdit;
use App\Domain\Clients\ClientFields;
use App\Enums\LegacyTransferStatus;
use App\Enums\StaffRole;
use App\Jobs\Users\RunLegacyTransfer;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\LegacyTransfer;
use App\Models\LegacyTransferRow;
use App\Models\User;
use App\Models\UserTakeover;
use App\Queries\Dashboard\ToDoQuery;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\DraftsLegacyTransfers;
use Tests\TestCase;

/** Approval and run of a legacy transfer, also when records or colleagues change after the dry run. */
final class LegacyTransferRunTest extends TestCase
{
    use DraftsLegacyTransfers, RefreshDatabase;

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

    public function test_new_account_neither_starts_nor_undoes_a_large_transfer(): void
    {
        $this->clients(201);
        $transfer = $this->drafted();
        $new = User::factory()->withRole(StaffRole::PeopleManager)->createOne(['created_at' => now()->subDays(6)]);

        $this->actingAs($new)->get("/users/legacy-transfer/{$transfer->id}")->assertInertia(static fn ($page) => $page->where('can_start', false)->etc());
        $this->post("/users/legacy-transfer/{$transfer->id}/approve")->assertSessionHas('error', User::TOO_NEW);
        $this->manager->forceFill(['created_at' => now()->subDays(6)])->save();
        $this->actingAs(User::factory()->withRole(StaffRole::PeopleManager)->createOne())->post("/users/legacy-transfer/{$transfer->id}/approve")->assertSessionHas('error', User::REQUESTER_TOO_NEW);
        $this->manager->forceFill(['created_at' => now()->subDays(8)])->save();
        $this->post("/users/legacy-transfer/{$transfer->id}/approve")->assertSessionHas('success');
        $this->actingAs($new)->post("/users/legacy-transfer/{$transfer->id}/undo")->assertSessionHas('error', User::TOO_NEW);

        $this->assertSame(LegacyTransferStatus::Done, $transfer->refresh()->status);
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

        $this->post("/users/legacy-transfer/{$transfer->id}/approve")->assertSessionHas(
            'error',
            'The records changed after the dry run, so nothing was moved. Discard this transfer and create a new one.',
        );
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

    /** Otherwise it would also move the clients that the first transfer gives her. */
    public function test_transfer_of_a_colleague_who_receives_another_transfer_waits(): void
    {
        Queue::fake();
        $toms = $this->client();
        Client::factory()->createOne(['account_manager_id' => $this->priya->id]);
        $second = $this->drafted(['from_id' => $this->priya->id, 'to_id' => User::factory()->withRole(StaffRole::AccountManager)->createOne()->id]);
        $first = $this->drafted();
        $this->post("/users/legacy-transfer/{$first->id}/approve")->assertSessionHas('success');

        $this->post("/users/legacy-transfer/{$second->id}/approve")->assertSessionHas('error', 'Another transfer of these colleagues is still running. Wait until it has finished.');

        $runner = $this->app->make(AdvanceLegacyTransfer::class);
        foreach ([$first, $second] as $transfer) {
            while ($runner->handle($transfer->id)) {
            }
        }
        $this->assertSame([$this->priya->id, 0], [$toms->refresh()->account_manager_id, $second->refresh()->moved_rows]);
    }

    public function test_transfer_of_a_colleague_who_takes_over_a_deactivated_users_work_waits(): void
    {
        $this->client();
        $transfer = $this->drafted();
        $left = User::factory()->withRole(StaffRole::AccountManager)->createOne(['is_active' => false]);
        $takeover = UserTakeover::query()->create(['user_id' => $left->id, 'started_by' => $this->manager->id, 'recipients' => ['clients' => $this->tom->id, 'leads' => null]]);

        $this->post("/users/legacy-transfer/{$transfer->id}/approve")->assertSessionHas('error', 'Another transfer of these colleagues is still running. Wait until it has finished.');
        $takeover->update(['finished_at' => now()]);
        $this->post("/users/legacy-transfer/{$transfer->id}/approve")->assertSessionHas('success');
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

    public function test_end_of_an_undo_is_recorded_for_the_colleague_who_started_it(): void
    {
        $this->client();
        $transfer = $this->drafted();
        $this->post("/users/legacy-transfer/{$transfer->id}/approve")->assertSessionHas('success');
        $second = User::factory()->withRole(StaffRole::PeopleManager)->createOne();

        $this->actingAs($second)->post("/users/legacy-transfer/{$transfer->id}/undo")->assertSessionHas('success');

        $actors = AuditEvent::query()->whereIn('action', ['legacy_transfer.done', 'legacy_transfer.undone'])->pluck('actor_id', 'action')->all();
        $this->assertSame(['legacy_transfer.done' => $this->manager->id, 'legacy_transfer.undone' => $second->id], $actors);
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

    public function test_client_that_a_colleague_gave_away_and_back_since_stays(): void
    {
        [$moved, $kept] = [$this->client(), $this->client()];
        $transfer = $this->drafted();
        $this->post("/users/legacy-transfer/{$transfer->id}/approve");
        foreach ([User::factory()->withRole(StaffRole::AccountManager)->createOne(), $this->priya] as $manager) {
            $fields = ClientFields::of($kept->refresh());
            app(UpdateClient::class)->handle($kept, new ClientEdit($kept->version, [...$fields, 'account_manager_id' => (string) $manager->id], $fields), $this->manager);
        }

        $this->post("/users/legacy-transfer/{$transfer->id}/undo");

        $this->assertSame([$this->tom->id, $this->priya->id], [$moved->refresh()->account_manager_id, $kept->refresh()->account_manager_id]);
        $this->assertSame([1, 1], [$transfer->refresh()->undone_rows, $transfer->kept_rows]);
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
