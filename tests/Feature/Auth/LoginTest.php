<?php

declare(strict_types=1);

namespace Tests\Feature\Auth;

use App\Enums\AuthenticationKind;
use App\Models\AuthenticationLog;
use App\Models\User;
use Database\Factories\UserFactory;
use Illuminate\Contracts\Hashing\Hasher;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Hash;
use PHPUnit\Framework\Attributes\TestWith;
use SensitiveParameter;
use Tests\TestCase;

final class LoginTest extends TestCase
{
    use RefreshDatabase, SignsIn;

    private const NEUTRAL = 'The email address or password is wrong. Check both and try again.';

    public function test_the_login_page_is_open_to_guests(): void
    {
        $this->get('/login')->assertOk()->assertInertia(fn ($page) => $page->component('Auth/Login')->where('throttled_for_seconds', null));
    }

    public function test_signed_in_user_is_redirected_from_the_login_page(): void
    {
        $this->actingAs($this->enrolledUser())->get('/login')->assertRedirect('/');
    }

    public function test_right_password_leads_to_the_second_step_without_signing_in(): void
    {
        $user = $this->enrolledUser();

        $this->enterPassword($user)->assertRedirect('/two-factor');

        $this->assertGuest();
        $this->assertLogged(AuthenticationKind::Password, true, $user);
        $this->get('/')->assertRedirect('/login');
    }

    public function test_case_and_spaces_of_the_address_are_ignored(): void
    {
        $user = $this->enrolledUser();

        $this->post('/login', ['email' => '  '.strtoupper($user->email).' ', 'password' => UserFactory::PASSWORD])->assertRedirect('/two-factor');
    }

    public function test_wrong_password_unknown_address_and_deactivated_account_get_the_same_answer(): void
    {
        $user = $this->enrolledUser();
        $off = User::factory()->inactive()->createOne();

        $this->enterPassword($user, 'something else entirely')->assertSessionHasErrors(['email' => self::NEUTRAL]);
        $this->enterPassword($off)->assertSessionHasErrors(['email' => self::NEUTRAL]);
        $this->post('/login', ['email' => 'nobody@example.com', 'password' => 'x'])->assertSessionHasErrors(['email' => self::NEUTRAL]);

        $this->assertLogged(AuthenticationKind::Password, false, $user);
        $this->assertDatabaseHas('authentication_logs', ['email' => 'nobody@example.com', 'user_id' => null, 'succeeded' => false]);
        $this->assertGuest();
    }

    public function test_unknown_address_also_takes_the_time_of_a_hash(): void
    {
        $hasher = new class(app(Hasher::class)) implements Hasher
        {
            public int $made = 0;

            public function __construct(private readonly Hasher $real) {}

            /** @return array<string, mixed> */
            public function info($hashedValue)
            {
                return $this->real->info($hashedValue);
            }

            /** @param  array<string, mixed>  $options */
            public function make(#[SensitiveParameter] $value, array $options = [])
            {
                $this->made++;

                return $this->real->make($value, $options);
            }

            /** @param  array<string, mixed>  $options */
            public function check(#[SensitiveParameter] $value, $hashedValue, array $options = [])
            {
                return $this->real->check($value, $hashedValue, $options);
            }

            /** @param  array<string, mixed>  $options */
            public function needsRehash($hashedValue, array $options = [])
            {
                return $this->real->needsRehash($hashedValue, $options);
            }
        };
        $this->app->instance(Hasher::class, $hasher);
        $this->app->instance('hash.driver', $hasher);

        $this->post('/login', ['email' => 'nobody@example.com', 'password' => 'x']);

        $this->assertSame(1, $hasher->made);
    }

    /** @param  array<string, mixed>  $input */
    #[TestWith([['password' => 'x'], 'email'])]
    #[TestWith([['email' => 'not an address', 'password' => 'x'], 'email'])]
    #[TestWith([['email' => 'a@example.com'], 'password'])]
    #[TestWith([['email' => ['a'], 'password' => 'x'], 'email'])]
    public function test_incomplete_forms_are_refused(array $input, string $field): void
    {
        $this->post('/login', $input)->assertSessionHasErrors($field);
    }

    public function test_the_session_gets_a_new_id_at_each_step(): void
    {
        $user = $this->enrolledUser();
        $this->get('/login');
        $before = session()->getId();

        $this->withCookie(config()->string('session.cookie'), $before)->enterPassword($user);
        $between = session()->getId();
        $this->withCookie(config()->string('session.cookie'), $between)->enterCode($this->codeNow());
        $after = session()->getId();

        $this->assertAuthenticatedAs($user);
        $this->assertCount(3, array_unique([$before, $between, $after]));
        $this->assertSame('', session()->getHandler()->read($before));
        $this->assertSame('', session()->getHandler()->read($between));
    }

    public function test_hash_of_an_older_cost_is_renewed(): void
    {
        $user = $this->enrolledUser();
        User::query()->toBase()->where('id', $user->id)->update(['password' => password_hash(UserFactory::PASSWORD, PASSWORD_ARGON2ID, ['memory_cost' => 64, 'time_cost' => 1, 'threads' => 1])]);

        $this->enterPassword($user->refresh())->assertRedirect('/two-factor');

        $this->assertFalse(Hash::needsRehash($user->refresh()->password));
    }

    private function assertLogged(AuthenticationKind $kind, bool $succeeded, User $user): void
    {
        $this->assertTrue(AuthenticationLog::query()->where(['kind' => $kind, 'succeeded' => $succeeded, 'user_id' => $user->id, 'email' => $user->email])->exists());
    }
}
