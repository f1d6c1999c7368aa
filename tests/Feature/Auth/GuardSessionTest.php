<?php

declare(strict_types=1);

namespace Tests\Feature\Auth;

use App\Events\Auth\StaffSessionsEnded;
use App\Http\Middleware\GuardSession;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Str;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class GuardSessionTest extends TestCase
{
    use RefreshDatabase, SignsIn;

    private User $user;

    protected function setUp(): void
    {
        parent::setUp();
        $this->freezeSecond();
        config(['paddock.auth.idle_timeout' => 3600, 'paddock.auth.absolute_timeout' => 3 * 3600]);
        $this->user = $this->enrolledUser();
        $this->signIn($this->user);
    }

    public function test_idle_session_ends_and_the_page_opens_after_signing_in_again(): void
    {
        $this->travel(3600)->seconds();

        $this->visit('/user-profile/edit?tab=security')->assertRedirect('/login')
            ->assertSessionHas('error', 'You were signed out because of inactivity.')
            ->assertSessionHas('url.intended', url('/user-profile/edit?tab=security'));
        $this->assertGuest();
        $this->assertDatabaseHas('authentication_logs', ['kind' => 'timeout', 'user_id' => $this->user->id]);
    }

    public function test_idle_session_counts_as_left_when_it_was_last_used(): void
    {
        $this->travel(600)->seconds();
        $this->visit('/user-profile/edit')->assertOk();
        $lastUsed = now();
        $this->travel(3600)->seconds();
        $this->visit('/user-profile/edit')->assertRedirect('/login');

        $this->assertEquals($lastUsed, $this->user->refresh()->last_signed_out_at);
    }

    public function test_visit_without_a_sign_out_counts_as_left_when_it_began(): void
    {
        $began = now();
        $this->assertNull($this->user->refresh()->last_signed_out_at, 'The first visit.');
        $this->travel(3)->days();
        session()->flush();
        Auth::forgetGuards();
        $this->signIn($this->user);

        $this->assertEquals($began, $this->user->refresh()->last_signed_out_at);
        $this->delete('/logout');
        $this->travel(1)->day();
        $this->signIn($this->user);
        $this->assertEquals(now()->subDay(), $this->user->refresh()->last_signed_out_at, 'Signed out.');
    }

    public function test_sockets_of_an_idle_session_are_closed(): void
    {
        Event::fake([StaffSessionsEnded::class]);
        $this->travel(3600)->seconds();

        $this->visit('/user-profile/edit')->assertRedirect('/login');

        Event::assertDispatched(StaffSessionsEnded::class, fn (StaffSessionsEnded $event): bool => $event->userId === $this->user->id);
    }

    public function test_each_request_restarts_the_idle_time(): void
    {
        $this->travel(3000)->seconds();
        $this->visit('/user-profile/edit')->assertOk();
        $this->travel(3000)->seconds();

        $this->visit('/user-profile/edit')->assertOk();
    }

    public function test_automatic_visits_do_not_restart_the_idle_time(): void
    {
        foreach ([[GuardSession::BACKGROUND_HEADER => '1'], ['Purpose' => 'prefetch']] as $headers) {
            $this->travel(1700)->seconds();
            $this->visit('/user-profile/edit', $headers)->assertOk();
        }
        $this->travel(300)->seconds();

        $this->visit('/user-profile/edit')->assertRedirect('/login');
    }

    public function test_a_busy_session_ends_after_the_longest_time(): void
    {
        for ($i = 0; $i < 3; $i++) {
            $this->travel(3500)->seconds();
            $this->visit('/user-profile/edit')->assertOk();
        }
        $this->travel(400)->seconds();

        $this->visit('/user-profile/edit')->assertRedirect('/login')->assertSessionHas('error', 'You were signed in for a full day. Sign in again.');
    }

    public function test_deactivated_account_is_signed_out_at_the_next_request(): void
    {
        User::query()->whereKey($this->user->id)->update(['is_active' => false]);

        $this->visit('/user-profile/edit')->assertRedirect('/login')->assertSessionHas('error', 'This account is deactivated. Ask your manager.');
    }

    public function test_deleted_account_is_signed_out_at_the_next_request(): void
    {
        $this->user->delete();

        $this->visit('/user-profile/edit')->assertRedirect('/login');
    }

    public function test_a_change_of_sign_in_details_elsewhere_ends_the_session(): void
    {
        User::query()->whereKey($this->user->id)->increment('security_version');

        $this->visit('/user-profile/edit')->assertRedirect('/login')
            ->assertSessionHas('error', 'You were signed out because the sign-in details of this account were changed.');
    }

    public function test_page_whose_session_was_removed_says_why_it_asks_to_sign_in(): void
    {
        Auth::logout();
        $this->startNextRequest();

        $this->get('/user-profile/edit', ['X-Inertia' => 'true'])->assertRedirect('/login')
            ->assertSessionHas('error', 'Your session ended. Sign in again to continue.');
        $this->delete('/logout', [], ['X-Inertia' => 'true'])->assertStatus(303)->assertRedirect('/login');
        $this->startNextRequest();
        $this->visit('/user-profile/edit')->assertRedirect('/login')->assertSessionMissing('error');
    }

    #[TestWith([false])]
    #[TestWith([true])]
    public function test_form_whose_session_ended_stays_open(bool $isRemoved): void
    {
        if ($isRemoved) {
            Auth::logout();
            $this->startNextRequest();
        } else {
            $this->travel(3600)->seconds();
        }

        $this->put('/user-profile/notifications', ['shows_toasts' => false], ['X-Inertia' => 'true'])->assertUnauthorized()->assertHeaderMissing('X-Inertia');
        $this->assertGuest();
    }

    /** @param  array<string, string>  $headers */
    #[TestWith(['/clients/lookup?search=mei', ['Accept' => 'application/json'], 401])]
    #[TestWith(['/clients', ['X-Inertia' => 'true', 'Purpose' => 'prefetch'], 302])]
    public function test_late_background_request_of_an_ended_session_leaves_the_cookies_of_the_next_one(string $path, array $headers, int $status): void
    {
        Auth::logout();
        $this->app->make('session')->flush();
        $this->startNextRequest();

        $response = $this->withCookie(config()->string('session.cookie'), Str::random(40))->get($path, $headers);

        $response->assertStatus($status);
        $this->assertSame([], $response->headers->getCookies());
        $this->get('/login')->assertCookie(config()->string('session.cookie'))->assertCookie('XSRF-TOKEN');
    }

    public function test_json_request_gets_401(): void
    {
        $this->travel(3600)->seconds();
        $this->startNextRequest();

        $this->putJson('/user-profile/notifications', ['shows_toasts' => false])->assertUnauthorized();
        $this->assertTrue($this->user->refresh()->shows_toasts);
    }

    /**
     * @param  array<string, string>  $headers
     * @return \Illuminate\Testing\TestResponse<\Symfony\Component\HttpFoundation\Response>
     */
    private function visit(string $path, array $headers = []): \Illuminate\Testing\TestResponse
    {
        $this->startNextRequest();

        return $this->get($path, $headers);
    }
}
