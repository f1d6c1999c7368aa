<?php

declare(strict_types=1);

namespace Tests\Feature\Database;

use App\Infrastructure\Database\ImmediatePdo;
use App\Infrastructure\Database\ImmediateSQLiteConnector;
use Illuminate\Support\Facades\Http;
use PDO;
use Tests\Support\ProcessTestCase;

/** A web worker keeps its connection to the database for its next requests. */
final class KeptConnectionsTest extends ProcessTestCase
{
    /** Boots the product as a web server does. `die` is an abort that PHP cannot catch, in the middle of a transaction. */
    private const PAGE = <<<'PHP'
        <?php
        require '%s/vendor/autoload.php';
        $app = require '%1$s/bootstrap/app.php';
        $app->make(Illuminate\Contracts\Console\Kernel::class)->bootstrap();
        $database = Illuminate\Support\Facades\DB::connection('sqlite');
        $known = $database->scalar("select count(*) from sqlite_temp_master where name = 'mark'");
        $database->statement('create temp table if not exists mark (id integer)');
        if (isset($_GET['die'])) {
            $database->beginTransaction();
            $database->table('counter')->update(['value' => 99]);
            ini_set('memory_limit', memory_get_usage() + 4_000_000);
            str_repeat('x', 64_000_000);
        }
        echo json_encode([$known === 1, $database->table('counter')->value('value')]);
        PHP;

    private string $file;

    protected function setUp(): void
    {
        parent::setUp();

        $this->file = "{$this->folder}/kept.sqlite";
        $this->fill($this->file, 1);
    }

    public function test_worker_keeps_its_connection_and_loses_a_transaction_that_died(): void
    {
        $url = $this->serve();

        $this->assertSame([false, 1], $this->visit($url));
        $this->assertSame([true, 1], $this->visit($url));
        $this->assertSame(500, Http::withHeaders([])->get($url, ['die' => 1])->status());
        // The lock is free before the worker has its next request.
        (new PDO("sqlite:{$this->file}", options: [PDO::ATTR_TIMEOUT => 0, PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION]))->exec('update counter set value = 2');
        $this->assertSame([true, 2], $this->visit($url));
    }

    public function test_restored_database_gets_a_new_connection(): void
    {
        $url = $this->serve();
        $this->visit($url);
        $this->fill("{$this->folder}/copy.sqlite", 7);
        foreach (['', '-wal', '-shm'] as $end) {
            @rename($this->file.$end, "{$this->folder}/damaged.sqlite{$end}");
        }
        rename("{$this->folder}/copy.sqlite", $this->file);

        $this->assertSame([false, 7], $this->visit($url));
        $this->assertSame([true, 7], $this->visit($url));
    }

    public function test_transaction_that_is_still_open_is_rolled_back_for_the_next_request(): void
    {
        $open = fn (): PDO => (new ImmediateSQLiteConnector)->connect([...config()->array('database.connections.sqlite'), 'database' => $this->file, 'options' => [PDO::ATTR_PERSISTENT => 'test']]);
        $first = $open();
        $first->beginTransaction();
        $first->exec('update counter set value = 99');
        $second = $open();

        $this->assertInstanceOf(ImmediatePdo::class, $second);
        $this->assertSame(1, $second->exec('update counter set value = 2 where value = 1'));
        $this->assertTrue($second->beginTransaction());
        $this->assertTrue($second->rollBack());
    }

    public function test_commands_keep_no_connection(): void
    {
        $this->assertArrayNotHasKey(PDO::ATTR_PERSISTENT, config()->array('database.connections.sqlite.options', []));
    }

    private function fill(string $file, int $value): void
    {
        (new PDO("sqlite:{$file}"))->exec("create table counter (value integer); insert into counter values ({$value})");
    }

    /** @return string the address of a web server with one worker */
    private function serve(): string
    {
        file_put_contents("{$this->folder}/index.php", sprintf(self::PAGE, base_path()));
        $this->settings = ['DB_CONNECTION' => 'sqlite', 'DB_DATABASE' => $this->file];
        $port = self::freePort();
        $this->start([PHP_BINARY, '-d', 'opcache.file_cache_only=0', '-S', "127.0.0.1:{$port}", '-t', $this->folder], $this->folder);
        $this->waitForPort($port);

        return "http://127.0.0.1:{$port}/index.php";
    }

    /** @return array{bool, int} whether the connection is an earlier one, and the stored value */
    private function visit(string $url): array
    {
        [$isKept, $value] = Http::withHeaders([])->get($url)->json();

        return [$isKept, $value];
    }
}
