<?php

declare(strict_types=1);

namespace Tests\Support;

use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;
use Symfony\Component\Process\Process;

/**
 * A database of the test's own that other processes can use too: a file on SQLite, a database of the same server otherwise.
 *
 * Writes are committed, unlike with RefreshDatabase.
 */
trait SharedDatabase
{
    private string $kind;

    private string $sharedName;

    protected function setUpSharedDatabase(): void
    {
        $this->kind = DB::getDefaultConnection();
        $this->sharedName = $this->kind === 'sqlite' ? (string) tempnam(sys_get_temp_dir(), 'paddock-') : 'paddock_shared_'.getmypid();
        if ($this->kind === 'sqlite') {
            MigratedFile::copyTo($this->sharedName);
        } else {
            $this->dropSharedDatabase();
            Schema::createDatabase($this->sharedName);
        }

        config(['database.connections.shared' => [...config()->array("database.connections.{$this->kind}"), 'database' => $this->sharedName]]);
        DB::setDefaultConnection('shared');
        if ($this->kind !== 'sqlite') {
            Artisan::call('migrate', ['--force' => true]);
        }
    }

    protected function tearDownSharedDatabase(): void
    {
        DB::purge('shared');
        DB::setDefaultConnection($this->kind);

        if ($this->kind === 'sqlite') {
            array_map(unlink(...), glob($this->sharedName.'*') ?: []);
        } else {
            $this->dropSharedDatabase();
        }
    }

    /** @return array{DB_CONNECTION: string, DB_DATABASE: string} what other processes need to work on it */
    protected function sharedEnvironment(): array
    {
        return ['DB_CONNECTION' => $this->kind, 'DB_DATABASE' => $this->sharedName];
    }

    /** Creates the database without tables. */
    protected function emptySharedDatabase(): void
    {
        DB::purge('shared');
        if ($this->kind === 'sqlite') {
            array_map(unlink(...), glob($this->sharedName.'*') ?: []);
            touch($this->sharedName);

            return;
        }
        DB::setDefaultConnection($this->kind);
        $this->dropSharedDatabase();
        Schema::createDatabase($this->sharedName);
        DB::setDefaultConnection('shared');
    }

    /** Processes that act on this database at the same moment. They wait long enough for a lock on a busy machine. */
    protected function crowd(): Crowd
    {
        return new Crowd([...$this->sharedEnvironment(), 'DB_BUSY_TIMEOUT' => '20000']);
    }

    /** A process that holds SQLite's write lock for these seconds. */
    protected function holdWriteLock(float $seconds): Process
    {
        $holder = new Process([
            PHP_BINARY,
            '-r',
            '$db = new PDO("sqlite:".$argv[1]); $db->exec("BEGIN IMMEDIATE"); echo "held"; usleep((int) ($argv[2] * 1e6)); $db->exec("COMMIT");',
            $this->sharedName,
            (string) $seconds,
        ]);
        $holder->start();
        $holder->waitUntil(static fn (string $type, string $output): bool => $output === 'held');

        return $holder;
    }

    private function dropSharedDatabase(): void
    {
        // PostgreSQL keeps the sessions of killed processes for a while, and will not drop a database under them.
        DB::statement("drop database if exists {$this->sharedName}".($this->kind === 'pgsql' ? ' with (force)' : ''));
    }
}
