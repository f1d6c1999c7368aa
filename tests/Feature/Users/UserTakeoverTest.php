<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Actions\Notes\AddNote;
use App\Enums\Ability;
use App\Enums\CertificationStatus;
use App\Enums\ExclusionCaseStatus;
use App\Enums\LeadStatus;
use App\Enums\NoteCategory;
use App\Enums\StaffRole;
use App\Jobs\Users\RunTakeover;
use App\Models\AuditEvent;
use App\Models\Certification;
use App\Models\CertificationType;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\DbClient;
use App\Models\DbList;
use App\Models\ExclusionCase;
use App\Models\GatedAbility;
use App\Models\Lead;
use App\Models\NotePromise;
use App\Models\RsgCommunication;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\ServiceCredential;
use App\Models\User;
use App\Models\UserTakeover;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use Tests\Support\DeactivatesUsers;
use Tests\TestCase;

/** The work of a deactivated user moves to the colleagues that the manager chooses. */
final class UserTakeoverTest extends TestCase
{
    use DeactivatesUsers, RefreshDatabase;

    public function test_work_moves_to_the_chosen_colleagues(): void
    {
        $rsg = User::factory()->withRole(StaffRole::RsgOfficer)->createOne();
        $client = Client::factory()->createOne(['account_manager_id' => $this->user->id])->refresh();
        $lead = Lead::factory()->createOne(['owner_id' => $this->user->id, 'status' => LeadStatus::Contacted])->refresh();
        $converted = Lead::factory()->createOne(['owner_id' => $this->user->id, 'status' => LeadStatus::Converted]);
        $list = DbList::query()->create(['name' => 'Spring', 'assignee_id' => $this->user->id, 'created_by' => $this->manager->id, 'wanted_rows' => 1]);
        $dbClient = DbClient::factory()->createOne(['db_list_id' => $list->id, 'assignee_id' => $this->user->id])->refresh();
        $conversation = Conversation::factory()->createOne(['assignee_id' => $this->user->id, 'client_id' => null]);
        $event = RsgEvent::factory()->createOne(['owner_id' => $this->user->id, 'closed_at' => null]);
        $closed = RsgEvent::factory()->createOne(['owner_id' => $this->user->id, 'closed_at' => now()]);
        $form = RsgFormSubmission::factory()->createOne(['owner_id' => $this->user->id, 'resolved_at' => null]);
        $communication = RsgCommunication::factory()->createOne(['owner_id' => $this->user->id, 'resolved_at' => null]);
        $case = ExclusionCase::query()->create(['client_id' => $client->id, 'reasons' => ['barred'], 'due_at' => now(), 'owner_id' => $this->user->id, 'status' => ExclusionCaseStatus::Open]);
        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $credential = ServiceCredential::factory()->createOne(['owner_id' => $this->user->id]);
        $archived = ServiceCredential::factory()->createOne(['owner_id' => $this->user->id, 'archived_at' => now()]);
        $member = User::factory()->createOne(['manager_id' => $this->user->id]);
        $this->successor->forceFill(['manager_id' => $this->user->id])->save();

        $this->actingAs($this->manager)->get("/users/{$this->user->id}/edit")->assertInertia(fn ($page) => $page->has('work', 10)
            ->where('work.0.kind', 'clients')->where('work.0.count', 1)->where('work.2.kind', 'db_lists')->where('work.2.needs_owner', true)->etc());
        $this->deactivate([
            'clients' => $this->successor->id, 'leads' => $this->successor->id, 'db_lists' => $this->successor->id, 'conversations' => $this->successor->id, 'team_members' => $this->successor->id,
            'rsg_events' => $rsg->id, 'rsg_forms' => $rsg->id, 'rsg_communications' => $rsg->id, 'exclusion_cases' => 'none', 'service_credentials' => $developer->id,
        ])->assertSessionHasNoErrors();
        $this->finish();

        $this->assertSame([$this->successor->id, $client->version + 1], [$client->refresh()->account_manager_id, $client->version]);
        $this->assertSame([$this->successor->id, $lead->version + 1], [$lead->refresh()->owner_id, $lead->version]);
        $this->assertSame([$this->successor->id, $this->successor->id, $dbClient->version + 1], [$list->refresh()->assignee_id, $dbClient->refresh()->assignee_id, $dbClient->version]);
        $this->assertSame($this->successor->id, $conversation->refresh()->assignee_id);
        foreach ([$event, $form, $communication] as $work) {
            $this->assertSame($rsg->id, $work->refresh()->owner_id);
        }
        $this->assertNull($case->refresh()->owner_id);
        $this->assertSame([$developer->id, 2], [$credential->refresh()->owner_id, $credential->version]);
        $this->assertDatabaseHas('audit_events', ['action' => 'service_credential.updated', 'subject_id' => $credential->id, 'actor_id' => $this->manager->id]);
        $this->assertSame([$this->successor->id, null], [$member->refresh()->manager_id, $this->successor->refresh()->manager_id]);
        // The records of finished work name who did it.
        $this->assertSame([$this->user->id, $this->user->id, $this->user->id], [$converted->refresh()->owner_id, $closed->refresh()->owner_id, $archived->refresh()->owner_id]);
        $change = AuditEvent::query()->where('action', 'client.updated')->where('client_id', $client->id)->sole();
        $this->assertSame([$this->manager->id, ['account_manager_id' => (string) $this->successor->id]], [$change->actor_id, $change->after]);
        $this->assertSame(12, UserTakeover::query()->sole()->moved_rows);
    }

