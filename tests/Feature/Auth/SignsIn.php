<?php

declare(strict_types=1);

namespace Tests\Feature\Auth;

use App\Domain\Auth\RecoveryCodes;
use App\Domain\Auth\Totp;
use App\Models\User;
use Database\Factories\UserFactory;
use Illuminate\Support\Facades\Auth;
use Illuminate\Testing\TestResponse;

/** Staff with an authenticator app, and their sign-in. */
trait SignsIn
{
    private const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

    /** @param  list<string>  $recoveryCodes */
    private function enrolledUser(array $recoveryCodes = []): User
    {
        $user = User::factory()->createOne();
        $user->forceFill([
            'totp_secret' => self::SECRET,
            'totp_confirmed_at' => now(),
            'recovery_codes' => (new RecoveryCodes)->hashAll($recoveryCodes),
        ])->save();

        return $user;
    }

    /** The code that the user's app shows, some time steps from now. */
    private function codeNow(int $steps = 0, string $secret = self::SECRET): string
    {
        $totp = new Totp;

        return $totp->code($secret, $totp->stepAt(now()->getTimestamp()) + $steps);
    }

    /** @return TestResponse<\Symfony\Component\HttpFoundation\Response> */
    private function enterPassword(User $user, string $password = UserFactory::PASSWORD, bool $rememberDevice = false): TestResponse
    {
        return $this->post('/login', ['email' => $user->email, 'password' => $password, 'remember_device' => $rememberDevice]);
    }

    /** @return TestResponse<\Symfony\Component\HttpFoundation\Response> */
    private function enterCode(string $code, bool $trustDevice = false): TestResponse
    {
        return $this->post('/two-factor', ['code' => $code, 'trust_device' => $trustDevice]);
    }

    private function signIn(User $user): void
    {
        $this->enterPassword($user);
        $this->enterCode($this->codeNow());
        $this->assertAuthenticatedAs($user);
        $this->startNextRequest();
    }

    /** A test keeps the guard with the user as first read. A real request begins without. */
    private function startNextRequest(): void
    {
        Auth::forgetGuards();
    }
}
