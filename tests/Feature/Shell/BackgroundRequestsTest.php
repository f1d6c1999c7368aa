<?php

declare(strict_types=1);

namespace Tests\Feature\Shell;

use App\Enums\StaffRole;
use App\Http\Middleware\GuardSession;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\TestCase;

final class BackgroundRequestsTest extends TestCase
{
    use RefreshDatabase;

    public function test_flash_message_survives_background_requests(): void
    {
        $user = User::factory()->withRole(StaffRole::RiskAnalyst)->createOne();
        $this->actingAs($user)->withSession(['success' => 'Saved.', '_flash' => ['new' => ['success'], 'old' => []]]);
        $this->withCredentials()->withCookie(config()->string('session.cookie'), $this->app['session']->getId());

        foreach (range(1, 3) as $_) {
            $this->getJson(route('notifications.recent'), [GuardSession::BACKGROUND_HEADER => '1'])->assertOk();
        }
        $this->get(route('design'), ['Purpose' => 'prefetch'])->assertOk();

        $this->get(route('design'))->assertInertia(fn ($page) => $page->where('flash.success', 'Saved.')->etc());
    }
}