    public function test_open_promises_of_notes_move_to_a_colleague_who_sees_clients(): void
    {
        $client = Client::factory()->createOne(['account_manager_id' => null]);
        app(AddNote::class)->handle($client, 'Will call Ray back tomorrow. Will send the form on Friday', NoteCategory::General, $this->user);
        $done = NotePromise::query()->orderBy('id')->firstOrFail();
        $done->update(['done_at' => now()]);

        $this->deactivate(['promises' => 'none'])->assertSessionHasErrors('promises');
        $this->deactivate(['promises' => $this->successor->id])->assertSessionHasNoErrors();
        $this->finish();

        $this->assertSame([$this->user->id, $this->successor->id], NotePromise::query()->orderBy('id')->pluck('user_id')->all());
        $this->assertDatabaseHas('audit_events', ['action' => 'note_promise.reassigned', 'actor_id' => $this->manager->id]);
    }

    public function test_team_of_a_colleague_deeper_in_the_team_gets_no_circle_of_managers(): void
    {
        $lead = User::factory()->createOne(['manager_id' => $this->user->id]);
        $member = User::factory()->createOne(['manager_id' => $this->user->id]);
        $this->successor->forceFill(['manager_id' => $lead->id])->save();

        $this->deactivate(['team_members' => $this->successor->id])->assertSessionHasNoErrors();

        $this->assertSame([null, $this->successor->id, $lead->id], [$lead->refresh()->manager_id, $member->refresh()->manager_id, $this->successor->refresh()->manager_id]);
    }

    public function test_every_kind_of_work_needs_an_answer(): void
    {
        Client::factory()->createOne(['account_manager_id' => $this->user->id]);

        $this->deactivate()->assertSessionHasErrors(['clients' => 'Choose who takes over.']);
        $this->assertTrue($this->user->refresh()->is_active);
        $this->assertDatabaseCount('user_takeovers', 0);
    }

    public function test_only_colleagues_who_can_do_the_work_take_over(): void
    {
        Client::factory()->createOne(['account_manager_id' => $this->user->id]);
        $wrong = [
            'cannot see clients' => User::factory()->withRole(StaffRole::Marketing)->createOne()->id,
            'only reads' => User::factory()->withRole(StaffRole::Executive)->createOne()->id,
            'lacks the certification' => $this->withheldFromClients()->id,
            'inactive' => User::factory()->inactive()->createOne()->id,
            'the user' => $this->user->id,
            'no user' => 'somebody',
        ];
        foreach ($wrong as $id) {
            $this->deactivate(['clients' => $id])->assertSessionHasErrors(['clients' => 'Choose an active colleague who can do this work.']);
        }
        $this->deactivate(['clients' => $this->successor->id, 'db_lists' => 'none'])->assertSessionHasErrors('db_lists');
        $this->assertTrue($this->user->refresh()->is_active);
    }

