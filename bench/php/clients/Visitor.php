<?php

declare(strict_types=1);

use App\Domain\Auth\SignedInSession;
use App\Models\Role;
use App\Models\User;
use Database\Seeders\Demo\StaffSeeder;
use Illuminate\Auth\SessionGuard;
use Illuminate\Contracts\Http\Kernel;
use Illuminate\Cookie\CookieValuePrefix;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Foundation\Application;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Facade;

/**
 * A signed-in user who visits pages like Inertia's client, through the kernel in this process, with middleware, session,
 * permissions and controller. Every request opens its own connection and shares nothing with the previous one, as in php-fpm.
 * The network, nginx and the start of the framework are not included; the case `page` measures them.
 */
final class Visitor
{
    private string $cookie;

    private ?string $version;

    private int $queries = 0;

    /** @var array{sql: string, ms: float} the statement that took longest of the last request */
    public array $slowest = ['sql' => '', 'ms' => 0.0];

    public function __construct(private readonly Application $app)
    {
        DB::listen(function (QueryExecuted $query): void {
            $this->queries++;
            if ($query->time > $this->slowest['ms']) {
                $this->slowest = ['sql' => mb_substr($query->toRawSql(), 0, 2_000), 'ms' => round($query->time, 2)];
            }
        });
        // Turns off the random cleanup of old sessions, which would count for a page.
        config(['session.lottery' => [0, 100]]);
        $this->signIn($this->person());
        $this->version = $app->make(App\Http\Middleware\HandleInertiaRequests::class)->version(new Request);
    }

    /**
     * @param  array<string, string>  $headers
     * @return array{ms: float, cpu: float, queries: int, data: array<string, mixed>}
     */
    public function get(string $path, array $headers = []): array
    {
        $request = Request::create($path, 'GET', cookies: [config()->string('session.cookie') => $this->cookie], server: ['REMOTE_ADDR' => '127.0.0.1', 'HTTPS' => 'off']);
        $request->headers->add(['Accept' => 'text/html, application/xhtml+xml', 'X-Requested-With' => 'XMLHttpRequest', 'User-Agent' => 'Bench', ...$headers]);
        $this->forget();

        $cpu = self::cpu();
        $start = hrtime(true);
        $response = $this->app->make(Kernel::class)->handle($request);
        $content = (string) $response->getContent();
        $ms = (hrtime(true) - $start) / 1e6;
        $cpu = self::cpu() - $cpu;

        if ($response->getStatusCode() !== 200) {
            throw new RuntimeException("{$path} answered {$response->getStatusCode()}: ".($response->headers->get('Location') ?? mb_substr(strip_tags($content), 0, 400)), previous: $response->exception ?? null);
        }

        return ['ms' => $ms, 'cpu' => $cpu, 'queries' => $this->queries, 'data' => json_decode($content, true, flags: JSON_THROW_ON_ERROR)];
    }

    /**
     * @param  array<string, string>  $headers
     * @return array{ms: float, cpu: float, queries: int, data: array<string, mixed>}
     */
    public function visit(string $path, array $headers = []): array
    {
        return $this->get($path, ['X-Inertia' => 'true', ...($this->version === null ? [] : ['X-Inertia-Version' => $this->version]), ...$headers]);
    }

    /**
     * Requests the page, and then each group of its deferred props.
     *
     * @return array{visit: float, deferred: float, cpu: float, queries: int, deferred_queries: int}
     */
    public function open(string $path): array
    {
        $visit = $this->visit($path);
        $deferred = $queries = 0;
        $cpu = $visit['cpu'];
        $slowest = $this->slowest;
        foreach ($visit['data']['deferredProps'] ?? [] as $props) {
            $part = $this->only($path, $visit['data']['component'], $props);
            $deferred += $part['ms'];
            $cpu += $part['cpu'];
            $queries += $part['queries'];
            $slowest = $this->slowest['ms'] > $slowest['ms'] ? $this->slowest : $slowest;
        }
        $this->slowest = $slowest;

        return ['visit' => $visit['ms'], 'deferred' => $deferred, 'cpu' => $cpu, 'queries' => $visit['queries'], 'deferred_queries' => $queries];
    }

    /**
     * @param  list<string>  $props
     * @return array{ms: float, cpu: float, queries: int, data: array<string, mixed>}
     */
    public function only(string $path, string $component, array $props): array
    {
        $part = $this->visit($path, ['X-Inertia-Partial-Component' => $component, 'X-Inertia-Partial-Data' => implode(',', $props)]);
        foreach ($props as $prop) {
            if (! array_key_exists($prop, $part['data']['props'])) {
                throw new RuntimeException("{$path} was asked for {$prop} and did not answer it.");
            }
        }

        return $part;
    }

    /** Milliseconds that this process has worked, which other work on the machine does not lengthen. SQLite works in it too. */
    private static function cpu(): float
    {
        $usage = getrusage() ?: [];

        return array_sum(array_map(static fn (string $kind): float => ($usage["ru_{$kind}.tv_sec"] ?? 0) * 1_000 + ($usage["ru_{$kind}.tv_usec"] ?? 0) / 1_000, ['utime', 'stime']));
    }

    private function forget(): void
    {
        $this->app->forgetScopedInstances();
        Auth::forgetGuards();
        $this->app->make('session')->forgetDrivers();
        $this->app->forgetInstance('session.store');
        $this->app->make('cookie')->flushQueuedCookies();
        Facade::clearResolvedInstances();
        DB::disconnect();
        $this->queries = 0;
        $this->slowest = ['sql' => '', 'ms' => 0.0];
    }

    private function person(): User
    {
        $user = User::query()->where('email', 'bench@paddock.example')->first();
        if ($user === null) {
            $user = new User(['first_name' => 'Bench', 'last_name' => 'Person', 'email' => 'bench@paddock.example']);
            $user->forceFill([
                'password' => StaffSeeder::PASSWORD, 'role_id' => Role::query()->where('name', 'developer')->firstOrFail()->id,
                'totp_confirmed_at' => now(), 'password_changed_at' => now(),
            ])->save();
        }

        return $user->refresh();
    }

    private function signIn(User $user): void
    {
        $session = $this->app->make('session')->driver();
        $session->start();
        $guard = Auth::guard('web');
        assert($guard instanceof SessionGuard);
        $session->put($guard->getName(), $user->id);
        (new SignedInSession($session))->begin($user);
        $session->save();
        $encrypter = $this->app->make('encrypter');
        $name = config()->string('session.cookie');
        $this->cookie = $encrypter->encrypt(CookieValuePrefix::create($name, $encrypter->getKey()).$session->getId(), false);
    }
}
