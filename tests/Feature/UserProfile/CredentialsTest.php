<?php

declare(strict_types=1);

namespace Tests\Feature\UserProfile;

use App\Enums\StaffRole;
use App\Events\Auth\StaffSessionsEnded;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Mail\Auth\SignInDetailsChanged;
use App\Models\Impersonation;
use App\Models\User;
use Database\Factories\UserFactory;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Hash;
use Illuminate\Support\Facades\Mail;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Feature\Auth\SignsIn;
use Tests\TestCase;

final class CredentialsTest extends TestCase
{
    use RefreshDatabase, SignsIn;

    private const NEW = 'seven quiet herons at dusk';

    private User $user;

    protected function setUp(): void
    {
        parent::setUp();
        Mail::fake();
        $this->user = $this->enrolledUser(['aaaa-aaaa-aaaa-aaaa', 'bbbb-bbbb-bbbb-bbbb']);
        $this->enterPassword($this->user);
        $this->enterCode($this->codeNow(), trustDevice: true);
        $this->startNextRequest();
    }

    public function test_new_password_ends_all_other_sessions_and_trusted_devices(): void
    {
        Event::fake([StaffSessionsEnded::class]);
        $elsewhere = session()->all();

        $this->put('/user-profile/password', $this->change())->assertSessionHasNoErrors()->assertSessionHas('success');

        $this->assertTrue(Hash::check(self::NEW, $this->user->refresh()->password));
        $this->assertSame(2, $this->user->security_version);
        $this->assertDatabaseCount('trusted_devices', 0);
        $this->assertDatabaseHas('audit_events', ['action' => 'user.password_changed', 'actor_id' => $this->user->id]);
        $this->assertDatabaseHas('authentication_logs', ['kind' => 'password_change', 'succeeded' => true]);
        Event::assertDispatched(StaffSessionsEnded::class, fn (StaffSessionsEnded $event): bool => $event->userId === $this->user->id);
        Mail::assertQueued(SignInDetailsChanged::class, $this->user->email);

        $this->startNextRequest();
        $this->get('/user-profile/edit')->assertOk();
        $this->startNextRequest();
        $this->withSession($elsewhere)->get('/user-profile/edit')->assertRedirect('/login');
    }

    /** @param  array<string, string>  $change */
    #[TestWith([['current_password' => 'something else'], 'current_password'])]
    #[TestWith([['current_password' => ''], 'current_password'])]
    #[TestWith([['password_confirmation' => 'seven quiet herons'], 'password'])]
    #[TestWith([['password' => 'short', 'password_confirmation' => 'short'], 'password'])]
    #[TestWith([['password' => 'Collingwood2026!', 'password_confirmation' => 'Collingwood2026!'], 'password'])]
    #[TestWith([['password' => UserFactory::PASSWORD, 'password_confirmation' => UserFactory::PASSWORD], 'password'])]
    public function test_invalid_password_change_is_refused(array $change, string $field): void
    {
        $this->put('/user-profile/password', [...$this->change(), ...$change])->assertSessionHasErrors($field);

        $this->assertTrue(Hash::check(UserFactory::PASSWORD, $this->user->refresh()->password));
        $this->assertSame(1, $this->user->security_version);
    }

    public function test_a_reset_of_the_second_factor_leads_straight_to_a_new_enrolment(): void
    {
        $this->post('/user-profile/two-factor/reset', ['current_password' => UserFactory::PASSWORD])->assertRedirect('/two-factor');

        $this->assertGuest();
        $this->assertNull($this->user->refresh()->totp_secret);
        $this->assertNull($this->user->totp_confirmed_at);
        $this->assertSame(2, $this->user->security_version);
        $this->assertDatabaseCount('trusted_devices', 0);
        $this->assertDatabaseHas('audit_events', ['action' => 'user.two_factor_reset', 'actor_id' => $this->user->id]);
        Mail::assertQueued(SignInDetailsChanged::class, $this->user->email);

        $secret = $this->get('/two-factor')->assertInertia(fn ($page) => $page->where('step', 'enrol')->etc())->inertiaProps('enrolment.secret');
        $this->assertNotSame(self::SECRET, $secret);
        $this->get('/user-profile/edit')->assertRedirect('/login');
    }

    public function test_new_recovery_codes_are_shown_once_and_end_the_old_ones(): void
    {
        $this->post('/user-profile/recovery-codes', ['current_password' => UserFactory::PASSWORD])->assertSessionHasNoErrors();

        $this->assertCount(10, $this->user->refresh()->recovery_codes ?? []);
        $this->get('/user-profile/edit?tab=security')->assertInertia(fn ($page) => $page->has('security.new_recovery_codes', 10)->where('security.recovery_codes_left', 10)->etc());
        $this->get('/user-profile/edit?tab=security')->assertInertia(fn ($page) => $page->where('security.new_recovery_codes', null)->etc());
    }

    public function test_next_page_removes_new_recovery_codes_from_the_history(): void
    {
        $this->post('/user-profile/recovery-codes', ['current_password' => UserFactory::PASSWORD]);

        $this->assertArrayNotHasKey('clearHistory', $this->get('/user-profile/edit?tab=security')->inertiaPage());
        // The browser shows a prefetched page without another request.
        $this->assertTrue($this->get('/user-profile/edit?tab=profile', ['Purpose' => 'prefetch'])->inertiaPage()['clearHistory']);
        $this->assertTrue($this->get('/user-profile/edit?tab=profile')->inertiaPage()['clearHistory']);
        $this->assertArrayNotHasKey('clearHistory', $this->get('/user-profile/edit?tab=security')->inertiaPage());
    }

    #[TestWith(['/user-profile/two-factor/reset'])]
    #[TestWith(['/user-profile/recovery-codes'])]
    public function test_second_factor_cannot_be_changed_without_the_password(string $path): void
    {
        $this->post($path, ['current_password' => 'something else'])->assertSessionHasErrors('current_password');
        $this->post($path)->assertSessionHasErrors('current_password');

        $this->assertNotNull($this->user->refresh()->totp_confirmed_at);
        $this->assertCount(2, $this->user->recovery_codes ?? []);
    }

    public function test_guessing_the_password_of_an_open_session_is_throttled(): void
    {
        for ($i = 0; $i < 5; $i++) {
            $this->post('/user-profile/recovery-codes', ['current_password' => 'guess']);
        }

        $this->post('/user-profile/recovery-codes', ['current_password' => UserFactory::PASSWORD])->assertSessionHasErrors('throttle');
        $this->assertCount(2, $this->user->refresh()->recovery_codes ?? []);
    }

    public function test_impersonator_cannot_change_sign_in_details(): void
    {
        $impersonation = Impersonation::create([
            'actor_id' => User::factory()->withRole(StaffRole::Developer)->createOne()->id,
            'target_id' => $this->user->id,
            'reason' => 'Support',
            'actor_security_version' => 1,
            'started_at' => now(),
        ]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);

        $this->put('/user-profile/password', $this->change())->assertForbidden();
        $this->post('/user-profile/two-factor/reset', ['current_password' => UserFactory::PASSWORD])->assertForbidden();
        $this->post('/user-profile/recovery-codes', ['current_password' => UserFactory::PASSWORD])->assertForbidden();
        $this->delete('/user-profile/sessions')->assertForbidden();
        $this->get('/user-profile/edit?tab=security')->assertOk()->assertInertia(fn ($page) => $page->where('security', null)->etc());
    }

    /** @return array<string, string> */
    private function change(): array
    {
        return ['current_password' => UserFactory::PASSWORD, 'password' => self::NEW, 'password_confirmation' => self::NEW];
    }
}
