<?php

declare(strict_types=1);

namespace Tests\Feature\Faults;

use App\Domain\Auth\SignedInSession;
use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\User;
use Illuminate\Auth\SessionGuard;
use Illuminate\Routing\Route;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Route as Routes;
use Illuminate\Testing\TestResponse;
use PDO;
use PHPUnit\Framework\Attributes\Group;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\Process\Process;
use Tests\Support\RouteRecords;
use Tests\Support\RouteRules;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Pages stay readable while nothing can be written: another process holds SQLite's write lock, or the storage is read-only. */
#[Group('sqlite')]
final class PagesWithoutWritesTest extends TestCase
{
    use RouteRecords, SharedDatabase;

    /** Record who read the contents. */
    private const AUDITED = '/\.export$|^attachments\.show$|\.download$|\.failed-rows$/';

    private User $user;

    private Client $client;

    private string $folder;

    protected function setUp(): void
    {
        parent::setUp();

        $this->folder = "{$this->sharedName}-folder";
        mkdir($this->folder);
        rename($this->sharedName, "{$this->folder}/database.sqlite");
        config(['database.connections.shared.database' => "{$this->folder}/database.sqlite", 'database.connections.shared.busy_timeout' => 50, 'session.driver' => 'database']);
        DB::purge('shared');
        array_map($this->app->forgetInstance(...), ['session', 'session.store']);

        $this->user = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->client = Client::factory()->createOne();
        $this->records($this->client);
        $this->dbClients($this->user);
    }

    protected function tearDown(): void
    {
        if (isset($this->folder)) {
            $this->makeWritable();
            array_map(unlink(...), glob("{$this->folder}/*") ?: []);
            rmdir($this->folder);
        }
        parent::tearDown();
    }

    public function test_pages_are_readable_while_another_process_holds_the_write_lock(): void
    {
        $this->signIn(lastUsedSecondsAgo: 600);
        $other = new PDO("sqlite:{$this->folder}/database.sqlite");
        $other->exec('begin immediate');

        $this->assertSame([], $this->unreadablePages());
        $this->assertSame(50, (int) DB::selectOne('pragma busy_timeout')->timeout);

        $this->write()->assertStatus(503)->assertHeader('Retry-After', '1')->assertExactJson(['message' => 'The database is busy. Nothing was changed. Try again.']);
        $other->exec('commit');
        $this->write()->assertRedirect();
        $this->assertFalse($this->user->refresh()->shows_toasts);
    }

    public function test_pages_are_readable_and_writes_are_refused_while_the_file_is_read_only(): void
    {
        $this->signIn(lastUsedSecondsAgo: 600);
        $this->makeReadOnly("{$this->folder}/database.sqlite");

        $this->assertSame([], $this->unreadablePages());
        $this->write()->assertStatus(503)->assertHeader('Retry-After', '60')->assertExactJson(['message' => 'The database is read-only. Nothing was changed. Try again later.']);
        $this->visit('PUT', '/user-profile/notifications', ['X-Inertia' => 'true'], ['shows_toasts' => false])->assertStatus(503)
            ->assertHeaderMissing('X-Inertia');

        $this->makeWritable();
        DB::disconnect('shared');
        $this->write()->assertRedirect();
        $this->assertFalse($this->user->refresh()->shows_toasts);
    }

    public function test_pages_are_readable_while_the_folder_is_read_only(): void
    {
        $this->signIn(lastUsedSecondsAgo: 600);
        $this->makeReadOnly("{$this->folder}/database.sqlite");
        $this->makeReadOnly($this->folder);
        $this->assertFileDoesNotExist("{$this->folder}/database.sqlite-wal");

        $this->visit('GET', '/clients')->assertOk();
        $this->write()->assertStatus(503);
    }

    public function test_idle_session_is_not_readable_while_nothing_can_be_written(): void
    {
        $this->signIn(lastUsedSecondsAgo: config()->integer('paddock.auth.idle_timeout'));
        $this->makeReadOnly("{$this->folder}/database.sqlite");

        $this->visit('GET', '/clients')->assertStatus(503);
        $this->assertGuest();
    }

    public function test_revoked_session_ends_at_once_although_pages_do_not_write_it(): void
    {
        $id = $this->signIn();
        $this->visit('GET', '/clients')->assertOk();
        DB::table('sessions')->where('id', $id)->delete();

        $this->visit('GET', '/clients')->assertRedirect('/login');
    }