    /** Also a requirement that the successor meets. */
    private function withheldFromClients(): User
    {
        $type = CertificationType::query()->create(['title' => 'RSG', 'description' => '', 'has_grace' => false]);
        GatedAbility::query()->create(['ability' => Ability::ViewClients->value, 'certification_type_id' => $type->id]);
        Certification::query()->create(['user_id' => $this->successor->id, 'certification_type_id' => $type->id, 'status' => CertificationStatus::Valid]);

        return User::factory()->createOne();
    }

    public function test_credential_goes_to_a_colleague_who_can_change_services(): void
    {
        $credential = ServiceCredential::factory()->createOne(['owner_id' => $this->user->id]);
        foreach (['none', $this->successor->id, User::factory()->withRole(StaffRole::Executive)->createOne()->id] as $answer) {
            $this->deactivate(['service_credentials' => $answer])->assertSessionHasErrors(['service_credentials' => 'Choose an active colleague who can do this work.']);
        }
        $this->deactivate()->assertSessionHasErrors(['service_credentials' => 'Choose who takes over.']);

        $this->assertSame([$this->user->id, true], [$credential->refresh()->owner_id, $this->user->refresh()->is_active]);
    }

    public function test_large_takeover_runs_in_the_background_and_survives_a_lost_job(): void
    {
        Queue::fake([RunTakeover::class]);
        Client::factory()->count(3)->create(['account_manager_id' => $this->user->id]);
        $left = Client::factory()->createOne()->id;
        $this->clone($left, 397);

        $this->deactivate(['clients' => $this->successor->id])->assertSessionHas('success');
        $this->assertFalse($this->user->refresh()->is_active);
        $this->assertSame(300, UserTakeover::query()->sole()->moved_rows);
        Queue::assertPushed(RunTakeover::class, 1);
        $this->get("/users/{$this->user->id}/edit")->assertInertia(fn ($page) => $page->where('takeover.moved_rows', 300)->where('takeover.finished_at', null)->etc());

        Artisan::call('users:resume-takeovers');
        Queue::assertPushed(RunTakeover::class, 1);
        $this->travel(3)->minutes();
        Artisan::call('users:resume-takeovers');
        Queue::assertPushed(RunTakeover::class, 2);

        $this->finish();
        $this->assertSame(400, Client::query()->where('account_manager_id', $this->successor->id)->count());
        $this->assertSame(400, DB::table('audit_events')->where('action', 'client.updated')->count());
        $this->assertDatabaseHas('audit_events', ['action' => 'user.work_moved', 'subject_id' => $this->user->id]);
    }

    public function test_recipient_who_leaves_during_the_takeover_gets_nothing_more(): void
    {
        $client = Client::factory()->createOne(['account_manager_id' => $this->user->id]);
        $this->user->forceFill(['is_active' => false])->save();
        UserTakeover::query()->create(['user_id' => $this->user->id, 'started_by' => $this->manager->id, 'recipients' => ['clients' => $this->successor->id]]);
        $this->successor->forceFill(['is_active' => false])->save();

        $this->finish();
        $this->assertNull($client->refresh()->account_manager_id);
    }

    /** Copies of a client for the user, which is faster than the factory. */
    private function clone(int $id, int $count): void
    {
        $columns = (array) DB::table('clients')->find($id);
        unset($columns['id']);
        $rows = [];
        foreach (range(1, $count) as $number) {
            $rows[] = [...$columns, 'pin' => (string) (900_000 + $number), 'account_manager_id' => $this->user->id];
        }
        DB::table('clients')->insert($rows);
    }
}
