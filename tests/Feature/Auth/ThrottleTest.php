<?php

declare(strict_types=1);

namespace Tests\Feature\Auth;

use App\Domain\Auth\TrustedDevices;
use App\Enums\AuthenticationKind;
use App\Models\AuthenticationLog;
use Database\Factories\UserFactory;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\TestCase;

final class ThrottleTest extends TestCase
{
    use RefreshDatabase, SignsIn;

    public function test_the_sixth_attempt_from_one_address_within_a_minute_waits_even_with_the_right_password(): void
    {
        $this->freezeSecond();
        $user = $this->enrolledUser();
        $this->attempt(5, $user->email);
        $this->travel(12)->seconds();

        $this->enterPassword($user)
            ->assertSessionHasErrors(['throttle' => 'Too many attempts. Try again in 48 seconds.'])
            ->assertSessionHas('throttled_for_seconds', 48);

        $this->assertGuest();
        $this->get('/login')->assertInertia(fn ($page) => $page->where('throttled_for_seconds', 48));
        $this->assertSame(1, AuthenticationLog::query()->where('kind', AuthenticationKind::Throttled)->where('user_id', $user->id)->count());

        $this->travel(48)->seconds();
        $this->enterPassword($user)->assertRedirect('/two-factor');
    }

    public function test_attempts_on_an_account_are_limited_across_addresses(): void
    {
        $user = $this->enrolledUser();
        for ($address = 1; $address <= 10; $address++) {
            $this->attempt(1, $user->email, "203.0.113.{$address}");
        }

        $this->from('/login')->withServerVariables(['REMOTE_ADDR' => '203.0.113.99'])->enterPassword($user)
            ->assertSessionHasErrors(['throttle' => 'Too many attempts. Try again in 10 minutes.']);
    }

    public function test_attempts_of_an_address_are_limited_across_accounts(): void
    {
        config(['paddock.auth.throttle.address.attempts' => 4]);
        foreach (['a', 'b', 'c', 'd'] as $name) {
            $this->attempt(1, "{$name}@example.com");
        }

        $this->post('/login', ['email' => 'e@example.com', 'password' => 'x'])->assertSessionHasErrors('throttle');
        $this->withServerVariables(['REMOTE_ADDR' => '203.0.113.7'])->post('/login', ['email' => 'e@example.com', 'password' => 'x'])->assertSessionHasErrors('email');
    }

    public function test_colleagues_with_the_right_password_do_not_lock_the_address_of_their_office(): void
    {
        config(['paddock.auth.throttle.address.attempts' => 2]);
        foreach (range(1, 4) as $colleague) {
            $user = $this->enrolledUser();
            $this->enterPassword($user)->assertRedirect('/two-factor');
            $this->enterCode($this->codeNow())->assertRedirect('/');
            $this->delete('/user-profile/sessions', ['current_password' => UserFactory::PASSWORD])->assertSessionHasNoErrors();
            $this->delete('/logout');
        }
        $this->attempt(2, 'a@example.com');

        $this->post('/login', ['email' => 'b@example.com', 'password' => 'x'])->assertSessionHasErrors('throttle');
    }

    public function test_one_address_that_keeps_guessing_does_not_lock_the_account_for_others(): void
    {
        $user = $this->enrolledUser();
        $this->attempt(40, $user->email, '203.0.113.66');

        $this->withServerVariables(['REMOTE_ADDR' => '198.51.100.1'])->enterPassword($user)->assertRedirect('/two-factor');
    }

    public function test_one_address_that_guesses_slowly_does_not_lock_the_account_for_others(): void
    {
        $this->freezeSecond();
        $user = $this->enrolledUser();
        for ($minute = 0; $minute < 5; $minute++) {
            $this->attempt(6, $user->email, '203.0.113.66');
            $this->travel(61)->seconds();
        }

        $this->withServerVariables(['REMOTE_ADDR' => '198.51.100.1'])->enterPassword($user)->assertRedirect('/two-factor');
    }

    public function test_strangers_do_not_lock_the_account_for_a_trusted_browser(): void
    {
        $user = $this->enrolledUser();
        $this->enterPassword($user);
        $token = (string) $this->enterCode($this->codeNow(), trustDevice: true)->getCookie(TrustedDevices::cookieName())?->getValue();
        $this->delete('/logout');
        foreach (['203.0.113.66', '203.0.113.67', '203.0.113.68'] as $address) {
            $this->attempt(5, $user->email, $address);
        }
        $this->withServerVariables(['REMOTE_ADDR' => '198.51.100.1'])->enterPassword($user)->assertSessionHasErrors('throttle');

        $this->withCookie(TrustedDevices::cookieName(), $token)->enterPassword($user)->assertRedirect('/')->assertSessionHasNoErrors();
        $this->assertAuthenticatedAs($user);
    }

    public function test_attempts_in_a_trusted_browser_are_limited_across_addresses(): void
    {
        $user = $this->enrolledUser();
        $this->enterPassword($user);
        $token = (string) $this->enterCode($this->codeNow(), trustDevice: true)->getCookie(TrustedDevices::cookieName())?->getValue();
        $this->delete('/logout');
        $this->withCookie(TrustedDevices::cookieName(), $token);
        foreach (['203.0.113.66', '203.0.113.67'] as $address) {
            $this->attempt(5, $user->email, $address);
        }

        $this->withServerVariables(['REMOTE_ADDR' => '198.51.100.1'])->enterPassword($user)->assertSessionHasErrors('throttle');
    }

    public function test_codes_are_limited_and_a_new_password_step_does_not_reset_the_limit(): void
    {
        $user = $this->enrolledUser();
        $this->enterPassword($user);
        for ($i = 0; $i < 5; $i++) {
            $this->enterCode('000000');
        }
        $this->enterPassword($user);

        $this->enterCode($this->codeNow())->assertSessionHasErrors('throttle');
        $this->assertGuest();
    }

    public function test_json_request_gets_the_time_to_wait(): void
    {
        $this->attempt(5, 'nobody@example.com');

        $this->postJson('/login', ['email' => 'nobody@example.com', 'password' => 'x'])->assertTooManyRequests()->assertHeader('Retry-After');
    }

    private function attempt(int $times, string $email, string $address = '127.0.0.1'): void
    {
        for ($i = 0; $i < $times; $i++) {
            $this->withServerVariables(['REMOTE_ADDR' => $address])->post('/login', ['email' => $email, 'password' => 'not '.UserFactory::PASSWORD]);
        }
        $this->withServerVariables([]);
    }
}
