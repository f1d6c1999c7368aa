<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Enums\CertificationStatus;
use App\Enums\RoleProposalStatus;
use App\Enums\StaffRole;
use App\Mail\Auth\InvitationLink;
use App\Models\CertificationType;
use App\Models\Role;
use App\Models\RoleProposal;
use App\Models\User;
use App\Models\UserInvitation;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Hash;
use Illuminate\Support\Facades\Mail;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class UserInvitationTest extends TestCase
{
    use RefreshDatabase;

    private const PASSWORD = 'seven quiet herons at dusk';

    private User $manager;

    protected function setUp(): void
    {
        parent::setUp();
        Mail::fake();
        $this->manager = User::factory()->withRole(StaffRole::PeopleManager)->createOne(['first_name' => 'Pauline', 'last_name' => 'Drummond']);
    }

    public function test_invited_user_chooses_a_password_and_then_a_second_factor(): void
    {
        $user = $this->invite();
        $this->assertFalse($user->is_active);
        $token = $this->mailedToken($user);

        $this->get("/invitation/{$token}")->assertOk()->assertInertia(fn ($page) => $page->component('Auth/AcceptInvitation')->where('email', $user->email)->where('first_name', 'Nell')->etc());
        $this->accept($token)->assertRedirect('/login')->assertSessionHas('success', 'Password saved. Sign in to set up your authenticator app.');

        $user->refresh();
        $this->assertTrue($user->is_active);
        $this->assertTrue(Hash::check(self::PASSWORD, $user->password));
        $this->assertDatabaseHas('authentication_logs', ['kind' => 'invitation', 'user_id' => $user->id]);
        $this->assertDatabaseHas('audit_events', ['action' => 'user.invitation_accepted', 'subject_id' => $user->id, 'actor_id' => $user->id]);
        $this->assertGuest();
        $this->post('/login', ['email' => $user->email, 'password' => self::PASSWORD])->assertRedirect('/two-factor');
        $this->get('/two-factor')->assertInertia(fn ($page) => $page->where('step', 'enrol')->etc());
    }

    public function test_account_is_new_when_an_old_invitation_is_accepted(): void
    {
        $user = $this->invite();
        foreach ([$user, $this->manager] as $account) {
            $account->forceFill(['created_at' => now()->subMonths(3)])->save();
        }
        $this->actingAs($this->manager)
            ->put("/users/{$user->id}", [...$this->fields(), 'email' => 'pauline.two@example.com', 'version' => $user->refresh()->version])
            ->assertSessionHas('success');
        Auth::logout();
        $this->accept($this->mailedToken($user->refresh()))->assertSessionHas('success');
        $marketing = User::factory()->withRole(StaffRole::Marketing)->createOne()->role()->sole();
        $proposal = RoleProposal::query()->create([
            'role_id' => $marketing->id, 'open_role_id' => $marketing->id, 'role_version' => $marketing->version,
            'added' => ['viewDeposits'], 'removed' => [], 'reason' => 'New work', 'proposed_by' => $this->manager->id,
        ]);

        $this->flushSession();
        $this->actingAs($user->refresh())->put("/users/roles-description/proposals/{$proposal->id}/confirmation")->assertSessionHas('error', User::TOO_NEW);
        $this->assertSame(RoleProposalStatus::Proposed, $proposal->refresh()->status);
    }

    public function test_accepted_invitation_assigns_the_certifications_of_the_role(): void
    {
        $user = $this->invite();
        $type = CertificationType::query()->create(['title' => 'RSG training', 'description' => 'Signs of harm.', 'valid_months' => 12]);
        $type->roles()->attach($user->role_id);

        $this->accept($this->mailedToken($user))->assertSessionHas('success');

        $this->assertSame([$type->id], $user->certifications()->where('status', CertificationStatus::Pending)->pluck('certification_type_id')->all());
    }

    public function test_link_works_once_and_only_until_it_expires(): void
    {
        $token = $this->mailedToken($this->invite());
        $this->travel(73)->hours();
        $this->get("/invitation/{$token}")->assertRedirect('/login')->assertSessionHas('error');
        $this->accept($token)->assertSessionHas('error');

        $this->travelBack();
        $this->accept($token)->assertSessionHas('success');
        $this->accept($token, 'nine loud herons at dawn')->assertSessionHas('error');
        $this->assertTrue(Hash::check(self::PASSWORD, User::query()->where('email', 'nell@example.com')->value('password')));
    }

    public function test_database_holds_no_token(): void
    {
        $token = $this->mailedToken($this->invite());

        $this->assertStringNotContainsString($token, (string) json_encode([DB::table('user_invitations')->get(), DB::table('jobs')->get(), DB::table('audit_events')->get()]));
    }

    public function test_weak_password_is_refused(): void
    {
        $token = $this->mailedToken($this->invite());

        foreach (['short', 'nell starter 2026'] as $password) {
            $this->accept($token, $password)->assertSessionHasErrors('password');
        }
        $this->put('/invitation', ['token' => $token, 'password' => self::PASSWORD, 'password_confirmation' => 'other'])->assertSessionHasErrors('password');
        $this->assertDatabaseCount('user_invitations', 1);
    }

    public function test_resending_replaces_the_link(): void
    {
        $user = $this->invite();
        $old = $this->mailedToken($user);

        $this->actingAs($this->manager)->post("/users/{$user->id}/invitation")->assertSessionHas('success');
        $new = $this->mailedToken($user);
        $this->assertNotSame($old, $new);
        Auth::logout();
        $this->accept($old)->assertSessionHas('error');
        $this->accept($new)->assertSessionHas('success');
    }

    public function test_withdrawn_invitation_cannot_be_accepted(): void
    {
        $user = $this->invite();
        $token = $this->mailedToken($user);
        $this->actingAs($this->manager)->delete("/users/{$user->id}/invitation")->assertSessionHas('success', 'Invitation withdrawn.');
        $this->delete("/users/{$user->id}/invitation")->assertSessionHas('error', 'This invitation was already accepted or withdrawn.');

        Auth::logout();
        $this->accept($token)->assertSessionHas('error');
        $this->assertFalse($user->refresh()->is_active);
    }

    public function test_invited_user_gets_no_reset_link_and_cannot_sign_in(): void
    {
        $user = $this->invite();
        $this->post('/forgot-password', ['email' => $user->email]);
        $this->post('/login', ['email' => $user->email, 'password' => self::PASSWORD])->assertSessionHasErrors('email');

        $this->assertDatabaseCount('password_reset_tokens', 0);
        $this->assertGuest();
    }

    public function test_new_email_address_gets_a_new_link(): void
    {
        $user = $this->invite();
        $old = $this->mailedToken($user);
        $this->actingAs($this->manager)->put("/users/{$user->id}", [...$this->fields(), 'version' => $user->refresh()->version, 'email' => 'nell.starter@example.com'])->assertSessionHasNoErrors();
        $new = $this->mailedToken($user->refresh());

        Mail::assertSent(InvitationLink::class, static fn (InvitationLink $mail): bool => $mail->hasTo('nell.starter@example.com'));
        Auth::logout();
        $this->accept($old)->assertSessionHas('error');
        $this->accept($new)->assertSessionHas('success');
    }

    public function test_list_shows_whether_the_invitation_expired(): void
    {
        $user = $this->invite();
        $this->actingAs($this->manager)
            ->get('/users?is_active=false')
            ->assertInertia(fn ($page) => $page->where('users.0.status', 'invited')->etc());
        UserInvitation::query()
            ->where('user_id', $user->id)
            ->update(['expires_at' => now()->subMinute()]);

        $this->get('/users?is_active=false')->assertInertia(
            fn ($page) => $page->where('users.0.status', 'invitation_expired')->etc(),
        );
        $this->get("/users/{$user->id}/edit")->assertInertia(
            fn ($page) => $page
                ->where('user.status', 'invitation_expired')
                ->where('user.can_invite', true)
                ->where('user.invitation.invited_by_name', 'Pauline Drummond')
                ->etc(),
        );
    }

    public function test_user_with_a_password_is_not_invited(): void
    {
        $user = User::factory()->inactive()->createOne(['password_changed_at' => now()]);

        $this->actingAs($this->manager)->post("/users/{$user->id}/invitation")->assertSessionHas('error', "{$user->full_name} has already chosen a password.");
        $this->assertDatabaseCount('user_invitations', 0);
    }

    public function test_people_manager_can_not_invite_a_user_with_developer_access(): void
    {
        $this->actingAs($this->manager)->post('/users', [...$this->fields(), 'is_developer_staff' => true])->assertSessionHasErrors('is_developer_staff');
        $this->post('/users', [...$this->fields(), 'role_id' => User::factory()->withRole(StaffRole::Developer)->createOne()->role_id])->assertSessionHasErrors('role_id');
        $this->post('/users', [...$this->fields(), 'email' => $this->manager->email])->assertSessionHasErrors('email');

        $this->assertDatabaseCount('user_invitations', 0);
        Mail::assertNothingSent();
    }

    public function test_second_of_two_simultaneous_invitations_is_told_and_changes_nothing(): void
    {
        $isChecked = false;
        User::creating(static function () use (&$isChecked): void {
            if (! $isChecked) {
                $isChecked = true;
                User::factory()->createOne(['email' => 'nell@example.com']);
            }
        });

        $this->actingAs($this->manager)->withHeader('X-Inertia', 'true')->post('/users', $this->fields())->assertStatus(303)
            ->assertSessionHas('error', 'A colleague saved the same name, address or number at this moment. Nothing was saved. Try again.');
        $this->assertDatabaseCount('user_invitations', 0);
    }

    public function test_invitation_form_has_the_roles_that_the_manager_can_give(): void
    {
        User::factory()->withRole(StaffRole::Executive)->createOne();
        $titles = static fn (array $props): array => array_column($props['role_id'], 'label');

        $this->assertSame(
            ['People manager'],
            $titles($this->actingAs($this->manager)->get('/users/create')->assertOk()->inertiaProps('choices')),
        );
        $this->assertSame(
            ['Developer', 'Executive', 'People manager'],
            $titles(
                $this->actingAs(User::factory()->withRole(StaffRole::Developer)->createOne())
                    ->get('/users/create')
                    ->inertiaProps('choices'),
            ),
        );
    }

    private function invite(): User
    {
        $this->actingAs($this->manager)->post('/users', $this->fields())->assertSessionHasNoErrors();
        Auth::logout();

        return User::query()->where('email', 'nell@example.com')->sole();
    }

    /** @return array<string, mixed> */
    private function fields(): array
    {
        return [
            'first_name' => 'Nell',
            'last_name' => 'Starter',
            'email' => 'Nell@example.com',
            'mobile_e164' => '',
            'role_id' => Role::query()->where('name', StaffRole::PeopleManager->value)->value('id'),
            'manager_id' => '',
            'timezone' => 'Australia/Melbourne',
            'is_developer_staff' => false,
            'is_executive_staff' => false,
        ];
    }

    private function mailedToken(User $user): string
    {
        /** @var InvitationLink $mail */
        $mail = Mail::sent(InvitationLink::class, static fn (InvitationLink $mail): bool => $mail->hasTo($user->email))->last();

        return basename($mail->url);
    }

    /** @return TestResponse<Response> */
    private function accept(string $token, string $password = self::PASSWORD): TestResponse
    {
        return $this->put('/invitation', ['token' => $token, 'password' => $password, 'password_confirmation' => $password]);
    }
}
