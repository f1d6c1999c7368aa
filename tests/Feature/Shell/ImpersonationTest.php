<?php

declare(strict_types=1);

namespace Tests\Feature\Shell;

use App\Actions\Auth\StopImpersonation;
use App\Domain\Auth\AccountSecurity;
use App\Enums\Ability;
use App\Enums\AuthenticationKind;
use App\Enums\StaffRole;
use App\Events\Auth\StaffSessionsEnded;
use App\Models\AuditEvent;
use App\Models\AuthenticationLog;
use App\Models\Impersonation;
use App\Models\User;
use App\Policies\ImpersonationPolicy;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\Event;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class ImpersonationTest extends TestCase
{
    use Impersonates, RefreshDatabase;

    private User $developer;

    private User $manager;

    protected function setUp(): void
    {
        parent::setUp();

        $this->developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->manager = User::factory()->withRole(StaffRole::AccountManager)->createOne();
    }

    public function test_developer_impersonates_a_colleague_and_returns(): void
    {
        $this->actingAs($this->developer);
        $this->start($this->manager)->assertRedirect(route('dashboard'));
        $this->assertAuthenticatedAs($this->manager);
        $this->assertDatabaseHas('impersonations', ['actor_id' => $this->developer->id, 'target_id' => $this->manager->id, 'ended_at' => null]);

        $this->delete(route('impersonate.destroy'))->assertRedirect(route('dashboard'));
        $this->assertAuthenticatedAs($this->developer);
        $this->assertNotNull(Impersonation::query()->sole()->ended_at);
    }

    public function test_page_names_the_impersonator(): void
    {
        $this->actingAs($this->developer);
        $this->start($this->manager);

        $this->get(route('dashboard'))->assertInertia(fn ($page) => $page
            ->where('auth.user.id', $this->manager->id)
            ->where('auth.user.can.impersonating', true)
            ->where('auth.impersonator.full_name', $this->developer->full_name)
            ->etc());
    }

    public function test_the_audit_names_both_people(): void
    {
        $this->actingAs($this->developer);
        $this->start($this->manager);
        $this->delete(route('impersonate.destroy'));

        $actions = AuditEvent::query()->orderBy('id')->get();
        $this->assertSame(['impersonation.started', 'impersonation.stopped'], $actions->pluck('action')->all());
        $this->assertSame([$this->developer->id, $this->developer->id], $actions->pluck('actor_id')->all());
    }

    public function test_impersonation_needs_the_password_and_a_reason(): void
    {
        $this->actingAs($this->developer);

        $this->start($this->manager, ['password' => 'guess'])->assertSessionHasErrors('password');
        $this->start($this->manager, ['reason' => ''])->assertSessionHasErrors('reason');
        $this->start($this->manager, ['user_id' => 0])->assertSessionHasErrors('user_id');
        $this->assertDatabaseCount('impersonations', 0);
    }

    public function test_guessing_the_password_is_throttled_and_logged(): void
    {
        $this->actingAs($this->developer);

        for ($i = 0; $i < 5; $i++) {
            $this->start($this->manager, ['password' => 'guess'])->assertSessionHasErrors('password');
        }

        $this->start($this->manager)->assertSessionHasErrors('throttle');
        $this->assertDatabaseCount('impersonations', 0);
        $this->assertSame(5, $this->logged(AuthenticationKind::Password));
        $this->assertSame(1, $this->logged(AuthenticationKind::Throttled));
    }

    public function test_staff_without_the_right_are_refused(): void
    {
        $this->actingAs($this->manager);

        $this->start($this->developer)->assertForbidden();
        $this->getJson(route('impersonate.candidates'))->assertForbidden();
    }

    public function test_user_with_more_rights_or_oneself_cannot_be_impersonated(): void
    {
        $people = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        $executive = User::factory()->withRole(StaffRole::Executive)->createOne();
        $this->actingAs($people);

        foreach ([$this->developer, $executive, $this->manager, $people] as $target) {
            $this->start($target)->assertSessionHasErrors('user_id');
        }
        $this->assertDatabaseCount('impersonations', 0);
    }

    public function test_user_administrator_can_impersonate_a_user_with_fewer_rights(): void
    {
        $people = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        $reader = User::factory()->withAbilities(Ability::ViewGuides)->createOne();
        $reader->role->update(['changes_all_clients' => false]);

        $this->actingAs($people);
        $this->start($reader)->assertRedirect(route('dashboard'));
        $this->assertAuthenticatedAs($reader);
    }

    /** Changes of clients stay open while impersonating. */
    public function test_user_whose_role_changes_more_clients_cannot_be_impersonated(): void
    {
        $lead = User::factory()->withAbilities(Ability::ViewUsers, Ability::ViewClients)->createOne();
        $lead->role->update(['changes_all_clients' => false]);
        $peer = User::factory()->withAbilities(Ability::ViewClients)->createOne();

        $this->actingAs($lead);
        $this->start($peer)->assertSessionHasErrors(['user_id' => "You can’t impersonate {$peer->full_name} because they have permissions that you don’t have."]);

        $peer->role->update(['changes_all_clients' => false]);
        $peer->forceFill(['is_executive_staff' => true])->save();
        $this->start($peer)->assertSessionHasErrors(['user_id' => 'Only developers can impersonate developers and executives.']);
        $peer->forceFill(['is_executive_staff' => false])->save();
        $this->start($peer)->assertSessionHasNoErrors();
    }

    public function test_an_inactive_colleague_cannot_be_impersonated(): void
    {
        $this->actingAs($this->developer);

        $this->start(User::factory()->inactive()->createOne())->assertSessionHasErrors('user_id');
    }

    public function test_impersonations_do_not_nest(): void
    {
        $other = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->actingAs($this->developer);
        $this->start($other);

        $this->start($this->manager)->assertForbidden();
        $this->assertDatabaseCount('impersonations', 1);
        $this->assertFalse(app(ImpersonationPolicy::class)->impersonate($other));
        $this->assertSame('Stop the current impersonation first.', app(ImpersonationPolicy::class)->refusal($other, $this->manager));
    }

    public function test_money_is_not_handled_during_an_impersonation(): void
    {
        $officer = User::factory()->withRole(StaffRole::PaymentsManager)->createOne();
        $rights = ['handleDeposits', 'switchAutoMatch', 'checkWithdrawals', 'handleWithdrawals', 'approveLargeWithdrawals', 'handleDuplicates'];
        $held = static fn (): array => array_values(array_filter($rights, static fn (string $right): bool => $officer->can($right)));
        $this->assertSame($rights, $held());

        $this->actingAs($this->developer);
        $this->start($officer)->assertSessionHasNoErrors();

        $this->assertSame([], $held());
    }

    public function test_impersonation_ends_automatically_after_its_time(): void
    {
        $this->actingAs($this->developer);
        $this->start($this->manager);
        $this->travel(config()->integer('paddock.impersonation.minutes') + 1)->minutes();

        $this->get(route('clients.index'))->assertRedirect(route('dashboard'));
        $this->assertAuthenticatedAs($this->developer);
    }

    public function test_session_of_an_impersonation_that_ended_elsewhere_does_not_go_on_as_the_colleague(): void
    {
        $this->actingAs($this->developer);
        $this->start($this->manager);
        // A page that was under way when the impersonation stopped stored its session again.
        app(StopImpersonation::class)->handle(Impersonation::query()->sole());
        $this->app->forgetScopedInstances();

        $this->get(route('clients.index'))->assertRedirect(route('dashboard'));
        $this->assertAuthenticatedAs($this->developer);
    }

    public function test_it_ends_immediately_when_the_actor_loses_the_right(): void
    {
        $this->actingAs($this->developer);
        $this->start($this->manager);
        $this->developer->forceFill(['is_developer_staff' => false, 'role_id' => $this->manager->role_id])->save();

        $this->get(route('clients.index'))->assertRedirect(route('dashboard'));
        $this->assertAuthenticatedAs($this->developer);
    }

    public function test_deactivated_actor_is_signed_out(): void
    {
        $this->actingAs($this->developer);
        $this->start($this->manager);
        $this->developer->forceFill(['is_active' => false])->save();

        $this->get(route('clients.index'))->assertRedirect(route('dashboard'));
        $this->assertGuest();
        $this->assertTrue($this->get(route('login'))->inertiaPage()['clearHistory']);
    }

    public function test_it_ends_and_signs_out_when_the_sessions_of_the_actor_are_ended(): void
    {
        $this->actingAs($this->developer);
        $this->start($this->manager);
        // From another browser, as a changed password does too.
        app(AccountSecurity::class)->endOtherSessions(User::query()->findOrFail($this->developer->id));
        $this->app->forgetScopedInstances();

        $this->get(route('clients.index'))->assertRedirect(route('dashboard'));
        $this->assertGuest();
        $this->assertNotNull(Impersonation::query()->sole()->ended_at);
    }

    /** @param  array<string, mixed>  $change */
    #[TestWith([['is_active' => false]])]
    #[TestWith([['security_version' => 7]])]
    public function test_ended_sessions_of_the_colleague_return_the_actor_to_their_own_session(array $change): void
    {
        $this->actingAs($this->developer);
        $this->start($this->manager);
        User::query()->whereKey($this->manager->id)->update($change);
        $this->app->forgetScopedInstances();
        Auth::forgetGuards();

        $this->get(route('clients.index'))->assertRedirect(route('dashboard'))->assertSessionHas('error', "You are no longer working as {$this->manager->full_name}.");
        $this->assertAuthenticatedAs($this->developer);
        $this->assertNotNull(Impersonation::query()->sole()->ended_at);
    }

    public function test_time_out_of_an_impersonation_is_recorded_for_the_actor(): void
    {
        $this->actingAs($this->developer);
        $this->start($this->manager);
        $this->travel(config()->integer('paddock.auth.idle_timeout'))->seconds();
        $this->app->forgetScopedInstances();
        Auth::forgetGuards();

        $this->get(route('clients.index'))->assertRedirect(route('login'))->assertSessionHas('error', 'You were signed out because of inactivity.');
        $this->assertGuest();
        $this->assertSame([$this->developer->id], AuthenticationLog::query()->where('kind', AuthenticationKind::Timeout)->pluck('user_id')->all());
        $this->assertNotNull(Impersonation::query()->sole()->ended_at);
    }

    public function test_sockets_of_the_actor_are_closed_at_the_start_and_those_of_the_colleague_at_the_end(): void
    {
        Event::fake([StaffSessionsEnded::class]);
        $closed = fn (): array => Event::dispatched(StaffSessionsEnded::class)->map(fn (array $sent): int => $sent[0]->userId)->all();
        $this->actingAs($this->developer);
        $this->start($this->manager);
        $this->assertSame([$this->developer->id], $closed());

        $this->delete(route('impersonate.destroy'));
        $this->assertSame([$this->developer->id, $this->manager->id], $closed());
    }

    public function test_stopping_without_an_impersonation_changes_nothing(): void
    {
        $this->actingAs($this->manager);

        $this->deleteJson(route('impersonate.destroy'))->assertNoContent();
        $this->assertAuthenticatedAs($this->manager);
    }

    private function logged(AuthenticationKind $kind): int
    {
        return AuthenticationLog::query()->where(['kind' => $kind, 'succeeded' => false, 'user_id' => $this->developer->id])->count();
    }
}
