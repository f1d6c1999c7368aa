<?php

declare(strict_types=1);

namespace Tests\Feature\Setup;

use Symfony\Component\Process\Process;
use Tests\TestCase;

/** bin/start looks for its ports on the addresses that it is going to listen on. */
final class FreePortTest extends TestCase
{
    public function test_a_port_counts_as_used_only_on_its_own_address(): void
    {
        $socket = stream_socket_server('tcp://127.0.0.2:0');
        $this->assertIsResource($socket);
        $port = (string) parse_url('tcp://'.stream_socket_get_name($socket, false), PHP_URL_PORT);

        $this->assertSame('', $this->refusal('127.0.0.1', $port));
        $this->assertStringContainsString("Port {$port} of 127.0.0.2", $this->refusal('127.0.0.2', $port));
    }

    private function refusal(string $host, string $port): string
    {
        $script = 'die() { echo "$1"; exit 1; }; source bin/lib/environment.sh; require_free_port "$1" "$2" APP_PORT';

        $process = new Process(['bash', '-c', $script, 'bash', $host, $port], base_path());
        $process->run();

        return trim($process->getOutput());
    }
}
