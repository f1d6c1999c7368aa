<?php

declare(strict_types=1);

namespace Tests\Feature\Faults;

use App\Domain\Ledger\Account;
use App\Domain\Ledger\Entry;
use App\Domain\Ledger\Ledger;
use App\Domain\Ledger\Posting;
use App\Domain\Ledger\Verify\LedgerVerifier;
use App\Enums\LedgerAccountKind;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Models\Client;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\Group;
use Tests\Support\DatabaseServer;
use Tests\TestCase;
use Throwable;

/**
 * Quality B 3: the database server is killed while money is posted. Everything acknowledged is still there.
 *
 * SQLite has no server. KilledMoneyTest kills its writers instead, and bin/test leaves this group out.
 */
#[Group('database-server')]
final class DatabaseKilledTest extends TestCase
{
    private const POSTERS = 4;

    private const ENOUGH = 60;

    private DatabaseServer $server;

    /** @var 'mariadb'|'pgsql' */
    private string $kind;

    private string $folder;

    protected function setUp(): void
    {
        parent::setUp();
        $kind = DB::getDefaultConnection();
        if ($kind !== 'mariadb' && $kind !== 'pgsql') {
            $this->fail('This test kills a database server: bin/test --db=mariadb or --db=pgsql runs it.');
        }
        $this->kind = $kind;
        $this->folder = sys_get_temp_dir().'/paddock-acknowledged-'.bin2hex(random_bytes(6));
        mkdir($this->folder);
        $this->server = new DatabaseServer($this->kind);
        $this->server->start();
        $this->server->createDatabase();
        config(['database.connections.durable' => $this->server->connection()]);
        DB::setDefaultConnection('durable');
        Artisan::call('migrate', ['--force' => true]);
    }

    protected function tearDown(): void
    {
        if (isset($this->server)) {
            DB::purge('durable');
            DB::setDefaultConnection($this->kind);
            $this->server->remove();
            array_map(unlink(...), glob("{$this->folder}/*") ?: []);
            rmdir($this->folder);
        }
        parent::tearDown();
    }

    public function test_acknowledged_postings_survive_a_killed_database_and_others_are_complete_or_absent(): void
    {
        $clients = array_values(Client::factory()->createMany(self::POSTERS)->modelKeys());
        DB::disconnect();
        $posters = array_map($this->startPosting(...), $clients);
        $end = microtime(true) + 30;
        while (count($this->acknowledged()) < self::ENOUGH && microtime(true) < $end) {
            usleep(20_000);
        }

        $this->server->kill();
        array_walk($posters, static fn (int $poster) => pcntl_waitpid($poster, $status));
        $acknowledged = $this->acknowledged();
        $this->assertGreaterThanOrEqual(self::ENOUGH, count($acknowledged));

        $this->server->start();
        $kept = DB::table('ledger_transactions')->pluck('idempotency_key')->all();
        $this->assertSame([], array_values(array_diff($acknowledged, $kept)));
        // Each process had at most one posting under way, whose reply was lost.
        $this->assertLessThanOrEqual(self::POSTERS, count($kept) - count($acknowledged));
        $this->assertSame(0, app(LedgerVerifier::class)->verify()->problems_count);

        foreach ($acknowledged as $key) {
            DB::transaction(static fn () => app(Ledger::class)->post(self::posting((int) explode(':', $key)[1], $key)));
        }
        $this->assertSame(count($kept), DB::table('ledger_transactions')->count());
    }

    /** @return int the process that posts until the server is gone */
    private function startPosting(int $clientId): int
    {
        $poster = pcntl_fork();
        if ($poster !== 0) {
            return $poster;
        }
        try {
            DB::reconnect();
            for ($number = 1; ; $number++) {
                $key = "poster:{$clientId}:{$number}";
                DB::transaction(static fn () => app(Ledger::class)->post(self::posting($clientId, $key)));
                file_put_contents("{$this->folder}/{$clientId}", "{$key}\n", FILE_APPEND);
            }
        } catch (Throwable) {
        }
        // Nothing of the test's own process is ended here a second time.
        posix_kill((int) getmypid(), 9);
        exit(1);
    }

    private static function posting(int $clientId, string $key): Posting
    {
        return new Posting($key, TransactionType::Adjustment, TransactionStatus::Completed, 'client', $clientId, $clientId, 100, [
            new Entry(Account::available($clientId), 100), new Entry(Account::house(LedgerAccountKind::Adjustments), -100),
        ], now()->toImmutable(), round: (int) explode(':', $key)[2]);
    }

    /** @return list<string> */
    private function acknowledged(): array
    {
        return array_merge(...array_map(static fn (string $file): array => file($file, FILE_IGNORE_NEW_LINES) ?: [], glob("{$this->folder}/*") ?: []));
    }
}
