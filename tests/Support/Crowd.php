<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Console\Application as Artisan;
use Illuminate\Contracts\Console\Kernel;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Bootstrap\LoadConfiguration;
use Illuminate\Foundation\Bootstrap\RegisterProviders;
use Illuminate\Queue\Queue;
use Illuminate\Support\Carbon;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;
use PHPUnit\Framework\Assert;
use RuntimeException;
use Throwable;

/**
 * Runs closures at the same moment, each in a separate process that boots the product again. Settings, fakes and the frozen time of
 * the test don't apply there. The processes are forks of the test, so none has to read the code again.
 */
final readonly class Crowd
{
    private const READY = "ready\n";

    private const TIMEOUT_SECONDS = 60;

    private const SIGKILL = 9;

    private const LOOK_MICROSECONDS = 2_000;

    /** Consecutive checks that must find a process asleep. A process that only queries the database wakes up in between. */
    private const LOOKS_ASLEEP = 30;

    /** @param  array<string, string>  $environment */
    public function __construct(private array $environment) {}

    /**
     * @param  list<Closure(Closure(): void): mixed>  $actions  each calls what it is given when it is ready, which holds it
     *                                                          until all of them are
     * @return list<mixed> what each returned
     */
    public function act(array $actions): array
    {
        // Processes must not share a connection.
        DB::disconnect();
        $children = $lines = [];
        foreach ($actions as $action) {
            [$ours, $theirs] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0) ?: throw new RuntimeException('No line could be opened.');
            $child = pcntl_fork();
            if ($child === -1) {
                throw new RuntimeException('No process could be made.');
            }
            if ($child === 0) {
                $this->live($action, $theirs);
            }
            fclose($theirs);
            stream_set_timeout($ours, self::TIMEOUT_SECONDS);
            $children[] = $child;
            $lines[] = $ours;
        }

        try {
            $first = array_map(fgets(...), $lines);
            array_map(static fn ($line): int|false => @fwrite($line, "go\n"), $lines);

            return array_map(self::result(...), $lines, $first);
        } finally {
            foreach ($children as $child) {
                posix_kill($child, self::SIGKILL);
                pcntl_waitpid($child, $status);
            }
        }
    }

    /**
     * Starts the second action when the first has done its work, and commits the first when the second waits for it or has ended.
     * A captured model has the connection of the test, so read one whose dates are compared again.
     *
     * @param  Closure(): mixed  $first
     * @param  Closure(): mixed  $second
     * @return string whether the second was done or refused
     */
    public function inTurn(Closure $first, Closure $second): string
    {
        [, $outcome] = $this->act([
            static fn (Closure $ready) => DB::transaction(static function () use ($ready, $first): void {
                $first();
                $ready();
                self::untilOthersWait();
            }),
            static function (Closure $ready) use ($second): string {
                $ready();
                try {
                    $second();
                } catch (OperationRefusedException|ValidationException) {
                    return 'refused';
                }

                return 'done';
            },
        ]);
        Assert::assertIsString($outcome);

        return $outcome;
    }

    /** For an action that holds a lock. Waits until every other process blocks on the lock or has ended. */
    public static function untilOthersWait(): void
    {
        $parent = posix_getppid();
        $children = explode(' ', trim((string) file_get_contents("/proc/{$parent}/task/{$parent}/children")));
        $others = array_diff($children, [(string) getmypid()]);
        $deadline = microtime(true) + self::TIMEOUT_SECONDS;
        for ($looks = 0; $looks < self::LOOKS_ASLEEP && microtime(true) < $deadline;) {
            $awake = array_filter($others, self::isAwake(...));
            $looks = $awake === [] ? $looks + 1 : 0;
            usleep(self::LOOK_MICROSECONDS);
        }
    }

    private static function isAwake(string $process): bool
    {
        $state = preg_match('/\) (\w)/', (string) @file_get_contents("/proc/{$process}/stat"), $found) === 1 ? $found[1] : 'X';

        return ! in_array($state, ['S', 'Z', 'X'], true);
    }

    /**
     * @param  resource  $line
     * @param  string|false  $first  its first message: ready, or a failure
     */
    private static function result($line, string|false $first): mixed
    {
        $words = ($first === self::READY ? '' : (string) $first).stream_get_contents($line);
        Assert::assertNotSame('', $words, 'A process ended or waited for too long without an answer.');
        $outcome = unserialize($words, ['allowed_classes' => false]);
        Assert::assertIsArray($outcome);
        Assert::assertSame('', $outcome['failure']);

        return $outcome['result'];
    }

    /**
     * @param  Closure(Closure(): void): mixed  $action
     * @param  resource  $line
     */
    private function live(Closure $action, $line): never
    {
        $wait = static function () use ($line): void {
            fwrite($line, self::READY);
            fgets($line);
        };
        try {
            $this->boot();
            $outcome = ['failure' => '', 'result' => $action($wait)];
        } catch (Throwable $exception) {
            $outcome = ['failure' => (string) $exception, 'result' => null];
        }
        fwrite($line, serialize($outcome));
        // A normal exit would run the shutdown functions and destructors of the test's own process.
        posix_kill((int) getmypid(), self::SIGKILL);
        exit(1);
    }

    private function boot(): void
    {
        foreach ($this->environment as $name => $value) {
            putenv("{$name}={$value}");
            $_ENV[$name] = $_SERVER[$name] = $value;
        }
        mt_srand();
        Carbon::setTestNow();
        CarbonImmutable::setTestNow();
        Artisan::forgetBootstrappers();
        LoadConfiguration::alwaysUse(null);
        Queue::createPayloadUsing(null);
        RegisterProviders::flushState();

        /** @var Application $app */
        $app = require base_path('bootstrap/app.php');
        $app->make(Kernel::class)->bootstrap();
    }
}
