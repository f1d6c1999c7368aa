<?php

declare(strict_types=1);

namespace Tests\Feature\Auth;

use App\Models\AuthenticationLog;
use App\Models\User;
use Closure;
use Database\Factories\UserFactory;
use Illuminate\Contracts\Http\Kernel;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Twenty browsers send the same code at the same moment. */
final class CodeReplayTest extends TestCase
{
    use SharedDatabase;
    use SignsIn;

    private const BROWSERS = 20;

    public function test_one_code_posted_twenty_times_at_once_gives_one_sign_in(): void
    {
        $user = $this->enrolledUser();

        $this->assertSame(1, $this->signInsOf($user, 'code', $this->codeNow(1)));
        $this->assertSame(self::BROWSERS - 1, $this->refusals('two_factor'));
    }

    public function test_one_recovery_code_posted_twenty_times_at_once_gives_one_sign_in(): void
    {
        $user = $this->enrolledUser(['abcd-efgh-ijkl-mnop', 'bbbb-bbbb-bbbb-bbbb']);

        $this->assertSame(1, $this->signInsOf($user, 'recovery_code', 'abcd-efgh-ijkl-mnop'));
        $this->assertSame(self::BROWSERS - 1, $this->refusals('recovery_code'));
        $this->assertCount(1, $user->refresh()->recovery_codes ?? []);
    }

    private function signInsOf(User $user, string $field, string $code): int
    {
        $password = ['email' => $user->email, 'password' => UserFactory::PASSWORD];
        $browser = static function (Closure $wait) use ($password, $field, $code): bool {
            // The throttle alone would stop most of the twenty; here the code itself has to.
            config(['paddock.auth.throttle.account.attempts' => 1000, 'paddock.auth.throttle.pair.attempts' => 1000, 'paddock.auth.throttle.share.attempts' => 1000]);
            $kernel = app(Kernel::class);
            $kernel->handle(Request::create('/login', 'POST', $password));
            $wait();
            $kernel->handle(Request::create('/two-factor', 'POST', [$field => $code]));

            return Auth::check();
        };

        return count(array_filter($this->crowd()->act(array_fill(0, self::BROWSERS, $browser))));
    }

    private function refusals(string $kind): int
    {
        return AuthenticationLog::query()->where('kind', $kind)->where('succeeded', false)->count();
    }
}
