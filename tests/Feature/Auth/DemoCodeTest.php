<?php

declare(strict_types=1);

namespace Tests\Feature\Auth;

use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Tests\TestCase;

final class DemoCodeTest extends TestCase
{
    use RefreshDatabase, SignsIn;

    public function test_printed_code_works_even_directly_after_the_last_one(): void
    {
        $user = $this->enrolledUser();

        foreach ([0, 1] as $step) {
            $this->assertSame(0, Artisan::call('demo:code', ['email' => $user->email]));
            $code = trim(Artisan::output());
            $this->assertSame($this->codeNow($step), $code);
            $this->enterPassword($user);
            $this->enterCode($code);
            $this->assertAuthenticatedAs($user);
            $this->startNextRequest();
            $this->delete('/logout');
        }

        $this->assertSame(1, Artisan::call('demo:code', ['email' => $user->email]));
        $this->assertStringContainsString('were already used', Artisan::output());
    }

    public function test_it_reads_the_manual_key_of_an_account_without_an_app(): void
    {
        $user = User::factory()->createOne();

        $this->assertSame(1, Artisan::call('demo:code', ['email' => $user->email]));
        $this->assertSame(0, Artisan::call('demo:code', ['email' => $user->email, '--key' => strtolower(chunk_split(self::SECRET, 4, ' '))]));
        $this->assertSame($this->codeNow(), trim(Artisan::output()));
    }

    public function test_it_refuses_unknown_accounts_and_other_environments(): void
    {
        $this->assertSame(1, Artisan::call('demo:code', ['email' => 'nobody@example.com']));
        $this->app->instance('env', 'production');
        $this->assertSame(1, Artisan::call('demo:code', ['email' => $this->enrolledUser()->email]));
        $this->assertStringContainsString('only works in the local environment', Artisan::output());
    }
}
