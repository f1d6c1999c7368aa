<?php

declare(strict_types=1);

namespace Tests\Feature\Setup;

use Symfony\Component\Process\InputStream;
use Symfony\Component\Process\Process;
use Tests\TestCase;

/** bin/start keeps the web server running when its processes are killed. */
final class WebServerTest extends TestCase
{
    private const SCRIPT = <<<'BASH'
        set -euo pipefail
        source bin/lib/services.sh
        LOGS=$1 APP_HOST=127.0.0.1 APP_PORT=$2 WEB_WORKERS=2
        trap stop_services INT TERM EXIT
        service web web_server
        wait_for_services
        BASH;

    private Process $services;

    private string $logs;

    private string $port;

    protected function setUp(): void
    {
        parent::setUp();

        $socket = stream_socket_server('tcp://127.0.0.1:0');
        $this->assertIsResource($socket);
        $this->port = (string) parse_url('tcp://'.stream_socket_get_name($socket, false), PHP_URL_PORT);
        fclose($socket);
        $this->logs = sys_get_temp_dir().'/paddock-web-'.getmypid();
        mkdir($this->logs);
        $this->services = new Process(['bash', '-c', self::SCRIPT, 'bash', $this->logs, $this->port], base_path(), input: new InputStream, timeout: 120);
        $this->services->start();
        $this->assertSoon(fn (): bool => count($this->processes()) === 3, 'The web server did not start with two workers.');
    }

    protected function tearDown(): void
    {
        $this->services->stop(15);
        array_map(unlink(...), glob("{$this->logs}/*") ?: []);
        rmdir($this->logs);
        parent::tearDown();
    }

    public function test_killed_worker_is_replaced(): void
    {
        $before = $this->processes();
        posix_kill($before[1], SIGKILL);

        $this->assertSoon(fn (): bool => count(array_diff($this->processes(), $before)) === 3, 'No new workers came.');
        $this->assertSoon($this->answers(...), 'The new server did not answer.');
    }

    public function test_workers_of_a_killed_master_give_the_port_back(): void
    {
        $before = $this->processes();
        posix_kill($before[0], SIGKILL);

        $this->assertSoon(fn (): bool => count($this->processes()) === 3 && array_intersect($this->processes(), $before) === [], 'The old workers are still there.');
        $this->assertSoon($this->answers(...), 'The new server did not answer.');
        $this->assertStringNotContainsString('Address already in use', (string) file_get_contents("{$this->logs}/web.log"));
    }

    public function test_server_starts_again_when_a_route_file_changes(): void
    {
        $this->assertSoon($this->answers(...), 'The server did not answer.');
        $before = $this->processes();
        touch(base_path('routes/web.php'), time() + 1);

        $this->assertSoon(fn (): bool => count(array_diff($this->processes(), $before)) === 3, 'The server still has the old routes.');
        touch(base_path('routes/web.php'));
        $this->assertSoon($this->answers(...), 'The new server did not answer.');
    }

    public function test_no_process_stays_when_the_services_stop(): void
    {
        $this->services->stop(15);

        $this->assertSoon(fn (): bool => $this->processes() === [], 'A process was left behind.');
    }

    /** @return list<int> the ids of the server's living processes, the master first */
    private function processes(): array
    {
        $found = [];
        foreach (glob('/proc/[0-9]*/cmdline') ?: [] as $file) {
            $arguments = explode("\0", (string) @file_get_contents($file));
            if (str_ends_with($arguments[0], 'php') && in_array("127.0.0.1:{$this->port}", $arguments, true)) {
                $found[] = (int) basename(dirname($file));
            }
        }
        sort($found);

        return $found;
    }

    private function answers(): bool
    {
        return @file_get_contents("http://127.0.0.1:{$this->port}/favicon.svg") !== false;
    }

    /** @param  callable(): bool  $condition */
    private function assertSoon(callable $condition, string $message): void
    {
        for ($attempt = 0; $attempt < 300 && ! $condition(); $attempt++) {
            usleep(100_000);
        }
        $this->assertTrue($condition(), $message);
    }
}
