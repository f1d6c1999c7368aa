<?php

declare(strict_types=1);

namespace Tests\Feature\Shell;

use App\Domain\Auth\AccountSecurity;
use App\Enums\StaffRole;
use App\Http\Middleware\GuardSession;
use App\Models\Impersonation;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\DB;
use Tests\TestCase;

/** The browser's session and pages when an impersonation starts and ends. */
final class ImpersonationSessionTest extends TestCase
{
    use Impersonates, RefreshDatabase;

    private User $developer;

    private User $manager;

    protected function setUp(): void
    {
        parent::setUp();

        config(['session.driver' => 'database']);
        $this->app->forgetInstance('session.store');
        $this->app->forgetScopedInstances();
        $this->developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->manager = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        $this->actingAs($this->developer);
    }

    public function test_browser_forgets_the_pages_of_the_other_user_at_the_start_and_at_the_end(): void
    {
        $this->start($this->manager)->assertSessionHasNoErrors();
        $this->assertTrue($this->get(route('dashboard'))->inertiaPage()['clearHistory']);
        $this->assertArrayNotHasKey('clearHistory', $this->get(route('dashboard'))->inertiaPage());

        $this->deleteJson(route('impersonate.destroy'))->assertNoContent();
        $this->assertTrue($this->get(route('dashboard'))->inertiaPage()['clearHistory']);
    }

    public function test_ended_sessions_of_the_colleague_end_only_the_impersonation(): void
    {
        $session = $this->impersonateManager();
        DB::table('sessions')->insert(['id' => 'managers-own', 'user_id' => $this->manager->id, 'payload' => '', 'last_activity' => now()->getTimestamp()]);

        $this->endSessionsElsewhere($this->manager);

        $this->assertDatabaseMissing('sessions', ['id' => 'managers-own']);
        $this->continueAs($session)->get(route('clients.index'))->assertRedirect(route('dashboard'))->assertSessionHas('error', "You are no longer working as {$this->manager->full_name}.");
        $this->assertAuthenticatedAs($this->developer);
        $this->assertNotNull(Impersonation::query()->sole()->ended_at);
    }

    public function test_ended_sessions_of_the_actor_end_the_impersonating_session(): void
    {
        $session = $this->impersonateManager();

        $this->endSessionsElsewhere($this->developer);

        $this->continueAs($session)->get(route('clients.index'))->assertRedirect(route('dashboard'));
        $this->assertGuest();
        $this->assertDatabaseMissing('sessions', ['id' => $session]);
        $this->assertNotNull(Impersonation::query()->sole()->ended_at);
    }

    public function test_stop_after_the_time_is_over_is_confirmed(): void
    {
        $session = $this->impersonateManager();
        $this->travel(config()->integer('paddock.impersonation.minutes') + 1)->minutes();

        $this->continueAs($session)->deleteJson(route('impersonate.destroy'))->assertNoContent();
        $this->assertAuthenticatedAs($this->developer);
        $this->assertNotNull(Impersonation::query()->sole()->ended_at);
    }

    public function test_json_request_of_an_ended_impersonation_is_unauthenticated_and_the_next_page_says_why(): void
    {
        $session = $this->impersonateManager();
        $this->travel(config()->integer('paddock.impersonation.minutes') + 1)->minutes();
        $message = "You are no longer working as {$this->manager->full_name}.";

        // As a page loads its notifications again. On 401, it reloads.
        $this->continueAs($session)->getJson(route('notifications.recent'), [GuardSession::BACKGROUND_HEADER => '1'])->assertUnauthorized()->assertJsonPath('message', $message);
        $this->assertAuthenticatedAs($this->developer);
        $own = $this->app['session.store']->getId();

        $this->continueAs($own)->get(route('dashboard'))->assertInertia(fn ($page) => $page->where('flash.error', $message)->where('auth.user.id', $this->developer->id)->etc());
    }

    /** @return string the id of the session in which the developer impersonates the manager */
    private function impersonateManager(): string
    {
        $this->start($this->manager)->assertSessionHasNoErrors();
        $session = $this->app['session.store']->getId();
        $this->assertDatabaseHas('sessions', ['id' => $session, 'user_id' => $this->manager->id]);

        return $session;
    }

    /** As a new password in another browser does. */
    private function endSessionsElsewhere(User $user): void
    {
        $this->leaveBrowser();
        app(AccountSecurity::class)->endOtherSessions($user->refresh());
    }

    private function continueAs(string $session): static
    {
        $this->leaveBrowser();

        return $this->withCredentials()->withCookie(config()->string('session.cookie'), $session);
    }

    private function leaveBrowser(): void
    {
        $this->app['session.store']->flush();
        $this->app['session.store']->setId(null);
        $this->app->forgetScopedInstances();
        Auth::forgetGuards();
    }
}
