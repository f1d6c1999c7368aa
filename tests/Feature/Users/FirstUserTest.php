<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Models\User;
use Database\Seeders\RoleSeeder;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Str;
use Tests\TestCase;

final class FirstUserTest extends TestCase
{
    use RefreshDatabase;

    private const WHO = ['email' => 'Kim.Tran@paddock.test', 'first_name' => 'Kim', 'last_name' => 'Tran'];

    public function test_first_user_of_an_installation_chooses_a_password_and_is_a_developer(): void
    {
        $this->seed(RoleSeeder::class);

        $this->assertSame(0, Artisan::call('users:first', self::WHO));
        $link = Str::match('#/invitation/\S+#', Artisan::output());
        $this->get($link)->assertOk();
        $this->put('/invitation', [
            'token' => Str::afterLast($link, '/'),
            'password' => 'a-long-Brisbane-morning-7',
            'password_confirmation' => 'a-long-Brisbane-morning-7',
        ])->assertSessionHasNoErrors();

        $user = User::query()->sole();
        $this->assertSame(['kim.tran@paddock.test', true, true], [$user->email, $user->is_active, $user->is_developer_staff]);
        $this->assertSame('developer', $user->roleName());
        $this->get($link)->assertRedirect('/login');
    }

    public function test_lost_link_is_replaced_until_the_password_is_chosen(): void
    {
        $this->seed(RoleSeeder::class);
        Artisan::call('users:first', [...self::WHO, 'email' => 'kim.tran@padock.test']);
        $first = Str::match('#/invitation/\S+#', Artisan::output());
        $this->travel(4)->days();

        $this->assertSame(0, Artisan::call('users:first', self::WHO));
        $link = Str::match('#/invitation/\S+#', Artisan::output());
        $this->assertSame('kim.tran@paddock.test', User::query()->sole()->email);
        $this->get($first)->assertRedirect('/login');
        $this->put('/invitation', [
            'token' => Str::afterLast($link, '/'),
            'password' => 'a-long-Brisbane-morning-7',
            'password_confirmation' => 'a-long-Brisbane-morning-7',
        ])->assertSessionHasNoErrors();
        $this->assertTrue(User::query()->sole()->is_active);

        $this->assertSame(1, Artisan::call('users:first', self::WHO));
    }

    public function test_it_is_refused_beside_other_accounts_without_roles_and_with_a_wrong_address(): void
    {
        $this->assertSame(1, Artisan::call('users:first', self::WHO));
        $this->assertStringContainsString('db:seed --force', Artisan::output());

        $this->seed(RoleSeeder::class);
        $this->assertSame(1, Artisan::call('users:first', [...self::WHO, 'email' => 'kim']));
        $this->assertStringContainsString('valid email', Artisan::output());

        User::factory()->createOne()->delete();
        $this->assertSame(1, Artisan::call('users:first', self::WHO));
        $this->assertSame(1, User::withTrashed()->count());
    }
}
