<?php

declare(strict_types=1);

namespace Tests\Feature\Shell;

use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\TestCase;

final class ThrottlePagesTest extends TestCase
{
    use RefreshDatabase;

    protected function setUp(): void
    {
        parent::setUp();

        config()->set('paddock.rate_limits.web', 2);
    }

    public function test_account_with_too_many_requests_gets_the_time_to_wait(): void
    {
        $this->actingAs(User::factory()->createOne());
        $this->get(route('dashboard'))->assertOk()->assertHeader('X-RateLimit-Limit', '2');
        $this->get(route('dashboard'))->assertOk();

        $this->get(route('dashboard'))
            ->assertTooManyRequests()
            ->assertHeader('Retry-After')
            ->assertInertia(fn ($page) => $page->component('Error')->where('status', 429)->where('retry_after', 60)->etc());
    }

    public function test_colleagues_do_not_use_up_each_others_requests(): void
    {
        $one = User::factory()->createOne();
        $other = User::factory()->createOne();
        $this->actingAs($one)->get(route('dashboard'));
        $this->actingAs($one)->get(route('dashboard'));

        $this->actingAs($other)->get(route('dashboard'))->assertOk();
    }

    public function test_signed_out_requests_are_counted_by_address(): void
    {
        $this->get(route('login'))->assertOk();
        $this->get(route('login'))->assertOk();

        $this->get(route('login'))->assertTooManyRequests();
        $this->get(route('login'), ['REMOTE_ADDR' => '203.0.113.7'])->assertOk();
    }
}
