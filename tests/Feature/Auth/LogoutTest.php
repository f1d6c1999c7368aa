<?php

declare(strict_types=1);

namespace Tests\Feature\Auth;

use App\Enums\StaffRole;
use App\Events\Auth\StaffSessionsEnded;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Impersonation;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Event;
use Tests\TestCase;

final class LogoutTest extends TestCase
{
    use RefreshDatabase, SignsIn;

    public function test_signing_out_ends_the_session_and_clears_the_cache_but_keeps_the_theme(): void
    {
        $user = $this->enrolledUser();
        $this->signIn($user);
        $id = session()->getId();

        $this->delete('/logout')->assertRedirect('/login')->assertHeader('Clear-Site-Data', '"cache"')->assertSessionHas('success');

        $this->assertGuest();
        $this->assertNotSame($id, session()->getId());
        $this->assertNotNull($user->refresh()->last_signed_out_at);
        $this->assertDatabaseHas('authentication_logs', ['kind' => 'logout', 'user_id' => $user->id]);
        $this->get('/user-profile/edit')->assertRedirect('/login');
    }

    public function test_impersonator_is_signed_out_and_the_sign_out_is_recorded_for_them(): void
    {
        $user = $this->enrolledUser();
        $actor = User::factory()->withRole(StaffRole::Developer)->createOne();
        $impersonation = Impersonation::create(['actor_id' => $actor->id, 'target_id' => $user->id, 'reason' => 'Support', 'actor_security_version' => 1, 'started_at' => now()]);
        $this->signIn($user);

        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id])->delete('/logout')->assertRedirect('/login');

        $this->assertGuest();
        $this->assertNotNull($impersonation->refresh()->ended_at);
        $this->assertNotNull($actor->refresh()->last_signed_out_at);
        $this->assertNull($user->refresh()->last_signed_out_at);
        $this->assertDatabaseHas('authentication_logs', ['kind' => 'logout', 'user_id' => $actor->id]);
    }

    public function test_sockets_of_everyone_signed_in_here_are_closed(): void
    {
        $user = $this->enrolledUser();
        $actor = User::factory()->withRole(StaffRole::Developer)->createOne();
        $impersonation = Impersonation::create(['actor_id' => $actor->id, 'target_id' => $user->id, 'reason' => 'Support', 'actor_security_version' => 1, 'started_at' => now()]);
        $this->signIn($user);
        Event::fake([StaffSessionsEnded::class]);

        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id])->delete('/logout');

        $this->assertEqualsCanonicalizing([$user->id, $actor->id], Event::dispatched(StaffSessionsEnded::class)->map(static fn (array $call): int => $call[0]->userId)->all());
    }

    public function test_history_of_an_ended_session_is_cleared(): void
    {
        $this->signIn($this->enrolledUser());
        $this->delete('/logout');

        $this->assertTrue($this->get('/login')->inertiaPage()['clearHistory']);
    }

    public function test_guest_cannot_sign_out(): void
    {
        $this->delete('/logout')->assertRedirect('/login');
        $this->get('/logout')->assertNotFound();
    }
}
