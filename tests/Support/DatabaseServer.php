<?php

declare(strict_types=1);

namespace Tests\Support;

use Illuminate\Support\Facades\File;
use PDO;
use PDOException;
use RuntimeException;
use Symfony\Component\Process\ExecutableFinder;
use Symfony\Component\Process\Process;

/**
 * A MariaDB or PostgreSQL server of the test's own that keeps what it has acknowledged, so that it can be killed and started
 * again. On loopback, on a free port, in a temporary folder.
 */
final class DatabaseServer
{
    private const PATIENCE_SECONDS = 60;

    private ?Process $process = null;

    private readonly string $folder;

    public readonly int $port;

    /** @param  'mariadb'|'pgsql'  $kind  its programs must be installed */
    public function __construct(private readonly string $kind)
    {
        $this->folder = sys_get_temp_dir().'/paddock-server-'.bin2hex(random_bytes(6));
        File::makeDirectory($this->folder);
        if ($this->isRoot()) {
            chown($this->folder, $this->owner());
        }
        $socket = stream_socket_server('tcp://127.0.0.1:0') ?: throw new RuntimeException('There is no free port.');
        $this->port = (int) substr((string) strrchr((string) stream_socket_get_name($socket, false), ':'), 1);
        fclose($socket);
        (new Process($this->asOwner($this->preparation()), $this->folder, timeout: 120))->mustRun();
    }

    public function start(): void
    {
        $this->process = new Process($this->asOwner($this->command()), $this->folder, timeout: null);
        $this->process->start();
        $end = microtime(true) + self::PATIENCE_SECONDS;
        while (! $this->answers()) {
            if (microtime(true) > $end || ! $this->process->isRunning()) {
                throw new RuntimeException("The database server does not answer:\n".$this->process->getErrorOutput().$this->process->getOutput());
            }
            usleep(100_000);
        }
    }

    /** Like a power cut, except that the operating system still writes its cache to the disk. */
    public function kill(): void
    {
        $this->process?->signal(9);
        $this->process?->wait();
    }

    public function remove(): void
    {
        $this->process?->stop(0);
        File::deleteDirectory($this->folder);
    }

    /** @return array<string, mixed> of the framework's connection to it */
    public function connection(): array
    {
        return [
            ...config()->array("database.connections.{$this->kind}"),
            'host' => '127.0.0.1', 'port' => $this->port, 'unix_socket' => '', 'database' => 'paddock', 'username' => $this->kind === 'pgsql' ? 'postgres' : 'root', 'password' => '',
        ];
    }

    public function createDatabase(): void
    {
        $this->pdo()->exec('create database paddock');
    }

    private function answers(): bool
    {
        try {
            $this->pdo();

            return true;
        } catch (PDOException) {
            return false;
        }
    }

    private function pdo(): PDO
    {
        return $this->kind === 'pgsql'
            ? new PDO("pgsql:host=127.0.0.1;port={$this->port};dbname=postgres", 'postgres')
            : new PDO("mysql:host=127.0.0.1;port={$this->port}", 'root');
    }

    /** @return list<string> */
    private function preparation(): array
    {
        return $this->kind === 'pgsql'
            ? [$this->postgres('initdb'), '-D', "{$this->folder}/data", '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
            : ['mariadb-install-db', '--no-defaults', "--datadir={$this->folder}/data", '--auth-root-authentication-method=normal', '--skip-test-db'];
    }

    /** @return list<string> with the settings that a commit survives by */
    private function command(): array
    {
        return $this->kind === 'pgsql'
            ? [
                $this->postgres('postgres'),
                '-D',
                "{$this->folder}/data",
                '-p',
                (string) $this->port,
                '-c',
                'listen_addresses=127.0.0.1',
                '-c',
                "unix_socket_directories={$this->folder}",
            ]
            : [
                '/usr/sbin/mariadbd',
                '--no-defaults',
                "--datadir={$this->folder}/data",
                "--port={$this->port}",
                '--bind-address=127.0.0.1',
                "--socket={$this->folder}/socket",
                '--innodb-flush-log-at-trx-commit=1',
            ];
    }

    /**
     * PostgreSQL refuses to run as root.
     *
     * @param  list<string>  $command
     * @return list<string>
     */
    private function asOwner(array $command): array
    {
        return $this->isRoot() ? ['setpriv', "--reuid={$this->owner()}", "--regid={$this->owner()}", '--clear-groups', ...$command] : $command;
    }

    private function isRoot(): bool
    {
        return posix_geteuid() === 0;
    }

    private function owner(): string
    {
        return $this->kind === 'pgsql' ? 'postgres' : 'mysql';
    }

    private function postgres(string $program): string
    {
        $folders = glob('/usr/lib/postgresql/*/bin') ?: [];
        natsort($folders);

        return (new ExecutableFinder)->find($program, extraDirs: array_slice(array_values($folders), -1)) ?? throw new RuntimeException("There is no {$program}.");
    }
}
