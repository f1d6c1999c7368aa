<?php

declare(strict_types=1);

namespace Tests\Support;

use Closure;
use Illuminate\Broadcasting\BroadcastManager;
use Illuminate\Support\Facades\File;
use RuntimeException;
use Symfony\Component\Process\Process;
use Tests\TestCase;

/** For tests with real processes: a database that all of them share, and a realtime server that can be held. */
abstract class ProcessTestCase extends TestCase
{
    use SharedDatabase;

    protected string $folder;

    /** @var array<string, string> settings of the processes that are started from now on */
    protected array $settings = [];

    /** @var list<Process> */
    private array $processes = [];

    private int $realtimePort;

    protected function setUp(): void
    {
        parent::setUp();
        // The other processes run in real time.
        $this->travelBack();

        $this->folder = sys_get_temp_dir().'/paddock-'.bin2hex(random_bytes(6));
        File::makeDirectory($this->folder);
        $this->realtimePort = self::freePort();

        config([
            'queue.default' => 'database',
            'broadcasting.default' => 'reverb',
            'broadcasting.connections.reverb.options.port' => $this->realtimePort,
        ]);
        $this->app?->make(BroadcastManager::class)->forgetDrivers();
    }

    protected function tearDown(): void
    {
        foreach ($this->processes as $process) {
            $process->stop(0);
        }
        File::deleteDirectory($this->folder);

        parent::tearDown();
    }

    protected function runArtisan(string $command): Process
    {
        return $this->start([PHP_BINARY, 'artisan', ...explode(' ', $command)]);
    }

    /** @return list<string> addresses of as many web servers of the product; each takes one call at a time */
    protected function startWeb(int $servers): array
    {
        $ports = array_map(self::freePort(...), array_fill(0, $servers, null));
        foreach ($ports as $port) {
            // The server handles many calls, so compiled files may stay in its memory. bin/test turns that off for short processes.
            $this->start(
                [
                    PHP_BINARY,
                    '-d',
                    'opcache.file_cache_only=0',
                    '-S',
                    "127.0.0.1:{$port}",
                    base_path('vendor/laravel/framework/src/Illuminate/Foundation/resources/server.php'),
                ],
                public_path(),
            );
        }
        array_walk($ports, $this->waitForPort(...));

        return array_map(static fn (int $port): string => "http://127.0.0.1:{$port}", $ports);
    }

    protected function startRealtime(): void
    {
        $this->start([PHP_BINARY, base_path('tests/Support/realtime-stub.php'), (string) $this->realtimePort, $this->folder]);
        $this->waitForPort($this->realtimePort);
    }

    /** Publishing hangs from now on, as behind a server that takes the call and dies. */
    protected function holdRealtime(): void
    {
        touch("{$this->folder}/hold");
    }

    protected function releaseRealtime(): void
    {
        @unlink("{$this->folder}/hold");
    }

    /** @return list<array{channel: string, name: string, data: array<string, mixed>, at: float}> what the realtime server answered for */
    protected function published(): array
    {
        return $this->readEvents('published');
    }

    /** @return list<array{channel: string, name: string, data: array<string, mixed>, at: float}> what reached it, answered or not */
    protected function received(): array
    {
        return $this->readEvents('received');
    }

    /** @param  Closure(): bool  $condition */
    protected function waitUntil(Closure $condition, string $what, float $seconds = 20): void
    {
        $deadline = microtime(true) + $seconds;
        while (! $condition()) {
            if (microtime(true) > $deadline) {
                $this->fail(
                    "Waited {$seconds} s in vain until {$what}."
                        .implode(
                            '',
                            array_map(
                                static fn (Process $process): string => "\n"
                                    .$process->getCommandLine()."\n".$process->getOutput().$process->getErrorOutput(),
                                $this->processes,
                            ),
                        ),
                );
            }
            usleep(10_000);
        }
    }

    /** @param  list<string>  $command */
    protected function start(array $command, ?string $folder = null): Process
    {
        $process = new Process($command, $folder ?? base_path(), [
            ...$this->sharedEnvironment(),
            'QUEUE_CONNECTION' => 'database',
            'BROADCAST_CONNECTION' => 'reverb',
            'REVERB_HOST' => '127.0.0.1',
            'REVERB_PORT' => (string) $this->realtimePort,
            'OUTBOX_LEASE' => '1',
            ...$this->settings,
        ], timeout: null);
        $process->start();

        return $this->processes[] = $process;
    }

    protected function waitForPort(int $port): void
    {
        $this->waitUntil(static function () use ($port): bool {
            $socket = @fsockopen('127.0.0.1', $port, timeout: 0.2);

            return $socket !== false && fclose($socket);
        }, "port {$port} answers");
    }

    /** @return list<array{channel: string, name: string, data: array<string, mixed>, at: float}> */
    private function readEvents(string $file): array
    {
        $lines = explode("\n", (string) @file_get_contents("{$this->folder}/{$file}"));
        // The server may still be writing the last line. Once it is whole, an empty one follows.
        array_pop($lines);

        /** @var list<array{channel: string, name: string, data: array<string, mixed>, at: float}> */
        return array_map(static fn (string $line): mixed => json_decode($line, true, flags: JSON_THROW_ON_ERROR), $lines);
    }

    protected static function freePort(): int
    {
        $socket = stream_socket_server('tcp://127.0.0.1:0') ?: throw new RuntimeException('No port is free.');
        $name = (string) stream_socket_get_name($socket, false);
        fclose($socket);

        return (int) substr($name, strrpos($name, ':') + 1);
    }
}
