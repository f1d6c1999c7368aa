<?php

declare(strict_types=1);

namespace Tests\Feature\Auth;

use App\Actions\Auth\EnrolSecondFactor;
use App\Domain\Auth\Totp;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Validation\ValidationException;
use Tests\TestCase;

final class EnrolmentTest extends TestCase
{
    use RefreshDatabase, SignsIn;

    public function test_the_first_sign_in_sets_up_the_app_and_ends_with_saved_recovery_codes(): void
    {
        $user = User::factory()->createOne();
        $this->enterPassword($user)->assertRedirect('/two-factor');
        $secret = $this->shownSecret();

        $this->post('/two-factor/enrol', ['code' => $this->codeNow(secret: $secret), 'trust_device' => true])->assertRedirect('/two-factor/recovery-codes');
        $this->assertGuest();
        $this->assertSame($secret, $user->refresh()->totp_secret);
        $this->assertNotNull($user->totp_confirmed_at);

        $codes = $this->shownCodes();
        $this->assertCount(10, $codes);
        $this->assertCount(10, $user->recovery_codes ?? []);
        $this->assertMatchesRegularExpression('/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/', $codes[0]);
        $this->assertNotContains($codes[0], $user->recovery_codes ?? []);

        $this->post('/two-factor/recovery-codes')->assertRedirect('/');
        $this->assertAuthenticatedAs($user);
        $this->assertDatabaseCount('trusted_devices', 1);
        $this->assertDatabaseHas('audit_events', ['action' => 'user.two_factor_enrolled', 'actor_id' => $user->id]);
        $this->assertDatabaseHas('authentication_logs', ['kind' => 'enrolment', 'succeeded' => true, 'user_id' => $user->id]);
    }

    public function test_saving_the_recovery_codes_has_its_own_time(): void
    {
        $user = User::factory()->createOne();
        $window = config()->integer('paddock.auth.two_factor_window');
        $this->enterPassword($user);
        $secret = $this->shownSecret();
        $this->travel($window - 10)->seconds();
        $this->post('/two-factor/enrol', ['code' => $this->codeNow(secret: $secret)])->assertRedirect('/two-factor/recovery-codes');

        $this->travel($window - 10)->seconds();
        $this->assertCount(10, $this->shownCodes());
        $this->travel(10)->seconds();
        $this->post('/two-factor/recovery-codes')->assertRedirect('/login');
        $this->assertGuest();
    }

    public function test_key_stays_the_same_until_it_is_confirmed(): void
    {
        $this->enterPassword(User::factory()->createOne());

        $this->assertSame($this->shownSecret(), $this->shownSecret());
    }

    public function test_a_wrong_code_enrols_nothing(): void
    {
        $user = User::factory()->createOne();
        $this->enterPassword($user);
        $this->shownSecret();

        $this->post('/two-factor/enrol', ['code' => '000000'])->assertSessionHasErrors('code');

        $this->assertNull($user->refresh()->totp_confirmed_at);
        $this->assertDatabaseHas('authentication_logs', ['kind' => 'enrolment', 'succeeded' => false]);
        $this->post('/two-factor/enrol', ['code' => ''])->assertSessionHasErrors('code');
    }

    public function test_second_app_is_not_enrolled_by_a_sign_in_that_began_before_the_first(): void
    {
        $user = User::factory()->createOne();
        [$first, $second] = [app(Totp::class)->newSecret(), app(Totp::class)->newSecret()];
        app(EnrolSecondFactor::class)->handle($user, $first, $this->codeNow(secret: $first));

        try {
            app(EnrolSecondFactor::class)->handle($user, $second, $this->codeNow(secret: $second));
            $this->fail('The second app was enrolled.');
        } catch (ValidationException) {
            $this->assertSame($first, $user->refresh()->totp_secret);
        }
    }

    public function test_code_of_the_enrolment_cannot_be_used_again(): void
    {
        $user = User::factory()->createOne();
        $this->enterPassword($user);
        $secret = $this->shownSecret();
        $this->post('/two-factor/enrol', ['code' => $this->codeNow(secret: $secret)]);
        $this->delete('/two-factor');

        $this->enterPassword($user);
        $this->enterCode($this->codeNow(secret: $secret))->assertSessionHasErrors('code');
        $this->assertGuest();
    }

    public function test_recovery_codes_are_shown_only_between_the_proof_and_the_confirmation(): void
    {
        $user = User::factory()->createOne();
        $this->enterPassword($user);
        $this->get('/two-factor/recovery-codes')->assertRedirect('/two-factor');
        $this->post('/two-factor/recovery-codes')->assertRedirect('/two-factor');
        $this->assertGuest();

        $this->post('/two-factor/enrol', ['code' => $this->codeNow(secret: $this->shownSecret())]);
        $this->get('/two-factor')->assertRedirect('/two-factor/recovery-codes');
        $this->post('/two-factor/recovery-codes');
        $this->get('/two-factor/recovery-codes')->assertRedirect('/');
    }

    public function test_browser_history_shows_no_key_or_codes(): void
    {
        $this->enterPassword(User::factory()->createOne());
        $this->post('/two-factor/enrol', ['code' => $this->codeNow(secret: $this->shownSecret())]);
        $this->shownCodes();
        $this->post('/two-factor/recovery-codes')->assertRedirect('/');

        $this->assertTrue($this->get('/')->inertiaPage()['clearHistory']);
        $this->assertArrayNotHasKey('clearHistory', $this->get('/')->inertiaPage());
    }

    public function test_history_shows_nothing_of_a_cancelled_enrolment(): void
    {
        $this->enterPassword(User::factory()->createOne());
        $this->post('/two-factor/enrol', ['code' => $this->codeNow(secret: $this->shownSecret())]);
        $this->shownCodes();
        $this->delete('/two-factor')->assertRedirect('/login');

        $this->assertTrue($this->get('/login')->inertiaPage()['clearHistory']);
    }

    public function test_account_without_an_app_cannot_pass_the_second_step(): void
    {
        $this->enterPassword(User::factory()->createOne());

        $this->enterCode('123456')->assertSessionHasErrors('code');
        $this->post('/two-factor', ['recovery_code' => 'aaaa-aaaa-aaaa-aaaa'])->assertSessionHasErrors('recovery_code');
        $this->assertGuest();
    }

    private function shownSecret(): string
    {
        $response = $this->get('/two-factor')->assertInertia(fn ($page) => $page->where('step', 'enrol')->has('enrolment.uri')->etc());
        $secret = $response->inertiaProps('enrolment.secret');
        $this->assertIsString($secret);
        $this->assertStringContainsString("secret={$secret}", (string) $response->inertiaProps('enrolment.uri'));

        return $secret;
    }

    /** @return list<string> */
    private function shownCodes(): array
    {
        return $this->get('/two-factor/recovery-codes')->assertInertia(fn ($page) => $page->where('step', 'recovery_codes')->etc())->inertiaProps('recovery_codes');
    }
}
