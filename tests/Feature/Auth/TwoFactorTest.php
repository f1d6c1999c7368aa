<?php

declare(strict_types=1);

namespace Tests\Feature\Auth;

use App\Enums\AuthenticationKind;
use App\Models\AuthenticationLog;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class TwoFactorTest extends TestCase
{
    use RefreshDatabase, SignsIn;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo(now()->startOfMinute()->addSeconds(10));
    }

    public function test_second_step_needs_the_first(): void
    {
        foreach (
            [
                'get' => ['/two-factor', '/two-factor/recovery-codes'],
                'post' => ['/two-factor', '/two-factor/enrol', '/two-factor/recovery-codes'],
                'delete' => ['/two-factor'],
            ] as $method => $paths
        ) {
            foreach ($paths as $path) {
                $this->{$method}($path)->assertRedirect('/login')->assertSessionHas('error');
            }
        }
        $this->postJson('/two-factor', ['code' => '123456'])->assertUnauthorized();
    }

    public function test_enrolled_user_sees_the_code_form_without_a_secret(): void
    {
        $user = $this->enrolledUser();
        $this->enterPassword($user, rememberDevice: true);

        $this->get('/two-factor')->assertOk()->assertDontSee(self::SECRET)->assertInertia(fn ($page) => $page
            ->component('Auth/TwoFactor')
            ->where('step', 'challenge')->where('email', $user->email)->where('trust_device', true)
            ->where('enrolment', null)->where('recovery_codes', null)->etc());
    }

    public function test_right_code_signs_in_and_opens_the_intended_page(): void
    {
        $user = $this->enrolledUser(['aaaa-aaaa-aaaa-aaaa', 'b', 'c', 'd']);
        $this->get('/user-profile/edit?tab=security')->assertRedirect('/login');
        $this->enterPassword($user);

        $this->enterCode($this->codeNow())->assertRedirect('/user-profile/edit?tab=security')->assertSessionMissing('error');

        $this->assertAuthenticatedAs($user);
        $this->assertNotNull($user->refresh()->last_signed_in_at);
        $this->assertTrue($this->logged(AuthenticationKind::TwoFactor, true, $user));
    }

    public function test_a_code_with_a_blank_in_the_middle_is_read(): void
    {
        $user = $this->enrolledUser();
        $this->enterPassword($user);

        $this->enterCode(substr_replace($this->codeNow(), ' ', 3, 0));

        $this->assertAuthenticatedAs($user);
    }

    #[TestWith([-1])]
    #[TestWith([1])]
    public function test_code_one_step_off_is_accepted(int $steps): void
    {
        $user = $this->enrolledUser();
        $this->enterPassword($user);

        $this->enterCode($this->codeNow($steps));

        $this->assertAuthenticatedAs($user);
    }

    #[TestWith([-2])]
    #[TestWith([2])]
    public function test_code_two_steps_off_is_refused(int $steps): void
    {
        $user = $this->enrolledUser();
        $this->enterPassword($user);

        $this->enterCode($this->codeNow($steps))->assertSessionHasErrors('code');

        $this->assertGuest();
        $this->assertTrue($this->logged(AuthenticationKind::TwoFactor, false, $user));
    }

    public function test_code_is_accepted_once_and_no_older_code_after_it(): void
    {
        $user = $this->enrolledUser();
        $this->signIn($user);
        $this->delete('/logout');

        $this->enterPassword($user);
        $this->enterCode($this->codeNow())->assertSessionHasErrors('code');
        $this->enterCode($this->codeNow(-1))->assertSessionHasErrors('code');
        $this->assertGuest();

        $this->enterCode($this->codeNow(1));
        $this->assertAuthenticatedAs($user);
    }

    #[TestWith([''])]
    #[TestWith(['12345'])]
    #[TestWith(['1234567'])]
    #[TestWith(['abcdef'])]
    public function test_malformed_code_is_refused_without_counting_as_an_attempt(string $code): void
    {
        $this->enterPassword($this->enrolledUser());

        $this->enterCode($code)->assertSessionHasErrors('code');
        $this->assertSame(0, AuthenticationLog::query()->where('kind', AuthenticationKind::TwoFactor)->count());
    }

    public function test_the_second_step_has_to_follow_within_ten_minutes(): void
    {
        $user = $this->enrolledUser();
        $this->enterPassword($user);
        $this->travel(config()->integer('paddock.auth.two_factor_window'))->seconds();

        $this->enterCode($this->codeNow())->assertRedirect('/login')->assertSessionHas('error');

        $this->assertGuest();
    }

    public function test_account_that_was_deactivated_or_changed_between_the_steps_is_refused(): void
    {
        $user = $this->enrolledUser();
        $this->enterPassword($user);
        User::query()->whereKey($user->id)->increment('security_version');
        $this->enterCode($this->codeNow())->assertRedirect('/login');

        $this->enterPassword($user);
        User::query()->whereKey($user->id)->update(['is_active' => false]);
        $this->enterCode($this->codeNow())->assertRedirect('/login');

        $this->assertGuest();
    }

    public function test_user_can_go_back_and_use_another_account(): void
    {
        $this->enterPassword($this->enrolledUser());

        $this->delete('/two-factor')->assertRedirect('/login');
        $this->get('/two-factor')->assertRedirect('/login');
    }

    public function test_a_recovery_code_signs_in_once(): void
    {
        $user = $this->enrolledUser(['abcd-efgh-ijkl-mnop', 'bbbb-bbbb-bbbb-bbbb', 'cccc', 'dddd', 'eeee']);
        $this->enterPassword($user);

        $this->post('/two-factor', ['recovery_code' => ' ABCD EFGH IJKL MNOP'])->assertRedirect('/')->assertSessionMissing('error');
        $this->assertAuthenticatedAs($user);
        $this->assertCount(4, $user->refresh()->recovery_codes ?? []);
        $this->assertTrue($this->logged(AuthenticationKind::RecoveryCode, true, $user));

        $this->startNextRequest();
        $this->delete('/logout');
        $this->enterPassword($user);
        $this->post('/two-factor', ['recovery_code' => 'abcd-efgh-ijkl-mnop'])->assertSessionHasErrors('recovery_code');
        $this->assertGuest();
        $this->assertTrue($this->logged(AuthenticationKind::RecoveryCode, false, $user));
    }

    public function test_few_recovery_codes_show_a_warning(): void
    {
        $this->enterPassword($this->enrolledUser(['abcd-efgh-ijkl-mnop', 'b', 'c', 'd']));

        $this->post('/two-factor', ['recovery_code' => 'abcd-efgh-ijkl-mnop'])
            ->assertSessionHas('error', 'You have 3 recovery codes left. Create new ones under Edit profile, Security.');
    }

    public function test_refused_codes_are_not_kept_in_the_session(): void
    {
        $this->enterPassword($this->enrolledUser());

        $this->enterCode('000000')->assertSessionHasErrors('code')->assertSessionMissing('_old_input.code');
        $this->post('/two-factor', ['recovery_code' => 'aaaa-aaaa-aaaa-aaaa'])->assertSessionMissing('_old_input.recovery_code');
    }

    public function test_enrolled_account_cannot_enrol_again_with_the_password_alone(): void
    {
        $user = $this->enrolledUser();
        $this->enterPassword($user);

        $this->post('/two-factor/enrol', ['code' => $this->codeNow()])->assertSessionHasErrors('code');

        $this->assertGuest();
        $this->assertSame(self::SECRET, $user->refresh()->totp_secret);
    }

    private function logged(AuthenticationKind $kind, bool $succeeded, User $user): bool
    {
        return AuthenticationLog::query()->where(['kind' => $kind, 'succeeded' => $succeeded, 'user_id' => $user->id])->exists();
    }
}
