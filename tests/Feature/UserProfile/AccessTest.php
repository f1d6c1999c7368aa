<?php

declare(strict_types=1);

namespace Tests\Feature\UserProfile;

use App\Domain\Auth\SessionRegistry;
use App\Models\TrustedDevice;
use App\Models\User;
use Database\Factories\UserFactory;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use Tests\Feature\Auth\SignsIn;
use Tests\TestCase;

final class AccessTest extends TestCase
{
    use RefreshDatabase, SignsIn;

    private User $user;

    protected function setUp(): void
    {
        parent::setUp();
        config(['session.driver' => 'database']);
        $this->user = $this->enrolledUser();
        $this->signIn($this->user);
    }

    public function test_sessions_are_listed_without_giving_away_their_ids(): void
    {
        $this->sessionOf($this->user, 'other-session', 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36');
        $this->sessionOf(User::factory()->createOne(), 'a-strangers-session');

        $this->get('/user-profile/edit?tab=security')->assertDontSee('other-session')->assertInertia(fn ($page) => $page
            ->where('security.can_list_sessions', true)
            ->where('security.sessions', fn (Collection $sessions): bool => $sessions->where('device', 'Chrome on Windows')->count() === 1
                && $sessions->where('name', SessionRegistry::nameOf('a-strangers-session'))->isEmpty())
            ->etc());
    }

    public function test_a_session_elsewhere_can_be_ended(): void
    {
        $this->sessionOf($this->user, 'other-session');

        $this->delete('/user-profile/sessions/'.SessionRegistry::nameOf('other-session'))->assertSessionHas('success');

        $this->assertDatabaseMissing('sessions', ['id' => 'other-session']);
        $this->assertDatabaseHas('audit_events', ['action' => 'user.session_ended', 'actor_id' => $this->user->id]);
    }

    public function test_session_of_another_user_and_ended_session_get_the_same_answer(): void
    {
        $this->sessionOf(User::factory()->createOne(), 'a-strangers-session');

        foreach (['a-strangers-session', 'ended-session'] as $id) {
            $this->from('/user-profile/edit?tab=security')
                ->delete('/user-profile/sessions/'.SessionRegistry::nameOf($id))
                ->assertRedirect('/user-profile/edit?tab=security')
                ->assertSessionHas('error', 'That session had already ended.');
        }
        $this->assertDatabaseHas('sessions', ['id' => 'a-strangers-session']);
    }

    public function test_all_other_sessions_can_be_ended_with_the_password_and_this_one_stays(): void
    {
        $this->sessionOf($this->user, 'other-session');

        $this->delete('/user-profile/sessions')->assertSessionHasErrors(['current_password' => 'Enter your password.']);
        $this->delete('/user-profile/sessions', ['current_password' => 'a guess'])->assertSessionHasErrors(['current_password' => 'The password is wrong.']);
        $this->assertDatabaseHas('sessions', ['id' => 'other-session']);
        $this->assertSame(1, $this->user->refresh()->security_version);

        $this->delete('/user-profile/sessions', ['current_password' => UserFactory::PASSWORD])->assertSessionHas('success');

        $this->assertDatabaseMissing('sessions', ['id' => 'other-session']);
        $this->assertSame(2, $this->user->refresh()->security_version);
        $this->startNextRequest();
        $this->get('/user-profile/edit')->assertOk();
    }

    public function test_session_store_without_a_list_shows_a_message_and_ends_sessions(): void
    {
        config(['session.driver' => 'array']);

        $this->get('/user-profile/edit?tab=security')->assertInertia(fn ($page) => $page->where('security.can_list_sessions', false)->where('security.sessions', [])->etc());
        $this->delete('/user-profile/sessions', ['current_password' => UserFactory::PASSWORD])->assertSessionHas('success');
        $this->assertSame(2, $this->user->refresh()->security_version);
    }

    public function test_trusted_devices_are_listed_and_can_be_revoked(): void
    {
        $device = $this->deviceOf($this->user);
        $this->deviceOf(User::factory()->createOne());

        $this->get('/user-profile/edit?tab=security')->assertInertia(fn ($page) => $page->has('security.devices', 1)->where('security.devices.0.name', 'Safari on iPhone')->etc());
        $this->delete("/user-profile/devices/{$device->id}")->assertSessionHas('success');

        $this->assertModelMissing($device);
        $this->assertDatabaseHas('audit_events', ['action' => 'user.trusted_device_revoked', 'actor_id' => $this->user->id]);
    }

    public function test_device_of_another_user_is_not_found(): void
    {
        $device = $this->deviceOf(User::factory()->createOne());

        $this->delete("/user-profile/devices/{$device->id}")->assertNotFound();
        $this->assertModelExists($device);
    }

    private function sessionOf(User $user, string $id, string $userAgent = ''): void
    {
        DB::table('sessions')->insert(['id' => $id, 'user_id' => $user->id, 'ip_address' => '203.0.113.5', 'user_agent' => $userAgent, 'payload' => '', 'last_activity' => now()->getTimestamp()]);
    }

    private function deviceOf(User $user): TrustedDevice
    {
        return TrustedDevice::create([
            'user_id' => $user->id,
            'token_hash' => hash('sha256', (string) $user->id),
            'name' => 'Safari on iPhone',
            'ip' => null,
            'last_used_at' => now(),
            'expires_at' => now()->addDay(),
        ]);
    }
}
