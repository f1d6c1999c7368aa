<?php

declare(strict_types=1);

namespace Tests\Feature\Auth;

use App\Domain\Auth\TrustedDevices;
use App\Models\TrustedDevice;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\TestCase;

final class TrustedDeviceTest extends TestCase
{
    use RefreshDatabase, SignsIn;

    private const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

    public function test_a_trusted_browser_needs_only_the_password(): void
    {
        $user = $this->enrolledUser();
        $token = $this->trust($user);

        $this->withCookie(TrustedDevices::cookieName(), $token)->enterPassword($user)->assertRedirect('/');

        $this->assertAuthenticatedAs($user);
        $this->assertDatabaseHas('authentication_logs', ['kind' => 'trusted_device', 'succeeded' => true, 'user_id' => $user->id]);
    }

    public function test_trusted_browser_still_needs_the_password(): void
    {
        $user = $this->enrolledUser();
        $token = $this->trust($user);

        $this->withCookie(TrustedDevices::cookieName(), $token)->enterPassword($user, 'something else entirely')->assertSessionHasErrors('email');
        $this->assertGuest();
    }

    public function test_only_the_hash_of_the_token_is_stored_and_the_cookie_is_http_only(): void
    {
        $user = $this->enrolledUser();
        $this->enterPassword($user);
        $cookie = $this->withHeader('User-Agent', self::FIREFOX)->enterCode($this->codeNow(), trustDevice: true)->getCookie(TrustedDevices::cookieName());
        $device = TrustedDevice::query()->sole();

        $this->assertNotNull($cookie);
        $this->assertTrue($cookie->isHttpOnly());
        $this->assertSame('lax', $cookie->getSameSite());
        $this->assertSame(hash('sha256', (string) $cookie->getValue()), $device->token_hash);
        $this->assertSame('Firefox on Linux', $device->name);
        $this->assertEqualsWithDelta(30, now()->diffInDays($device->expires_at), 0.01);
    }

    public function test_browser_is_not_trusted_by_default(): void
    {
        $this->signIn($this->enrolledUser());

        $this->assertDatabaseCount('trusted_devices', 0);
    }

    public function test_token_of_another_user_is_refused_and_deleted(): void
    {
        $token = $this->trust($this->enrolledUser());
        $other = $this->enrolledUser();

        $this->withCookie(TrustedDevices::cookieName(), $token)->enterPassword($other)
            ->assertRedirect('/two-factor')->assertCookieExpired(TrustedDevices::cookieName());
        $this->assertGuest();
    }

    public function test_trust_ends_after_thirty_days(): void
    {
        $user = $this->enrolledUser();
        $token = $this->trust($user);
        $this->travel(30)->days();

        $this->withCookie(TrustedDevices::cookieName(), $token)->enterPassword($user)->assertRedirect('/two-factor');
    }

    public function test_trusted_browser_does_not_sign_in_an_account_without_an_app(): void
    {
        $user = $this->enrolledUser();
        $token = $this->trust($user);
        $user->forceFill(['totp_confirmed_at' => null])->save();

        $this->withCookie(TrustedDevices::cookieName(), $token)->enterPassword($user)->assertRedirect('/two-factor');
        $this->assertGuest();
    }

    /** Signs in and out again, and gives the token of the cookie. */
    private function trust(User $user): string
    {
        $this->enterPassword($user);
        $token = $this->enterCode($this->codeNow(), trustDevice: true)->getCookie(TrustedDevices::cookieName())?->getValue();
        $this->startNextRequest();
        $this->delete('/logout');

        return (string) $token;
    }
}
