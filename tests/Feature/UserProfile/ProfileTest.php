<?php

declare(strict_types=1);

namespace Tests\Feature\UserProfile;

use App\Enums\CertificationStatus;
use App\Models\AuditEvent;
use App\Models\CertificationType;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Feature\Auth\SignsIn;
use Tests\TestCase;

final class ProfileTest extends TestCase
{
    use RefreshDatabase, SignsIn;

    #[TestWith(['get', '/user-profile/edit'])]
    #[TestWith(['put', '/user-profile'])]
    #[TestWith(['put', '/user-profile/notifications'])]
    #[TestWith(['post', '/user-profile/photo'])]
    #[TestWith(['delete', '/user-profile/photo'])]
    #[TestWith(['put', '/user-profile/password'])]
    #[TestWith(['post', '/user-profile/two-factor/reset'])]
    #[TestWith(['post', '/user-profile/recovery-codes'])]
    #[TestWith(['delete', '/user-profile/devices/1'])]
    #[TestWith(['delete', '/user-profile/sessions'])]
    #[TestWith(['delete', '/user-profile/sessions/abc'])]
    #[TestWith(['get', '/users/1/photo'])]
    public function test_guests_are_sent_to_the_login(string $method, string $path): void
    {
        $this->{$method}($path)->assertRedirect('/login');
    }

    #[TestWith(['', 'profile'])]
    #[TestWith(['?tab=profile', 'profile'])]
    #[TestWith(['?tab=security', 'security'])]
    #[TestWith(['?tab=certifications', 'certifications'])]
    #[TestWith(['?tab=notifications', 'notifications'])]
    #[TestWith(['?tab=nonsense', 'profile'])]
    public function test_only_the_open_tab_has_data(string $query, string $tab): void
    {
        $response = $this->actingAs($this->enrolledUser())->get("/user-profile/edit{$query}")->assertOk()
            ->assertInertia(fn ($page) => $page->component('UserProfile/Edit')->where('tab', $tab)->etc());

        foreach (['profile', 'security', 'certifications', 'notifications'] as $part) {
            $this->assertSame($part === $tab, $response->inertiaProps($part) !== null, $part);
        }
    }

    public function test_name_and_zone_are_saved_and_the_change_is_recorded(): void
    {
        $user = $this->enrolledUser();

        $this->actingAs($user)->from('/user-profile/edit')
            ->put('/user-profile', ['version' => $user->version, 'first_name' => 'Priya', 'last_name' => $user->last_name, 'timezone' => 'Australia/Perth'])
            ->assertRedirect('/user-profile/edit')->assertSessionHas('success')->assertSessionHas('auto_hide_success_message', true);

        $this->assertSame(['Priya', 'Australia/Perth'], [$user->refresh()->first_name, $user->timezone]);
        $event = AuditEvent::query()->where('action', 'user.profile_updated')->sole();
        $this->assertEqualsCanonicalizing(['Priya', 'Australia/Perth'], $event->after);
    }

    public function test_form_opened_before_a_manager_corrected_the_name_does_not_save_the_former_name_again(): void
    {
        $user = $this->enrolledUser();
        $opened = $this->actingAs($user)->get('/user-profile/edit')->inertiaProps('profile');
        User::query()->findOrFail($user->id)->update(['last_name' => 'Nair-Webb']);

        $this->put('/user-profile', ['version' => $opened['version'], 'first_name' => $opened['first_name'], 'last_name' => $opened['last_name'], 'timezone' => 'Australia/Perth'])
            ->assertSessionHasErrors(['version' => 'A colleague changed your profile while you were editing. Nothing is lost: compare both versions, then save again.']);
        $this->assertSame('Nair-Webb', $user->refresh()->last_name);
    }

    public function test_saving_unchanged_values_records_nothing(): void
    {
        $user = $this->enrolledUser();
        $this->actingAs($user)->put('/user-profile', $user->only('version', 'first_name', 'last_name', 'timezone'))->assertSessionHasNoErrors();

        $this->assertSame(0, AuditEvent::query()->count());
    }

    /** @param  array<string, mixed>  $change */
    #[TestWith([['first_name' => ''], 'first_name'])]
    #[TestWith([['first_name' => "Pri\nya"], 'first_name'])]
    #[TestWith([['last_name' => ['x']], 'last_name'])]
    #[TestWith([['last_name' => "Na\u{202E}ir"], 'last_name'])]
    #[TestWith([['timezone' => 'Australia/Atlantis'], 'timezone'])]
    public function test_invalid_values_are_refused(array $change, string $field): void
    {
        $user = $this->enrolledUser();

        $this->actingAs($user)->put('/user-profile', [...$user->only('version', 'first_name', 'last_name', 'timezone'), ...$change])->assertSessionHasErrors($field);
    }

    public function test_only_the_profile_fields_can_be_changed(): void
    {
        $user = $this->enrolledUser();

        $this->actingAs($user)->put('/user-profile', [
            ...$user->only('version', 'first_name', 'last_name', 'timezone'),
            'email' => 'other@example.com', 'is_developer_staff' => true, 'role_id' => 99, 'security_version' => 9,
        ]);

        $this->assertNotSame('other@example.com', $user->refresh()->email);
        $this->assertFalse($user->is_developer_staff);
        $this->assertSame(1, $user->security_version);
    }

    public function test_notification_settings_can_be_sent_alone(): void
    {
        $user = $this->enrolledUser();

        $this->actingAs($user)->put('/user-profile/notifications', ['plays_notification_sound' => false])->assertRedirect();
        $this->assertFalse($user->refresh()->plays_notification_sound);
        $this->assertTrue($user->shows_toasts);

        $this->put('/user-profile/notifications', ['shows_toasts' => 'perhaps'])->assertSessionHasErrors('shows_toasts');
    }

    public function test_browser_notifications_are_off_by_default(): void
    {
        $user = $this->enrolledUser();
        $this->assertFalse($user->shows_browser_notifications);
        $this->assertFalse($user->counts_in_title);

        $this->actingAs($user)->put('/user-profile/notifications', ['shows_browser_notifications' => true])->assertRedirect();
        $this->assertTrue($user->refresh()->shows_browser_notifications);
        $this->assertFalse($user->counts_in_title);

        $this->put('/user-profile/notifications', ['counts_in_title' => true])->assertRedirect();
        $this->assertTrue($user->refresh()->counts_in_title);
        $this->put('/user-profile/notifications', ['counts_in_title' => 'often'])->assertSessionHasErrors('counts_in_title');
    }

    public function test_only_own_certifications_are_listed(): void
    {
        $user = $this->enrolledUser();
        $type = CertificationType::create(['title' => 'RSG basics', 'description' => 'What to do.', 'valid_months' => 12]);
        $user->certifications()->create(['certification_type_id' => $type->id, 'status' => CertificationStatus::Valid, 'issued_on' => '2026-02-01', 'expires_on' => '2027-02-01']);
        User::factory()->createOne()->certifications()->create(['certification_type_id' => $type->id, 'status' => CertificationStatus::Pending]);

        $this->actingAs($user)->get('/user-profile/edit?tab=certifications')->assertInertia(fn ($page) => $page
            ->has('certifications', 1)
            ->where('certifications.0.title', 'RSG basics')
            ->where('certifications.0.status', 'valid')
            ->where('certifications.0.expires_on', '2027-02-01')
            ->etc());
    }
}
