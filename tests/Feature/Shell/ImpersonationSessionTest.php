<?php

declare(strict_types=1);

namespace Tests\Feature\Shell;

use App\Domain\Auth\AccountSecurity;
use App\Enums\StaffRole;
use App\Models\Impersonation;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

/** What happens to the browser's session and pages when an impersonation starts and ends. */
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
        $this->nextRequestOf($session)->assertRedirect(route('dashboard'))->assertSessionHas('error', "You are no longer working as {$this->manager->full_name}.");
        $this->assertAuthenticatedAs($this->developer);
        $this->assertNotNull(Impersonation::query()->sole()->ended_at);
    }

    public function test_ended_sessions_of_the_actor_end_the_impersonating_session(): void
    {
        $session = $this->impersonateManager();

        $this->endSessionsElsewhere($this->developer);

        $this->nextRequestOf($session)->assertRedirect(route('dashboard'));
        $this->assertGuest();
        $this->assertDatabaseMissing('sessions', ['id' => $session]);
        $this->assertNotNull(Impersonation::query()->sole()->ended_at);
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

    /** @return TestResponse<Response> */
    private function nextRequestOf(string $session): TestResponse
    {
        $this->leaveBrowser();

        return $this->withCookie(config()->string('session.cookie'), $session)->get(route('clients.index'));
    }

    private function leaveBrowser(): void
    {
        $this->app['session.store']->flush();
        $this->app['session.store']->setId(null);
        $this->app->forgetScopedInstances();
        Auth::forgetGuards();
    }
}
