<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Domain\Auth\AccountSecurity;
use App\Enums\StaffRole;
use App\Mail\Auth\SignInDetailsChanged;
use App\Models\AuditEvent;
use App\Models\OutboxMessage;
use App\Models\SecondFactorReset;
use App\Models\TrustedDevice;
use App\Models\User;
use Database\Factories\UserFactory;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Mail;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class SecondFactorResetTest extends TestCase
{
    use RefreshDatabase;

    private const REASON = 'Lost phone, called back on the mobile';

    private User $first;

    private User $second;

    private User $user;

    protected function setUp(): void
    {
        parent::setUp();
        Mail::fake();
        $this->first = User::factory()->withRole(StaffRole::PeopleManager)->createOne(['first_name' => 'Pauline', 'last_name' => 'Drummond', 'created_at' => now()->subDays(8)]);
        $this->second = User::factory()->withRole(StaffRole::PeopleManager)->createOne(['first_name' => 'Quinn', 'last_name' => 'Avery', 'created_at' => now()->subDays(8)]);
        $this->user = User::factory()->createOne(['first_name' => 'Tom', 'last_name' => 'Vance', 'totp_secret' => 'JBSWY3DPEHPK3PXP', 'totp_confirmed_at' => now(), 'recovery_codes' => ['a'], 'last_signed_in_at' => now()])->refresh();
    }

    public function test_two_people_remove_the_authenticator_app(): void
    {
        TrustedDevice::query()->create(['user_id' => $this->user->id, 'token_hash' => str_repeat('a', 64), 'name' => 'Firefox', 'expires_at' => now()->addDay()]);
        $version = $this->user->security_version;

        $this->request($this->first)->assertSessionHas('success', 'Reset requested. A colleague must confirm it.');
        $this->assertNotNull($this->user->refresh()->totp_confirmed_at);
        $this->decide($this->second)->assertSessionHas('success', 'Authenticator app removed. Tom Vance sets up a new one at the next sign-in.');

        $this->user->refresh();
        $this->assertSame([null, null, null], [$this->user->totp_secret, $this->user->totp_confirmed_at, $this->user->recovery_codes]);
        $this->assertGreaterThan($version, $this->user->security_version);
        $this->assertDatabaseCount('trusted_devices', 0);
        $this->assertDatabaseCount('second_factor_resets', 0);
        $request = AuditEvent::query()->where('action', 'user.second_factor_reset_requested')->where('subject_id', $this->user->id)->sole();
        $this->assertSame([$this->first->id, ['reason' => self::REASON]], [$request->actor_id, $request->after]);
        $this->assertDatabaseHas('audit_events', ['action' => 'user.two_factor_reset', 'subject_id' => $this->user->id, 'actor_id' => $this->second->id]);
        Mail::assertQueued(SignInDetailsChanged::class, fn (SignInDetailsChanged $mail): bool => $mail->hasTo($this->user->email)
            && $mail->change === 'Your authenticator app was removed: Pauline Drummond requested it and Quinn Avery confirmed it. You will set up a new app when you next sign in.');
    }

    public function test_user_and_other_managers_are_notified_of_the_request(): void
    {
        User::factory()->withRole(StaffRole::Executive)->createOne();
        $this->request($this->first);

        $events = OutboxMessage::query()->orderBy('id')->get()->map(static fn (OutboxMessage $message): array => $message->payload);
        $this->assertSame([
            [[[$this->user->id, 0]], 'Pauline Drummond asked to remove your authenticator app', '/user-profile/edit?tab=security'],
            [[[$this->second->id, 0]], 'Confirm a reset for Tom Vance', "/users/{$this->user->id}/edit"],
        ], $events->map(static fn (array $payload): array => [$payload['people'], $payload['data']['title'], $payload['data']['url']])->all());
    }

    public function test_requester_cannot_confirm(): void
    {
        $this->request($this->first);

        $this->decide($this->first)->assertSessionHas('error', 'You requested this, so a colleague must confirm it.');
        $this->assertNotNull($this->user->refresh()->totp_confirmed_at);
    }

    public function test_colleague_with_a_new_account_cannot_confirm(): void
    {
        $this->request($this->first);
        $this->second->forceFill(['created_at' => now()->subDays(7)->addMinute()])->save();
        $message = 'Your account is less than 7 days old, so another colleague must confirm this.';

        $this->decide($this->second)->assertSessionHas('error', $message);
        $this->assertNotNull($this->user->refresh()->totp_confirmed_at);
        $this->get("/users/{$this->user->id}/edit")->assertInertia(fn ($page) => $page->where('user.reset.can_confirm', false)->where('user.reset.refusal', $message)->etc());

        $this->travel(2)->minutes();
        $this->decide($this->second)->assertSessionHas('success');
    }

    public function test_request_of_a_colleague_with_a_new_account_is_not_confirmed_yet(): void
    {
        $this->first->forceFill(['created_at' => now()->subDays(7)->addMinute()])->save();
        $this->request($this->first);

        $this->decide($this->second)->assertSessionHas('error', User::REQUESTER_TOO_NEW);
        $this->assertNotNull($this->user->refresh()->totp_confirmed_at);

        $this->travel(2)->minutes();
        $this->decide($this->second)->assertSessionHas('success');
    }

    /** It doesn't matter who changed it: a requester and another account of theirs could take over the account otherwise. */
    public function test_account_with_a_changed_email_is_not_reset_for_seven_days(): void
    {
        $message = 'The email of this account was changed in the last 7 days. The authenticator app can be reset when 7 days have passed.';
        $this->request($this->first);
        $this->saveUser($this->first, ['email' => 'mine@example.com'])->assertSessionHasNoErrors();
        $this->saveUser($this->first, ['last_name' => 'Vance-Lee'])->assertSessionHasNoErrors();

        $this->decide($this->second)->assertSessionHas('error', $message);
        $this->get("/users/{$this->user->id}/edit")->assertInertia(fn ($page) => $page->where('user.reset.refusal', $message)->etc());
        $this->decide($this->second, 'delete');
        $this->request($this->second)->assertSessionHas('error', $message);
        $this->assertNotNull($this->user->refresh()->totp_confirmed_at);

        $this->travel(8)->days();
        $this->flushSession();
        $this->saveUser($this->second, ['first_name' => 'Thomas'])->assertSessionHasNoErrors();
        $this->request($this->first);
        $this->decide($this->second)->assertSessionHas('success');
    }

    /** Their browser was left open, and a stranger entered another mailbox. */
    public function test_own_change_of_the_email_delays_a_reset_too(): void
    {
        $this->user = $this->second;
        $this->user->forceFill(['totp_confirmed_at' => now()])->save();
        $this->saveUser($this->user, ['email' => 'mine@example.com', 'current_password' => UserFactory::PASSWORD])->assertSessionHasNoErrors();

        $this->request($this->first)->assertSessionHas('error', 'The email of this account was changed in the last 7 days. The authenticator app can be reset when 7 days have passed.');
        $this->assertDatabaseCount('second_factor_resets', 0);
    }

    /** @param  array<string, mixed>  $change */
    #[TestWith([['is_active' => false]])]
    #[TestWith([['role' => StaffRole::Marketing]])]
    public function test_request_of_a_former_manager_is_not_confirmed(array $change): void
    {
        $this->request($this->first);
        $this->first->forceFill(isset($change['role']) ? ['role_id' => User::factory()->withRole($change['role'])->createOne()->role_id] : $change)->save();

        $this->decide($this->second)->assertSessionHas('error', 'The colleague who requested this can no longer manage users. Withdraw the request and make a new one.');
        $this->assertNotNull($this->user->refresh()->totp_confirmed_at);
    }

    public function test_request_is_not_confirmed_after_the_user_became_a_developer(): void
    {
        $this->request($this->first);
        $this->user->forceFill(['is_developer_staff' => true])->save();
        $message = 'The colleague who requested this can no longer change this account. A developer can withdraw the request and make a new one.';

        $this->actingAs($this->second)->get("/users/{$this->user->id}/edit")->assertInertia(fn ($page) => $page->where('user.reset.can_confirm', false)->where('user.reset.refusal', $message)->etc());
        $this->decide($this->second)->assertSessionHas('error', $message);
        $this->assertNotNull($this->user->refresh()->totp_confirmed_at);
    }

    public function test_email_is_kept_after_a_reset_until_the_user_has_a_new_app(): void
    {
        $message = 'This user has no authenticator app. Change the email after they have set one up.';
        $this->request($this->first);
        $this->decide($this->second);
        $this->travel(30)->days();
        $this->flushSession();

        $this->saveUser($this->first, ['email' => 'mine@example.com'])->assertSessionHasErrors(['email' => $message]);
        $this->saveUser($this->first, ['last_name' => 'Vance-Lee'])->assertSessionHasNoErrors();
        // Nor by way of a deactivation.
        $this->delete("/users/{$this->user->id}/activation")->assertSessionHas('success');
        $this->saveUser($this->first, ['email' => 'mine@example.com'])->assertSessionHasErrors(['email' => $message]);
        $this->assertNotSame('mine@example.com', $this->user->refresh()->email);

        $this->user->forceFill(['totp_confirmed_at' => now()])->save();
        $this->saveUser($this->first, ['email' => 'tom.vance@example.com'])->assertSessionHasNoErrors();
    }

    public function test_user_cannot_request_or_confirm_their_own_reset(): void
    {
        $this->user = $this->second;
        $this->second->forceFill(['totp_confirmed_at' => now()])->save();
        $this->request($this->second)->assertSessionHas('error', 'Reset your own authenticator app under Edit profile, Security.');

        $this->request($this->first)->assertSessionHas('success');
        $this->decide($this->second)->assertSessionHas('error', 'You can’t confirm this for your own account.');
        $this->assertNotNull($this->second->refresh()->totp_confirmed_at);
    }

    public function test_executive_and_impersonator_decide_nothing(): void
    {
        $this->request($this->first);
        $this->decide(User::factory()->withRole(StaffRole::Executive)->createOne())->assertForbidden();

        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->actingAs($developer)->post('/impersonate', ['user_id' => $this->second->id, 'reason' => 'Helps with a form', 'password' => UserFactory::PASSWORD])->assertSessionHasNoErrors();
        $this->put("/users/{$this->user->id}/second-factor-reset")->assertForbidden();
        $this->assertNotNull($this->user->refresh()->totp_confirmed_at);
    }

    public function test_reset_of_a_developer_is_requested_by_a_developer(): void
    {
        $this->user = User::factory()->withRole(StaffRole::Developer)->createOne(['totp_confirmed_at' => now()]);
        $message = 'Only a developer can change the account of a developer or executive.';
        $this->request($this->first)->assertSessionHas('error', $message);
        $this->request(User::factory()->withRole(StaffRole::Developer)->createOne())->assertSessionHas('success');
        $this->decide($this->second, 'delete')->assertSessionHas('error', $message);
        $this->decide($this->second)->assertSessionHas('success');
    }

    public function test_expired_request_is_not_confirmed_and_can_be_repeated(): void
    {
        $this->request($this->first);
        $this->request($this->second)->assertSessionHas('error', 'A colleague has already requested this.');
        SecondFactorReset::query()->update(['created_at' => now()->subHours(73)]);

        $this->decide($this->second)->assertSessionHas('error', 'There is no request to confirm. It was decided, was withdrawn or has expired.');
        $this->request($this->second)->assertSessionHas('success');
        $this->assertSame($this->second->id, SecondFactorReset::query()->sole()->requested_by);
    }

    public function test_withdrawn_request_is_not_confirmed(): void
    {
        $this->request($this->first);
        $this->decide($this->first, 'delete')->assertSessionHas('success', 'Request withdrawn.');
        $this->decide($this->first, 'delete')->assertSessionHas('error', 'This request was already decided or withdrawn.');
        $this->decide($this->second)->assertSessionHas('error');
        $this->assertNotNull($this->user->refresh()->totp_confirmed_at);
    }

    public function test_request_ends_when_the_user_is_deactivated_or_changes_the_app(): void
    {
        $this->request($this->first);
        $this->actingAs($this->second)->delete("/users/{$this->user->id}/activation");
        $this->assertDatabaseCount('second_factor_resets', 0);

        $this->user->forceFill(['is_active' => true])->save();
        $this->request($this->first);
        app(AccountSecurity::class)->removeSecondFactor($this->user);
        $this->assertDatabaseCount('second_factor_resets', 0);
    }

    #[TestWith(['', 'Enter a reason.'])]
    #[TestWith(['lost', 'Enter a reason of at least 10 characters.'])]
    public function test_request_needs_a_reason(string $reason, string $message): void
    {
        $this->request($this->first, $reason)->assertSessionHasErrors(['reason' => $message]);
        $this->assertDatabaseCount('second_factor_resets', 0);
    }

    public function test_user_without_an_app_or_access_needs_no_reset(): void
    {
        $this->user->forceFill(['totp_confirmed_at' => null])->save();
        $this->request($this->first)->assertSessionHas('error', 'This user has no authenticator app.');
        $this->user->forceFill(['is_active' => false])->save();
        $this->request($this->first)->assertSessionHas('error', 'This account is not active.');
    }

    public function test_page_and_list_show_the_request(): void
    {
        $this->request($this->first);

        $this->get("/users/{$this->user->id}/edit")->assertInertia(fn ($page) => $page->where('user.reset.requested_by_name', 'Pauline Drummond')
            ->where('user.reset.reason', self::REASON)->where('user.reset.can_confirm', false)->where('user.can_request_reset', false)->etc());
        $this->actingAs($this->second)->get("/users/{$this->user->id}/edit")->assertInertia(fn ($page) => $page->where('user.reset.can_confirm', true)->etc());
        $this->get('/users?search=tom')->assertInertia(fn ($page) => $page->where('users.0.awaits_reset', true)->etc());
        SecondFactorReset::query()->update(['created_at' => now()->subDays(4)]);
        $this->get('/users?search=tom')->assertInertia(fn ($page) => $page->where('users.0.awaits_reset', false)->etc());
    }

    /** @return TestResponse<Response> */
    private function request(User $by, string $reason = self::REASON): TestResponse
    {
        return $this->actingAs($by)->from('/users')->post("/users/{$this->user->id}/second-factor-reset", ['reason' => $reason]);
    }

    /**
     * @param  array<string, string>  $changes
     * @return TestResponse<Response>
     */
    private function saveUser(User $by, array $changes): TestResponse
    {
        $form = $this->user->refresh()->only(['version', 'first_name', 'last_name', 'email', 'role_id', 'timezone', 'is_developer_staff', 'is_executive_staff']);

        return $this->actingAs($by)->from('/users')->put("/users/{$this->user->id}", [...$form, ...$changes]);
    }

    /** @return TestResponse<Response> */
    private function decide(User $by, string $method = 'put'): TestResponse
    {
        return $this->actingAs($by)->from('/users')
            ->{$method}("/users/{$this->user->id}/second-factor-reset", ['seen' => SecondFactorReset::query()->first()?->created_at->toIso8601ZuluString() ?? 'none']);
    }
}