    public function test_page_of_a_guest_waits_for_the_lock_and_stores_its_form_token(): void
    {
        config(['database.connections.shared.busy_timeout' => 10_000]);
        DB::purge('shared');
        array_map($this->app->forgetInstance(...), ['session', 'session.store']);
        $script = '$d = new PDO("sqlite:".$argv[1]); $d->exec("begin immediate"); echo "held"; sleep(1); $d->exec("commit");';
        $other = new Process([PHP_BINARY, '-r', $script, "{$this->folder}/database.sqlite"]);
        $other->start();
        $other->waitUntil(static fn (string $type, string $output): bool => str_contains($output, 'held'));

        $this->visit('GET', '/login')->assertOk();

        $other->wait();
        $this->assertSame(1, DB::table('sessions')->where('id', $this->app['session.store']->getId())->count());
    }

    public function test_page_writes_the_session_only_after_half_of_the_warning_time(): void
    {
        $id = $this->signIn(lastUsedSecondsAgo: 59);
        $before = DB::table('sessions')->find($id);
        $this->visit('GET', '/clients')->assertOk();
        $this->assertEquals($before, DB::table('sessions')->find($id));

        $this->travel(1)->seconds();
        $this->visit('GET', '/clients')->assertOk();
        $this->assertSame(now()->getTimestamp(), DB::table('sessions')->where('id', $id)->value('last_activity'));
    }

    /** @return list<string> */
    private function unreadablePages(): array
    {
        $unreadable = [];
        $pages = 0;
        foreach (Routes::getRoutes()->getRoutes() as $route) {
            if ($this->isPage($route)) {
                $pages++;
                $status = $this->visit('GET', $this->pathOf($route, $this->user, $this->client))->getStatusCode();
                if ($status >= 500) {
                    $unreadable[] = "{$route->getName()}: {$status}";
                }
            }
        }
        $this->assertGreaterThan(60, $pages);

        return $unreadable;
    }

    private function isPage(Route $route): bool
    {
        $name = (string) $route->getName();

        return in_array('GET', $route->methods(), true) && in_array($name, RouteRules::names(), true)
            && ! RouteRules::isForGuests($name) && preg_match(self::AUDITED, $name) === 0;
    }

    /** Stores a session as the sign-in does, and returns its id. */
    private function signIn(int $lastUsedSecondsAgo = 0): string
    {
        $session = $this->app['session.store'];
        $session->start();
        $guard = Auth::guard('web');
        assert($guard instanceof SessionGuard);
        $session->put($guard->getName(), $this->user->id);
        $this->app->make(SignedInSession::class)->begin($this->user);
        $session->put('auth.last_used_at', now()->getTimestamp() - $lastUsedSecondsAgo);
        $session->save();
        $this->withCookie($session->getName(), $session->getId());

        return $session->getId();
    }

    /** @return TestResponse<Response> */
    private function write(): TestResponse
    {
        return $this->visit('PUT', '/user-profile/notifications', ['Accept' => 'application/json'], ['shows_toasts' => false]);
    }

    /**
     * As a new request, which reads the session from the database.
     *
     * @param  array<string, string>  $headers
     * @param  array<string, mixed>  $data
     * @return TestResponse<Response>
     */
    private function visit(string $method, string $path, array $headers = [], array $data = []): TestResponse
    {
        $this->app['session.store']->flush();
        Auth::forgetGuards();

        return $this->call($method, $path, $data, $this->prepareCookiesForRequest(), server: $this->transformHeadersToServerVars($headers));
    }

    /** Also for root, who ignores file modes. Closes the connection first, because an open one could still write. */
    private function makeReadOnly(string $path): void
    {
        $this->app->forgetScopedInstances();
        DB::disconnect('shared');
        exec('chattr +i '.escapeshellarg($path).' 2>/dev/null', result_code: $code);
        if ($code !== 0) {
            chmod($path, is_dir($path) ? 0555 : 0444);
        }
        clearstatcache();
        if (is_writable($path)) {
            $this->markTestSkipped('This file system has no read-only files for this user.');
        }
    }

    private function makeWritable(): void
    {
        foreach ([$this->folder, ...glob("{$this->folder}/*") ?: []] as $path) {
            exec('chattr -i '.escapeshellarg($path).' 2>/dev/null');
            chmod($path, is_dir($path) ? 0755 : 0644);
        }
    }
}
