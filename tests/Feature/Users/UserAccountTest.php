<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Enums\CertificationStatus;
use App\Enums\StaffRole;
use App\Events\Auth\StaffSessionsEnded;
use App\Mail\Auth\SignInDetailsChanged;
use App\Models\CertificationType;
use App\Models\GatedAbility;
use App\Models\Role;
use App\Models\User;
use Database\Factories\UserFactory;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Mail;
use Illuminate\Support\Facades\Storage;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class UserAccountTest extends TestCase
{
    use RefreshDatabase;

    private User $manager;

    protected function setUp(): void
    {
        parent::setUp();
        $this->manager = User::factory()->withRole(StaffRole::PeopleManager)->createOne(['first_name' => 'Pauline', 'last_name' => 'Drummond', 'email' => 'pauline@example.com']);
    }

    public function test_user_is_saved_and_the_change_is_in_the_activity_log(): void
    {
        Event::fake([StaffSessionsEnded::class]);
        $user = $this->user(['first_name' => 'Tom', 'last_name' => 'Vance', 'email' => 'tom@example.com']);
        $role = $this->roleId(StaffRole::PaymentsOfficer);

        $this->save($user, ['first_name' => 'Thomas', 'mobile_e164' => '0491 570 156', 'phone_extension' => '0215', 'role_id' => $role, 'manager_id' => $this->manager->id, 'timezone' => 'Australia/Perth'])
            ->assertSessionHas('success', 'User saved.');

        $user->refresh();
        $this->assertSame('0215', $user->phone_extension);
        $this->assertSame(['Thomas', '+61491570156', $role, $this->manager->id, 'Australia/Perth'], [$user->first_name, $user->mobile_e164, $user->role_id, $user->manager_id, $user->timezone]);
        // Open channels were authorised with the rights of the former role.
        Event::assertDispatched(StaffSessionsEnded::class, static fn (StaffSessionsEnded $event): bool => $event->userId === $user->id);
        $this->get("/users/{$user->id}/edit")
            ->assertOk()
            ->assertInertia(
                fn ($page) => $page
                    ->component('Users/Edit')
                    ->where('user.full_name', 'Thomas Vance')
                    ->where('user.mobile', '0491 570 156')
                    ->where('user.phone_extension', '0215')
                    ->where('form.phone_extension', '0215')
                    ->where('form.role_id', (string) $role)
                    ->where('form.mobile_e164', '0491 570 156')
                    ->where('history.0.title', 'Details changed')
                    ->where('history.0.actor_name', 'Pauline Drummond')
                    ->where('history.0.changes.2', ['label' => 'Phone extension', 'before' => null, 'after' => '0215', 'is_detail' => false])
                    ->where('history.0.changes.3', ['label' => 'Role', 'before' => 'Account manager', 'after' => 'Payments officer', 'is_detail' => false])
                    ->where('history.0.changes.4', ['label' => 'Manager', 'before' => null, 'after' => 'Pauline Drummond', 'is_detail' => false])
                    ->etc(),
            );
    }

    public function test_new_role_assigns_its_certifications(): void
    {
        $type = CertificationType::query()->create(['title' => 'RSG training', 'description' => 'Signs of harm.', 'valid_months' => 12]);
        GatedAbility::query()->create(['ability' => GatedAbility::HANDLES_PAYMENTS, 'certification_type_id' => $type->id]);
        $user = $this->user();
        $this->save($user, ['first_name' => 'Thomas'])->assertSessionHas('success');
        $this->assertSame(0, $user->certifications()->count());

        $this->save($user, ['role_id' => $this->roleId(StaffRole::PaymentsOfficer)])->assertSessionHas('success');

        $this->assertSame([$type->id], $user->certifications()->where('status', CertificationStatus::Pending)->pluck('certification_type_id')->all());
    }

    public function test_form_opened_before_a_colleague_saved_changes_nothing(): void
    {
        $user = $this->user();
        $opened = $this->formOf($user);
        $this->save($user, ['role_id' => $this->roleId(StaffRole::Marketing)]);

        $this->put("/users/{$user->id}", [...$opened, 'mobile_e164' => '0491 570 156'])->assertSessionHasErrors([
            'version' => "A colleague changed {$user->full_name} while you were editing. Nothing is lost: compare both versions, then save again.",
        ]);
        $this->assertSame([$this->roleId(StaffRole::Marketing), null], [$user->refresh()->role_id, $user->mobile_e164]);
    }

    public function test_users_own_change_of_the_profile_is_noticed_too(): void
    {
        $user = $this->user();
        $opened = $this->formOf($user);
        $this->actingAs($user)->put('/user-profile', ['version' => $user->version, 'first_name' => 'Tom', 'last_name' => 'Vance', 'timezone' => 'Australia/Perth'])->assertSessionHasNoErrors();

        $this->actingAs($this->manager)->put("/users/{$user->id}", $opened)->assertSessionHasErrors('version');
        $this->assertSame('Australia/Perth', $user->refresh()->timezone);
    }

    public function test_saving_without_a_change_records_nothing(): void
    {
        $user = $this->user();

        $this->save($user, [])->assertSessionHas('success');
        $this->assertDatabaseMissing('audit_events', ['action' => 'user.updated']);
    }

    #[DataProvider('invalidFields')]
    public function test_invalid_field_is_refused(string $field, mixed $value, string $message): void
    {
        User::factory()->createOne(['email' => 'taken@example.com', 'phone_extension' => '214']);
        $user = $this->user();

        $this->save($user, [$field => $value])->assertSessionHasErrors([$field => $message]);
        $this->assertEquals($user->getAttributes(), $user->fresh()?->getAttributes());
    }

    /** @return array<string, array{string, mixed, string}> */
    public static function invalidFields(): array
    {
        return [
            'no first name' => ['first_name', ' ', 'Enter a first name.'],
            'no last name' => ['last_name', '', 'Enter a last name.'],
            'no email' => ['email', '', 'Enter an email address.'],
            'email of another account' => ['email', 'TAKEN@example.com', 'Another account has this email address. Inactive accounts keep theirs.'],
            'email' => ['email', 'tom', 'Enter a valid email address.'],
            'landline' => ['mobile_e164', '03 9000 0000', 'Enter an Australian mobile number, such as 0491 570 156.'],
            'foreign mobile' => ['mobile_e164', '+64 21 123 4567', 'Enter an Australian mobile number, such as 0491 570 156.'],
            'extension' => ['phone_extension', 'ext 214', 'Enter the extension in digits, such as 214.'],
            'extension of another account' => ['phone_extension', '214', 'Another account has this extension. Inactive accounts keep theirs.'],
            'role' => ['role_id', 999_999, 'Choose a role.'],
            'manager' => ['manager_id', 999_999, 'Choose an active colleague.'],
            'time zone' => ['timezone', 'Mars/Base', 'Choose a time zone.'],
        ];
    }

    public function test_user_cannot_report_to_themselves_or_to_their_team(): void
    {
        $lead = $this->user();
        $member = $this->user(['manager_id' => $lead->id]);

        foreach ([$lead->id, $member->id] as $managerId) {
            $this->save($lead, ['manager_id' => $managerId])->assertSessionHasErrors('manager_id');
        }
        $this->assertNull($lead->refresh()->manager_id);
    }

    public function test_inactive_manager_can_be_kept_but_not_chosen(): void
    {
        $left = $this->user(['is_active' => false]);
        $this->save($this->user(), ['manager_id' => $left->id])->assertSessionHasErrors('manager_id');
        $this->save($this->user(['manager_id' => $left->id]), ['manager_id' => $left->id])->assertSessionHasNoErrors();
    }

    public function test_user_can_not_change_their_own_role_or_access(): void
    {
        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();

        $this->save($this->manager, ['role_id' => $this->roleId(StaffRole::RiskAnalyst)])->assertSessionHasErrors(['role_id' => 'You can’t change your own role.']);
        $this->save($developer, ['is_executive_staff' => true], $developer)->assertSessionHasErrors(['is_executive_staff' => 'You can’t change your own access.']);
        $this->save($this->manager, ['first_name' => 'Paula'])->assertSessionHasNoErrors();
    }

    public function test_last_two_role_editors_keep_their_role(): void
    {
        $editor = User::factory()->withRole(StaffRole::PeopleManager)->createOne()->refresh();
        $role = $this->roleId(StaffRole::RiskAnalyst);

        $this->save($editor, ['role_id' => $role])->assertSessionHas('error', 'At least two active users must be able to edit roles. Nothing was changed.');
        $this->assertNotSame($role, $editor->refresh()->role_id);

        User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        $this->save($editor, ['role_id' => $role])->assertSessionHas('success', 'User saved.');
        $this->assertSame($role, $editor->refresh()->role_id);
    }

    public function test_only_a_developer_gives_developer_and_executive_access(): void
    {
        $user = $this->user();
        foreach (['is_developer_staff', 'is_executive_staff'] as $flag) {
            $this->save($user, [$flag => true])->assertSessionHasErrors([$flag => 'Only a developer can change this.']);
        }
        foreach ([StaffRole::Developer, StaffRole::Executive] as $role) {
            $this->save($user, ['role_id' => $this->roleId($role)])->assertSessionHasErrors(['role_id' => 'Only a developer can assign this role.']);
        }

        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->save($user, ['is_executive_staff' => true, 'role_id' => $this->roleId(StaffRole::Executive)], $developer)->assertSessionHasNoErrors();
        $this->assertTrue($user->refresh()->is_executive_staff);
    }

    public function test_only_a_developer_changes_the_account_of_a_developer_or_executive(): void
    {
        foreach ([StaffRole::Developer, StaffRole::Executive] as $role) {
            $user = User::factory()->withRole($role)->createOne();
            $this->save($user, ['email' => 'mine@example.com'])->assertSessionHas('error', 'Only a developer can change the account of a developer or executive.');
            $user->forceFill(['is_developer_staff' => false, 'is_executive_staff' => false])->save();
            $this->save($user, ['email' => 'mine@example.com'])->assertSessionHas('error', 'Only a developer can change the account of a developer or executive.');
            $this->assertNotSame('mine@example.com', $user->refresh()->email);
            $this->get("/users/{$user->id}/edit")->assertInertia(fn ($page) => $page->where('user.can_edit', false)->has('user.edit_refusal')->etc());
        }
    }

    public function test_former_address_hears_of_a_new_email(): void
    {
        Mail::fake();
        $user = $this->user(['email' => 'old@example.com', 'password_changed_at' => now(), 'totp_confirmed_at' => now()]);

        $this->save($user, ['email' => 'new@example.com']);
        Mail::assertQueued(SignInDetailsChanged::class, static fn (SignInDetailsChanged $mail): bool => $mail->hasTo('old@example.com')
            && $mail->change === 'The email address of your account was changed to new@example.com by Pauline Drummond.');
    }

    public function test_own_email_is_changed_with_the_password_only(): void
    {
        $this->save($this->manager, ['email' => 'other@example.com'])->assertSessionHasErrors(['current_password' => 'Enter your password.']);
        $this->save($this->manager, ['email' => 'other@example.com', 'current_password' => 'a guess'])->assertSessionHasErrors(['current_password' => 'The password is wrong.']);
        $this->assertSame('pauline@example.com', $this->manager->refresh()->email);

        $this->save($this->manager, ['email' => 'other@example.com', 'current_password' => UserFactory::PASSWORD])->assertSessionHas('success', 'User saved.');
        $this->assertSame('other@example.com', $this->manager->refresh()->email);
    }

    public function test_photo_is_changed_and_removed(): void
    {
        Storage::fake('local');
        $user = $this->user();
        $this->actingAs($this->manager);

        $this->post("/users/{$user->id}/photo", ['photo' => UploadedFile::fake()->image('tom.jpg', 300, 300)])->assertSessionHas('success', 'Photo changed.');
        $this->assertNotNull($user->refresh()->photo_path);
        $this->post("/users/{$user->id}/photo", ['photo' => UploadedFile::fake()->create('tom.pdf', 10)])->assertSessionHasErrors('photo');
        $this->delete("/users/{$user->id}/photo")->assertSessionHas('success', 'Photo removed.');
        $this->assertNull($user->refresh()->photo_path);

        $executive = User::factory()->withRole(StaffRole::Executive)->createOne();
        $this->delete("/users/{$executive->id}/photo")->assertSessionHas('error');
    }

    public function test_executive_reads_the_account_without_changing_it(): void
    {
        $user = $this->user();
        $this->actingAs(User::factory()->withRole(StaffRole::Executive)->createOne());

        $this->get('/users')->assertOk()->assertInertia(fn ($page) => $page->where('can_manage', false)->where('can_export', true)->etc());
        $this->get("/users/{$user->id}/edit")->assertOk()->assertInertia(fn ($page) => $page->where('user.can_edit', false)->where('user.edit_refusal', null)->where('user.can_invite', false)->etc());
        $this->put("/users/{$user->id}", $this->formOf($user))->assertForbidden();
        $this->get('/users/create')->assertForbidden();
    }

    public function test_accounts_are_not_changed_during_an_impersonation(): void
    {
        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $user = $this->user();
        $this->actingAs($developer)->post('/impersonate', ['user_id' => $this->manager->id, 'reason' => 'Helps with a form', 'password' => UserFactory::PASSWORD])->assertSessionHasNoErrors();

        $this->get('/users')->assertOk()->assertInertia(fn ($page) => $page->where('can_manage', false)->etc());
        $this->put("/users/{$user->id}", $this->formOf($user))->assertForbidden();
        $this->get('/users/export')->assertForbidden();
    }

    /** @param  array<string, mixed>  $with */
    private function user(array $with = []): User
    {
        return User::factory()->createOne($with)->refresh();
    }

    private function roleId(StaffRole $role): int
    {
        return Role::query()->where('name', $role->value)->value('id') ?? User::factory()->withRole($role)->createOne()->role_id;
    }

    /**
     * @param  array<string, mixed>  $changes
     * @return TestResponse<Response>
     */
    private function save(User $user, array $changes, ?User $by = null): TestResponse
    {
        return $this->actingAs($by ?? $this->manager)->from('/users')->put("/users/{$user->id}", [...$this->formOf($user), ...$changes]);
    }

    /** @return array<string, mixed> */
    private function formOf(User $user): array
    {
        return $user->refresh()->only(['version', 'first_name', 'last_name', 'email', 'mobile_e164', 'phone_extension', 'role_id', 'manager_id', 'timezone', 'is_developer_staff', 'is_executive_staff']);
    }
}
