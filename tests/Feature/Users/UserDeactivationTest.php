<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Domain\Auth\Invitations;
use App\Domain\Auth\PasswordResetTokens;
use App\Enums\StaffRole;
use App\Events\Auth\StaffSessionsEnded;
use App\Mail\Auth\SignInDetailsChanged;
use App\Models\CertificationType;
use App\Models\Client;
use App\Models\SecondFactorReset;
use App\Models\TrustedDevice;
use App\Models\User;
use App\Models\UserTakeover;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Mail;
use Illuminate\Testing\TestResponse;
use Tests\Support\DeactivatesUsers;
use Tests\TestCase;

/** Deactivation ends all access of a user. Reactivation gives it back. */
final class UserDeactivationTest extends TestCase
{
    use DeactivatesUsers, RefreshDatabase;

    public function test_access_ends_at_once(): void
    {
        Event::fake([StaffSessionsEnded::class]);
        $this->user->createToken('Bank feed', []);
        TrustedDevice::query()->create(['user_id' => $this->user->id, 'token_hash' => str_repeat('a', 64), 'name' => 'Firefox', 'expires_at' => now()->addDay()]);
        $token = app(PasswordResetTokens::class)->make($this->user);
        SecondFactorReset::query()->create(['user_id' => $this->user->id, 'requested_by' => $this->manager->id, 'reason' => 'Lost the phone on holiday']);
        DB::table('sessions')->insert(['id' => 'laptop', 'user_id' => $this->user->id, 'payload' => '', 'last_activity' => now()->getTimestamp()]);
        config(['session.driver' => 'database']);
        $version = $this->user->security_version;

        $this->deactivate()->assertSessionHas('success', 'Tom Vance was deactivated and signed out everywhere.');

        $this->user->refresh();
        $this->assertFalse($this->user->is_active);
        $this->assertGreaterThan($version, $this->user->security_version);
        foreach (['personal_access_tokens', 'trusted_devices', 'password_reset_tokens', 'second_factor_resets'] as $table) {
            $this->assertDatabaseCount($table, 0);
        }
        $this->assertDatabaseMissing('sessions', ['id' => 'laptop']);
        Event::assertDispatched(StaffSessionsEnded::class, fn (StaffSessionsEnded $event): bool => $event->userId === $this->user->id);
        $this->assertDatabaseHas('audit_events', ['action' => 'user.deactivated', 'subject_id' => $this->user->id, 'actor_id' => $this->manager->id]);
        $this->assertDatabaseHas('audit_events', ['action' => 'api_token.revoked', 'subject_id' => $this->user->id]);

        // Not after a reactivation either.
        $this->user->forceFill(['is_active' => true])->save();
        $this->assertNull(app(PasswordResetTokens::class)->owner($token));
    }

    public function test_invitations_by_the_user_no_longer_work(): void
    {
        $puppet = User::factory()->inactive()->createOne();
        app(Invitations::class)->open($puppet, $this->user);
        $token = app(Invitations::class)->makeToken($puppet->invitation()->sole());

        $this->deactivate()->assertSessionHasNoErrors();
        $this->post('/logout', ['_method' => 'delete']);
        $this->put('/invitation', ['token' => $token, 'password' => 'Long-enough-Phrase-77', 'password_confirmation' => 'Long-enough-Phrase-77']);

        $this->assertFalse($puppet->refresh()->is_active);
    }

    public function test_open_session_of_the_user_ends_with_the_next_request(): void
    {
        $this->actingAs($this->user)->get('/user-profile/edit')->assertOk();
        $session = session()->all();
        $this->deactivate();

        $this->app['session.store']->flush();
        $this->actingAs($this->user->refresh())->withSession($session)->get('/user-profile/edit')->assertRedirect('/login');
    }

    public function test_trust_of_the_managers_own_browser_stays(): void
    {
        $this->actingAs($this->manager)->withCookie('paddock_device', 'a-device-of-the-manager');

        $this->deactivate()->assertCookieMissing('paddock_device');
    }

    public function test_user_can_not_deactivate_their_own_account(): void
    {
        $this->user = $this->manager;

        $this->deactivate()->assertSessionHas('error', 'You can’t deactivate your own account.');
        $this->assertTrue($this->manager->refresh()->is_active);
    }

    public function test_last_active_developer_is_not_deactivated(): void
    {
        $this->user = User::factory()->withRole(StaffRole::Developer)->createOne();
        User::factory()->withRole(StaffRole::Developer)->inactive()->createOne();
        $this->deactivate()->assertSessionHas('error', 'This is the last active developer. Give another user developer access first.');
        $this->assertTrue($this->user->refresh()->is_active);

        User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->deactivate()->assertSessionHas('success');
        $this->assertFalse($this->user->refresh()->is_active);
    }

    public function test_inactive_user_is_not_deactivated_again(): void
    {
        $this->deactivate();
        $this->deactivate()->assertSessionHas('error', 'This account is not active.');
    }

    public function test_reactivated_user_signs_in_with_the_same_password(): void
    {
        Mail::fake();
        $this->deactivate();
        $type = CertificationType::query()->create(['title' => 'RSG training', 'description' => 'Signs of harm.', 'valid_months' => 12]);
        $type->roles()->attach($this->user->role_id);
        $this->actingAs($this->manager)->post("/users/{$this->user->id}/activation")->assertSessionHas('success', 'Tom Vance can sign in again.');

        $this->assertTrue($this->user->refresh()->is_active);
        $this->assertSame([$type->id], $this->user->certifications()->pluck('certification_type_id')->all());
        $this->assertDatabaseHas('audit_events', ['action' => 'user.reactivated', 'subject_id' => $this->user->id, 'actor_id' => $this->manager->id]);
        Mail::assertQueued(SignInDetailsChanged::class, fn (SignInDetailsChanged $mail): bool => $mail->hasTo($this->user->email));
        $this->post("/users/{$this->user->id}/activation")->assertSessionHas('error', 'This account is already active.');
    }

    public function test_user_is_reactivated_only_after_their_work_has_moved(): void
    {
        $this->user->forceFill(['is_active' => false])->save();
        UserTakeover::query()->create(['user_id' => $this->user->id, 'started_by' => $this->manager->id, 'recipients' => ['clients' => $this->successor->id]]);
        $activate = fn (): TestResponse => $this->actingAs($this->manager)->post("/users/{$this->user->id}/activation");

        $activate()->assertSessionHas('error', 'The work of Tom Vance is still moving to colleagues. Try again in a minute.');
        $this->assertFalse($this->user->refresh()->is_active);

        $this->finish();
        $activate()->assertSessionHas('success');
        $client = Client::factory()->createOne(['account_manager_id' => $this->user->id]);
        $this->finish();
        $this->assertSame($this->user->id, $client->refresh()->account_manager_id);
    }

    public function test_user_without_a_password_is_invited_and_not_reactivated(): void
    {
        $this->user->forceFill(['is_active' => false, 'password_changed_at' => null])->save();

        $this->actingAs($this->manager)->post("/users/{$this->user->id}/activation")->assertSessionHas('error', 'This user has not chosen a password yet. Send an invitation instead.');
        $this->assertFalse($this->user->refresh()->is_active);
    }

    public function test_people_manager_reactivates_no_developer(): void
    {
        $developer = User::factory()->withRole(StaffRole::Developer)->inactive()->createOne(['password_changed_at' => now()]);

        $this->actingAs($this->manager)->post("/users/{$developer->id}/activation")->assertSessionHas('error', 'Only a developer can change the account of a developer or executive.');
        $this->assertFalse($developer->refresh()->is_active);
    }
}
