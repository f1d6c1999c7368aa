<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Actions\Users\AdvanceTakeover;
use App\Domain\Auth\Invitations;
use App\Domain\Auth\PasswordResetTokens;
use App\Enums\Ability;
use App\Enums\CertificationStatus;
use App\Enums\ExclusionCaseStatus;
use App\Enums\LeadStatus;
use App\Enums\StaffRole;
use App\Events\Auth\StaffSessionsEnded;
use App\Jobs\Users\RunTakeover;
use App\Mail\Auth\SignInDetailsChanged;
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
use App\Models\RsgCommunication;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\ServiceCredential;
use App\Models\TrustedDevice;
use App\Models\User;
use App\Models\UserTakeover;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Mail;
use Illuminate\Support\Facades\Queue;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class UserDeactivationTest extends TestCase
{
    use RefreshDatabase;

    private User $manager;

    private User $user;

    private User $successor;

    protected function setUp(): void
    {
        parent::setUp();
        $this->manager = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        $this->user = User::factory()->createOne(['first_name' => 'Tom', 'last_name' => 'Vance', 'password_changed_at' => now()])->refresh();
        $this->successor = User::factory()->createOne();
    }

    public function test_access_ends_at_once(): void
    {
        Event::fake([StaffSessionsEnded::class]);
        $this->user->createToken('Bank feed', []);
        TrustedDevice::query()->create(['user_id' => $this->user->id, 'token_hash' => str_repeat('a', 64), 'name' => 'Firefox', 'expires_at' => now()->addDay()]);
        $token = app(PasswordResetTokens::class)->make($this->user);
        DB::table('sessions')->insert(['id' => 'laptop', 'user_id' => $this->user->id, 'payload' => '', 'last_activity' => now()->getTimestamp()]);
        config(['session.driver' => 'database']);
        $version = $this->user->security_version;

        $this->deactivate()->assertSessionHas('success', 'Tom Vance was deactivated and signed out everywhere.');

        $this->user->refresh();
        $this->assertFalse($this->user->is_active);
        $this->assertGreaterThan($version, $this->user->security_version);
        foreach (['personal_access_tokens', 'trusted_devices', 'password_reset_tokens'] as $table) {
            $this->assertDatabaseCount($table, 0);
        }
        $this->assertDatabaseMissing('sessions', ['id' => 'laptop']);
        Event::assertDispatched(StaffSessionsEnded::class, fn (StaffSessionsEnded $event): bool => $event->userId === $this->user->id);
        $this->assertDatabaseHas('audit_events', ['action' => 'user.deactivated', 'subject_id' => $this->user->id, 'actor_id' => $this->manager->id]);
        $this->assertDatabaseHas('audit_events', ['action' => 'api_token.revoked', 'subject_id' => $this->user->id]);

        // Not after a reactivation either.
        $this->user->forceFill(['is_active' => true])->save();
        $this->assertNull(app(PasswordResetTokens::class)->owner($token));
    }

    public function test_invitations_by_the_user_no_longer_work(): void
    {
        $puppet = User::factory()->inactive()->createOne();
        app(Invitations::class)->open($puppet, $this->user);
        $token = app(Invitations::class)->makeToken($puppet->invitation()->sole());

        $this->deactivate()->assertSessionHasNoErrors();
        $this->post('/logout', ['_method' => 'delete']);
        $this->put('/invitation', ['token' => $token, 'password' => 'Long-enough-Phrase-77', 'password_confirmation' => 'Long-enough-Phrase-77']);

        $this->assertFalse($puppet->refresh()->is_active);
    }

    public function test_open_session_of_the_user_ends_with_the_next_request(): void
    {
        $this->actingAs($this->user)->get('/user-profile/edit')->assertOk();
        $session = session()->all();
        $this->deactivate();

        $this->app['session.store']->flush();
        $this->actingAs($this->user->refresh())->withSession($session)->get('/user-profile/edit')->assertRedirect('/login');
    }

    public function test_trust_of_the_managers_own_browser_stays(): void
    {
        $this->actingAs($this->manager)->withCookie('paddock_device', 'a-device-of-the-manager');

        $this->deactivate()->assertCookieMissing('paddock_device');
    }

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

    public function test_recipient_who_leaves_meanwhile_gets_nothing_more(): void
    {
        $client = Client::factory()->createOne(['account_manager_id' => $this->user->id]);
        $this->user->forceFill(['is_active' => false])->save();
        UserTakeover::query()->create(['user_id' => $this->user->id, 'started_by' => $this->manager->id, 'recipients' => ['clients' => $this->successor->id]]);
        $this->successor->forceFill(['is_active' => false])->save();

        $this->finish();
        $this->assertNull($client->refresh()->account_manager_id);
    }

    public function test_nobody_deactivates_their_own_account(): void
    {
        $this->user = $this->manager;

        $this->deactivate()->assertSessionHas('error', 'You can’t deactivate your own account.');
        $this->assertTrue($this->manager->refresh()->is_active);
    }

    public function test_last_active_developer_is_not_deactivated(): void
    {
        $this->user = User::factory()->withRole(StaffRole::Developer)->createOne();
        User::factory()->withRole(StaffRole::Developer)->inactive()->createOne();
        $this->deactivate()->assertSessionHas('error', 'This is the last active developer. Give another user developer access first.');
        $this->assertTrue($this->user->refresh()->is_active);

        User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->deactivate()->assertSessionHas('success');
        $this->assertFalse($this->user->refresh()->is_active);
    }

    public function test_inactive_user_is_not_deactivated_again(): void
    {
        $this->deactivate();
        $this->deactivate()->assertSessionHas('error', 'This account is not active.');
    }

    public function test_reactivated_user_signs_in_with_the_same_password(): void
    {
        Mail::fake();
        $this->deactivate();
        $type = CertificationType::query()->create(['title' => 'RSG training', 'description' => 'Signs of harm.', 'valid_months' => 12]);
        $type->roles()->attach($this->user->role_id);
        $this->actingAs($this->manager)->post("/users/{$this->user->id}/activation")->assertSessionHas('success', 'Tom Vance can sign in again.');

        $this->assertTrue($this->user->refresh()->is_active);
        $this->assertSame([$type->id], $this->user->certifications()->pluck('certification_type_id')->all());
        $this->assertDatabaseHas('audit_events', ['action' => 'user.reactivated', 'subject_id' => $this->user->id, 'actor_id' => $this->manager->id]);
        Mail::assertQueued(SignInDetailsChanged::class, fn (SignInDetailsChanged $mail): bool => $mail->hasTo($this->user->email));
        $this->post("/users/{$this->user->id}/activation")->assertSessionHas('error', 'This account is already active.');
    }

    public function test_user_is_reactivated_only_after_their_work_has_moved(): void
    {
        $this->user->forceFill(['is_active' => false])->save();
        UserTakeover::query()->create(['user_id' => $this->user->id, 'started_by' => $this->manager->id, 'recipients' => ['clients' => $this->successor->id]]);
        $activate = fn (): TestResponse => $this->actingAs($this->manager)->post("/users/{$this->user->id}/activation");

        $activate()->assertSessionHas('error', 'The work of Tom Vance is still moving to colleagues. Try again in a minute.');
        $this->assertFalse($this->user->refresh()->is_active);

        $this->finish();
        $activate()->assertSessionHas('success');
        $client = Client::factory()->createOne(['account_manager_id' => $this->user->id]);
        $this->finish();
        $this->assertSame($this->user->id, $client->refresh()->account_manager_id);
    }

    public function test_user_without_a_password_is_invited_and_not_reactivated(): void
    {
        $this->user->forceFill(['is_active' => false, 'password_changed_at' => null])->save();

        $this->actingAs($this->manager)->post("/users/{$this->user->id}/activation")->assertSessionHas('error', 'This user has not chosen a password yet. Send an invitation instead.');
        $this->assertFalse($this->user->refresh()->is_active);
    }

    public function test_people_manager_reactivates_no_developer(): void
    {
        $developer = User::factory()->withRole(StaffRole::Developer)->inactive()->createOne(['password_changed_at' => now()]);

        $this->actingAs($this->manager)->post("/users/{$developer->id}/activation")->assertSessionHas('error', 'Only a developer can change the account of a developer or executive.');
        $this->assertFalse($developer->refresh()->is_active);
    }

    /**
     * @param  array<string, int|string>  $recipients
     * @return TestResponse<Response>
     */
    private function deactivate(array $recipients = []): TestResponse
    {
        return $this->actingAs($this->manager)->from('/users')->delete("/users/{$this->user->id}/activation", $recipients);
    }

    /** Runs the takeover to its end. */
    private function finish(): void
    {
        $advance = app(AdvanceTakeover::class);
        foreach (UserTakeover::query()->pluck('id') as $id) {
            while ($advance->handle((int) $id)) {
                continue;
            }
        }
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
