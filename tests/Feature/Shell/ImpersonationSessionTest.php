<?php

declare(strict_types=1);

namespace Tests\Feature\Shell;

use App\Enums\StaffRole;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
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
}
