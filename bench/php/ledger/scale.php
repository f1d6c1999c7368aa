<?php

declare(strict_types=1);

// Fills the ledger of the configured database: first the demo's clients, then two years of their transactions, written in
// bulk but correct, so that ledger:verify finds no errors. Arguments: the number of entries (5,000,000) and of demo clients
// (2,000). Prints JSON.

use App\Domain\Ledger\TransactionDays;
use App\Infrastructure\Search\SearchIndex;
use App\Models\BankLine;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Application;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Random\Engine\Mt19937;
use Random\Randomizer;

/** @var Application $app */
$app = require dirname(__DIR__).'/boot.php';
require dirname(__DIR__).'/clients/indexes.php';
require __DIR__.'/BulkLedger.php';
require __DIR__.'/Business.php';

const FILLED = ['ledger_transactions', 'ledger_entries', 'transactions', 'bank_lines', 'deposits', 'withdrawals', 'bets', 'search_terms'];
const DAYS = 730;
/** Deposits and withdrawals of the last days may still wait. */
const RECENT_DAYS = 2;

[$wanted, $base] = [(int) ($argv[1] ?? 5_000_000), (int) ($argv[2] ?? 2_000)];
$started = hrtime(true);
$say = static fn (string $text): int|false => fwrite(STDERR, sprintf("%7.1f s  %s\n", (hrtime(true) - $started) / 1e9, $text));

/** @var 'sqlite'|'mariadb'|'pgsql' $driver */
$driver = DB::getDriverName();
foreach (match ($driver) {
    'sqlite' => ['pragma synchronous = OFF', 'pragma foreign_keys = OFF', 'pragma cache_size = -1000000'],
    'mariadb' => ['set foreign_key_checks = 0', 'set unique_checks = 0'],
    'pgsql' => ["set session_replication_role = 'replica'", "set maintenance_work_mem = '1GB'"],
} as $setting) {
    DB::statement($setting);
}
if (DB::table('users')->doesntExist()) {
    Artisan::call('demo:seed', ['--clients' => $base, '--force' => true]);
    $say("demo:seed --clients={$base}");
}

$have = DB::table('ledger_entries')->count();
if ($have < $wanted) {
    $lastLine = (int) DB::table('bank_lines')->max('id');
    $indexes = take_indexes(DB::connection(), FILLED);
    $say(count($indexes).' indexes taken off');
    $ledger = new BulkLedger;
    $business = new Business($ledger, new Randomizer(new Mt19937(6)));
    $from = CarbonImmutable::now()->subDays(DAYS)->getTimestamp();
    $seconds = DAYS * 86_400;
    while ($have + $ledger->entries < $wanted) {
        $passed = min(1.0, $ledger->entries / max(1, $wanted - $have));
        $business->next(gmdate('Y-m-d H:i:s', $from + (int) ($seconds * $passed)), $passed > 1 - RECENT_DAYS / DAYS);
    }
    $business->write();
    $ledger->finish();
    $say(number_format($ledger->entries).' entries');
    BankLine::query()->where('id', '>', $lastLine)->select(['id', ...BankLine::searchedColumns()])->chunkById(5_000, static function (Collection $lines) use ($app): void {
        $terms = $lines->keyBy('id')->map(static fn (BankLine $line): array => $line->searchTerms()->all());
        $app->make(SearchIndex::class)->putMany('bank_line', $terms->all(), isNew: true);
    });
    $say('terms of the bank lines');
    array_map(DB::statement(...), $indexes);
    $say('indexes put back');
    if ($driver === 'pgsql') {
        foreach (['bank_lines', 'deposits', 'withdrawals', 'bets'] as $table) {
            DB::select("select setval(pg_get_serial_sequence('{$table}', 'id'), (select max(id) from {$table}))");
        }
        // As autovacuum would do over time; index-only scans work only after it.
        DB::statement('vacuum');
    }
}
Artisan::call('db:optimize');
$app->make(TransactionDays::class)->catchUp();
$say('days added up');

echo json_encode([
    'database' => $driver, 'seconds' => round((hrtime(true) - $started) / 1e9, 1),
    'rows' => array_combine(FILLED, array_map(static fn (string $table): int => DB::table($table)->count(), FILLED)),
], JSON_THROW_ON_ERROR)."\n";
