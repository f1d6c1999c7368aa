<?php

declare(strict_types=1);

namespace Tests\Feature\Database;

use App\Infrastructure\Database\ImmediatePdo;
use Illuminate\Support\Facades\DB;
use PDO;
use PDOException;
use RuntimeException;
use Symfony\Component\Process\Process;
use Tests\TestCase;

final class ImmediateTransactionsTest extends TestCase
{
    private const PROCESSES = 4;

    private const ROUNDS = 100;

    private string $file;

    protected function setUp(): void
    {
        parent::setUp();

        $this->file = (string) tempnam(sys_get_temp_dir(), 'paddock-');
        config()->set('database.connections.counted', [...config('database.connections.sqlite'), 'database' => $this->file]);
        DB::connection('counted')->statement('create table counter (value integer not null)');
        DB::connection('counted')->table('counter')->insert(['value' => 0]);
    }

    protected function tearDown(): void
    {
        DB::purge('counted');
        array_map(unlink(...), glob($this->file.'*') ?: []);

        parent::tearDown();
    }

    public function test_parallel_processes_that_read_and_then_write_lose_nothing(): void
    {
        $processes = array_map(fn (): Process => $this->adder(), range(1, self::PROCESSES));
        array_walk($processes, static fn (Process $process) => $process->start());
        foreach ($processes as $process) {
            $this->assertSame(0, $process->wait(), $process->getErrorOutput().$process->getOutput());
        }

        $this->assertSame(self::PROCESSES * self::ROUNDS, (int) DB::connection('counted')->table('counter')->value('value'));
    }

    public function test_transaction_takes_the_write_lock_at_its_start(): void
    {
        DB::connection('counted')->beginTransaction();
        $other = new PDO('sqlite:'.$this->file, options: [PDO::ATTR_TIMEOUT => 0, PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION]);

        try {
            $other->exec('update counter set value = 99');
            $this->fail('Another connection could write inside our transaction.');
        } catch (PDOException $exception) {
            $this->assertStringContainsString('locked', $exception->getMessage());
        } finally {
            DB::connection('counted')->rollBack();
        }
    }

    public function test_savepoints_roll_back_only_their_own_part(): void
    {
        DB::connection('counted')->transaction(static function ($connection): void {
            $connection->table('counter')->update(['value' => 5]);
            try {
                $connection->transaction(static function ($inner): void {
                    $inner->table('counter')->update(['value' => 7]);
                    throw new RuntimeException('inner');
                });
            } catch (RuntimeException) {
            }
        });

        $this->assertSame(5, (int) DB::connection('counted')->table('counter')->value('value'));
    }

    public function test_rollback_after_an_automatic_rollback_keeps_the_original_error(): void
    {
        $pdo = new ImmediatePdo('sqlite::memory:');
        $pdo->beginTransaction();
        $pdo->exec('ROLLBACK');

        $this->assertTrue($pdo->rollBack());
        $this->assertFalse($pdo->inTransaction());
        $this->assertTrue($pdo->beginTransaction());
    }

    public function test_durability_and_foreign_keys_are_on(): void
    {
        $connection = DB::connection('counted');

        $this->assertSame('wal', $connection->selectOne('pragma journal_mode')->journal_mode);
        $this->assertSame(1, $connection->selectOne('pragma foreign_keys')->foreign_keys);
        $this->assertSame(5000, (int) $connection->selectOne('pragma busy_timeout')->timeout);
    }

    private function adder(): Process
    {
        $code = <<<'PHP'
            require $argv[1].'/vendor/autoload.php';
            $app = require $argv[1].'/bootstrap/app.php';
            $app->make(Illuminate\Contracts\Console\Kernel::class)->bootstrap();
            $connection = Illuminate\Support\Facades\DB::connection('sqlite');
            for ($round = 0; $round < (int) $argv[2]; $round++) {
                $connection->transaction(function ($connection) {
                    $value = (int) $connection->table('counter')->value('value');
                    for ($again = 0; $again < 3; $again++) {
                        $connection->table('counter')->value('value');
                    }
                    $connection->table('counter')->update(['value' => $value + 1]);
                });
            }
            PHP;

        return (new Process(
            [PHP_BINARY, '-r', $code, '--', base_path(), (string) self::ROUNDS],
            env: ['DB_CONNECTION' => 'sqlite', 'DB_DATABASE' => $this->file, 'DB_BUSY_TIMEOUT' => '20000'],
        ))->setTimeout(60);
    }
}
