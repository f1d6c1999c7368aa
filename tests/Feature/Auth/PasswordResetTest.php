<?php

declare(strict_types=1);

namespace Tests\Feature\Auth;

use App\Domain\Auth\PasswordResetTokens;
use App\Jobs\Auth\SendPasswordResetLink;
use App\Mail\Auth\PasswordResetLink;
use App\Mail\Auth\SignInDetailsChanged;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Hash;
use Illuminate\Support\Facades\Mail;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class PasswordResetTest extends TestCase
{
    use RefreshDatabase, SignsIn;

    private const NEW = 'seven quiet herons at dusk';

    public function test_link_of_a_deactivated_account_sets_no_password(): void
    {
        $user = $this->enrolledUser();
        $token = $this->tokenOf($this->mailedUrl($user));
        $user->forceFill(['is_active' => false])->save();

        $this->put('/reset-password', $this->newPassword($token))->assertRedirect('/forgot-password');

        $this->assertFalse(Hash::check(self::NEW, $user->refresh()->password));
    }

    public function test_a_link_is_mailed_and_sets_a_new_password_once(): void
    {
        $user = $this->enrolledUser();
        $url = $this->mailedUrl($user);
        $token = $this->tokenOf($url);

        $this->get($url)->assertOk()->assertInertia(fn ($page) => $page->component('Auth/ResetPassword')->where('token', $token)->where('email', $user->email)->etc());
        $this->put('/reset-password', $this->newPassword($token))->assertRedirect('/login')->assertSessionHas('success');

        $this->assertTrue(Hash::check(self::NEW, $user->refresh()->password));
        $this->assertNotNull($user->password_changed_at);
        $this->assertDatabaseHas('authentication_logs', ['kind' => 'password_reset', 'user_id' => $user->id]);
        $this->assertDatabaseHas('audit_events', ['action' => 'user.password_reset', 'subject_id' => $user->id]);
        Mail::assertQueued(SignInDetailsChanged::class, $user->email);

        $this->get($url)->assertRedirect('/forgot-password')->assertSessionHas('error');
        $this->put('/reset-password', $this->newPassword($token, 'nine loud herons at dawn'))->assertRedirect('/forgot-password');
        $this->assertTrue(Hash::check(self::NEW, $user->refresh()->password));
    }

    public function test_reset_does_not_sign_in_and_never_skips_the_second_factor(): void
    {
        $user = $this->enrolledUser();
        $token = $this->tokenOf($this->mailedUrl($user));
        $this->put('/reset-password', $this->newPassword($token));
        $this->assertGuest();

        $this->enterPassword($user, self::NEW)->assertRedirect('/two-factor');
        $this->assertGuest();
        $this->assertSame(self::SECRET, $user->refresh()->totp_secret);
    }

    public function test_a_reset_ends_the_sessions_and_the_trust_of_devices(): void
    {
        $user = $this->enrolledUser();
        $this->enterPassword($user);
        $this->enterCode($this->codeNow(), trustDevice: true);
        $marks = session()->all();
        $this->delete('/logout');
        $this->startNextRequest();

        $this->put('/reset-password', $this->newPassword($this->tokenOf($this->mailedUrl($user))));
        $this->assertDatabaseCount('trusted_devices', 0);

        $this->withSession($marks)->get('/user-profile/edit')->assertRedirect('/login')->assertSessionHas('error');
    }

    public function test_known_and_unknown_addresses_get_the_same_answer(): void
    {
        Mail::fake();
        Queue::fake();
        $known = $this->from('/forgot-password')->post('/forgot-password', ['email' => $this->enrolledUser()->email]);
        $unknown = $this->from('/forgot-password')->post('/forgot-password', ['email' => 'nobody@example.com']);

        foreach ([$known, $unknown] as $answer) {
            $answer->assertRedirect('/forgot-password')->assertSessionHas('success', 'If this address belongs to an account, we sent a link to it. Check your email.');
        }
        Queue::assertPushed(SendPasswordResetLink::class, 2);
    }

    public function test_unknown_and_deactivated_accounts_get_no_email(): void
    {
        Mail::fake();
        $this->post('/forgot-password', ['email' => 'nobody@example.com']);
        $this->post('/forgot-password', ['email' => User::factory()->inactive()->createOne()->email]);

        Mail::assertNothingOutgoing();
    }

    public function test_guests_see_the_request_page_and_must_enter_an_address(): void
    {
        $this->get('/forgot-password')->assertOk()->assertInertia(fn ($page) => $page->component('Auth/ForgotPassword')->etc());
        $this->post('/forgot-password', ['email' => 'nonsense'])->assertSessionHasErrors('email');
    }

    public function test_requests_are_throttled(): void
    {
        Mail::fake();
        $user = $this->enrolledUser();
        for ($i = 0; $i < 5; $i++) {
            $this->post('/forgot-password', ['email' => $user->email]);
        }

        $this->post('/forgot-password', ['email' => $user->email])->assertSessionHasErrors('throttle');
        Mail::assertSent(PasswordResetLink::class, 5);
    }

    public function test_link_ends_after_an_hour_after_a_change_and_when_a_newer_one_is_sent(): void
    {
        $user = $this->enrolledUser();
        $older = $this->mailedUrl($user);
        $newer = $this->mailedUrl($user);

        $this->get($older)->assertRedirect('/forgot-password');
        $this->get($newer.'0')->assertRedirect('/forgot-password');
        $this->travel(61)->minutes();
        $this->get($newer)->assertRedirect('/forgot-password');
        $this->put('/reset-password', $this->newPassword($this->tokenOf($newer)))->assertRedirect('/forgot-password');
        $this->assertFalse(Hash::check(self::NEW, $user->refresh()->password));
    }

    public function test_only_the_hash_of_the_token_is_kept(): void
    {
        $token = app(PasswordResetTokens::class)->make($this->enrolledUser());

        $this->assertDatabaseHas('password_reset_tokens', ['token' => hash('sha256', $token)]);
    }

    #[TestWith(['short words', 'Use at least 12 characters. A few words in a row are easy to remember.'])]
    #[TestWith(['Collingwood2026!', 'This password is too common. Choose another one.'])]
    #[TestWith(['my paddock is green', 'Don’t use your name, your email address or the name of this product.'])]
    public function test_weak_passwords_are_refused(string $password, string $message): void
    {
        $token = app(PasswordResetTokens::class)->make($this->enrolledUser());

        $this->put('/reset-password', $this->newPassword($token, $password))->assertSessionHasErrors(['password' => $message]);
    }

    public function test_owners_name_and_a_wrong_confirmation_are_refused(): void
    {
        $user = $this->enrolledUser();
        $user->forceFill(['last_name' => 'Okafor'])->save();
        $token = app(PasswordResetTokens::class)->make($user);

        $this->put('/reset-password', $this->newPassword($token, 'the OKAFOR herons'))->assertSessionHasErrors('password');
        $this->put('/reset-password', ['token' => $token, 'password' => self::NEW, 'password_confirmation' => 'other'])->assertSessionHasErrors(['password' => 'The two passwords don’t match.']);
    }

    /** @return array<string, string> */
    private function newPassword(string $token, string $password = self::NEW): array
    {
        return ['token' => $token, 'password' => $password, 'password_confirmation' => $password];
    }

    private function mailedUrl(User $user): string
    {
        Mail::fake();
        $this->post('/forgot-password', ['email' => $user->email]);
        $url = '';
        Mail::assertSent(PasswordResetLink::class, function (PasswordResetLink $mail) use ($user, &$url): bool {
            $url = $mail->url;
            $mail->assertSeeInHtml($mail->url);
            $mail->assertSeeInText($mail->url);

            return $mail->hasTo($user->email);
        });

        return $url;
    }

    private function tokenOf(string $url): string
    {
        return basename((string) parse_url($url, PHP_URL_PATH));
    }
}
