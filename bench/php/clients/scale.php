<?php

declare(strict_types=1);

// Fills the configured database with clients and their data: first the demo's clients, then copies of all of them by
// INSERT … SELECT. Arguments: the number of clients, and of demo clients (20,000). A later call with a higher number adds the
// missing ones. Prints JSON: seconds, and the rows of each table.

use Illuminate\Database\Connection;
use Illuminate\Foundation\Application;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

/** @var Application $app */
$app = require dirname(__DIR__).'/boot.php';
require __DIR__.'/copies.php';
require __DIR__.'/indexes.php';

/** One client in a hundred is a regular, with many notes and messages. */
const NOTES_OF_REGULARS = 60;
const MESSAGES_OF_REGULARS = 120;

$clients = (int) ($argv[1] ?? 100_000);
$base = min((int) ($argv[2] ?? 20_000), $clients);
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
    favour_regulars(DB::connection(), $base);
}

$copies = copies($driver);
$strides = [];
foreach ($copies as $table => $copy) {
    // The ids of copies start above all ids of the base.
    $strides[$table] = $table === 'clients' ? (int) DB::table('clients')->whereRaw('length(pin) < 7')->max('id') : (int) DB::table($table)->whereRaw(str_replace('{count}', (string) $base, $copy['where']))->max('id') + 1_000;
}
$have = 1 + intdiv((int) DB::table('clients')->max('id') - 1, $strides['clients']);
$wanted = intdiv($clients, $base);

if ($have < $wanted) {
    $statements = take_indexes(DB::connection(), array_keys($copies));
    $say(count($statements).' indexes taken off');
    for ($number = $have; $number < $wanted; $number++) {
        foreach ($copies as $table => $copy) {
            copy_rows(DB::connection(), $table, $copy, $strides, $number, $base);
        }
        $first = $number * $strides['clients'];
        foreach (number_terms() as $term) {
            DB::statement("insert into search_terms (subject_type, subject_id, term) select 'client', id, {$term} from clients where id > {$first} and id <= {$first} + {$base} and mobile_e164 is not null");
        }
        $say('copy '.($number + 1)." of {$wanted}");
    }
    array_map(DB::statement(...), $statements);
    $say('indexes put back');
    if ($driver === 'pgsql') {
        foreach (array_keys($copies) as $table) {
            DB::select("select setval(pg_get_serial_sequence('{$table}', 'id'), (select max(id) from {$table}))");
        }
    }
}
if ($driver === 'pgsql') {
    // As autovacuum would do over time; index-only scans work only after it.
    DB::statement('vacuum');
}
Artisan::call('db:optimize');
$seconds = (hrtime(true) - $started) / 1e9;
$say('db:optimize');

$rows = [];
foreach (array_keys($copies) as $table) {
    $rows[$table] = DB::table($table)->count();
}
echo json_encode(['database' => $driver, 'clients' => $rows['clients'], 'seconds' => round($seconds, 1), 'rows' => $rows], JSON_THROW_ON_ERROR)."\n";

/** Notes and messages beyond what the demo has, for the one in a hundred. */
function favour_regulars(Connection $database, int $base): void
{
    $regulars = "c.id <= {$base} and c.id % 100 = 0";
    $database->statement("insert into notes (subject_type, subject_id, user_id, body, category, is_pinned, version, created_at, updated_at)
        select 'client', c.id, n.user_id, n.body, n.category, n.is_pinned, 1, n.created_at, n.updated_at from clients c
        join (select * from notes where subject_type = 'client' and deleted_at is null order by id limit ".NOTES_OF_REGULARS.") n on {$regulars} order by n.created_at");
    $database->statement("insert into conversations (client_id, phone_e164, status, unread_count, last_message_at, created_at, updated_at)
        select c.id, c.mobile_e164, 'open', 0, c.created_at, c.created_at, c.created_at from clients c
        where {$regulars} and not exists (select 1 from conversations v where v.phone_e164 = c.mobile_e164)");
    $database->statement('insert into sms_messages (conversation_id, direction, body, segments, user_id, status, sent_at, delivered_at, read_at, created_at, updated_at)
        select v.id, m.direction, m.body, m.segments, m.user_id, m.status, m.sent_at, m.delivered_at, m.sent_at, m.created_at, m.updated_at
        from clients c join conversations v on v.client_id = c.id
        join (select * from sms_messages order by id limit '.MESSAGES_OF_REGULARS.") m on {$regulars} order by m.sent_at");
}

/**
 * @param  array{ids?: array<string, string>, texts?: array<string, string>, where: string}  $copy
 * @param  array<string, int>  $strides
 */
function copy_rows(Connection $database, string $table, array $copy, array $strides, int $number, int $base): void
{
    $values = [];
    // The database fills generated columns itself.
    foreach (array_column(array_filter(Schema::getColumns($table), static fn (array $column): bool => $column['generation'] === null), 'name') as $column) {
        $leadsTo = $column === 'id' ? $table : ($copy['ids'][$column] ?? null);
        if ($column === 'id' && $table === 'search_terms') {
            continue;
        }
        $values[$database->getQueryGrammar()->wrap($column)] = $leadsTo === null ? ($copy['texts'][$column] ?? $database->getQueryGrammar()->wrap($column)) : "{$column} + ".$number * $strides[$leadsTo];
    }
    $sql = "insert into {$table} (".implode(', ', array_keys($values)).') select '.implode(', ', $values)." from {$table} where ({$copy['where']}) and id <= {$strides[$table]} order by id";
    $database->statement(strtr($sql, ['{n}' => (string) $number, '{count}' => (string) $base]));
}
