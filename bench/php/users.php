<?php

declare(strict_types=1);

// Fills the configured, migrated database with 300 users and 1,000,000 entries of the authentication log, and compares its pages with
// the page's own statement sent through PDO; prints JSON with medians in milliseconds. Arguments: entries, runs.

use App\Models\Role;
use App\Models\User;
use Database\Seeders\RoleSeeder;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Foundation\Application;
use Illuminate\Support\Facades\DB;

/** @var Application $app */
$app = require __DIR__.'/boot.php';
require __DIR__.'/clients/Visitor.php';

const USERS = 300;
const ROWS_OF_INSERT = 500;

$entries = (int) ($argv[1] ?? 1_000_000);
$runs = (int) ($argv[2] ?? 40);
if (DB::table('authentication_logs')->count() < $entries) {
    $app->make(RoleSeeder::class)->run();
    $template = User::factory()->createOne(['role_id' => Role::query()->where('name', 'account_manager')->value('id')])->refresh()->getAttributes();
    unset($template['id']);
    DB::table('users')->insert(array_map(static fn (int $number): array => [...$template, 'email' => "bench{$number}@example.com", 'first_name' => "Person{$number}"], range(2, USERS)));
    $ids = DB::table('users')->orderBy('id')->pluck('id')->all();
    mt_srand(14);
    DB::transaction(static function () use ($entries, $ids): void {
        $kinds = ['password', 'two_factor', 'sign_in', 'logout'];
        for ($first = 0; $first < $entries; $first += ROWS_OF_INSERT) {
            $rows = [];
            for ($i = $first; $i < min($entries, $first + ROWS_OF_INSERT); $i++) {
                $user = $ids[mt_rand(0, count($ids) - 1)];
                $isUnusual = mt_rand(1, 400) === 1;
                $at = date('Y-m-d H:i:s', 1_640_000_000 + intdiv($i * 150_000_000, $entries));
                $rows[] = [
                    'user_id' => $user, 'email' => "bench{$user}@example.com", 'kind' => $i % 5_000 === 0 ? 'throttled' : $kinds[$i % 4], 'ip' => '203.0.'.mt_rand(0, 40).'.'.mt_rand(1, 250), 'device' => 'Chrome on Windows',
                    'succeeded' => mt_rand(1, 25) > 1, 'is_unusual' => $isUnusual, 'unusual_reasons' => $isUnusual ? '["new_address"]' : null, 'created_at' => $at, 'updated_at' => $at,
                ];
            }
            DB::table('authentication_logs')->insert($rows);
        }
    });
}

$visitor = new Visitor($app);
$statements = [];
DB::listen(static function (QueryExecuted $query) use (&$statements): void {
    $statements[] = [$query->sql, $query->connection->prepareBindings($query->bindings), $query->time];
});
$median = static function (array $values): float {
    sort($values);

    return round((float) $values[intdiv(count($values), 2)], 3);
};
$path = '/users/authentication-logs';
$props = ['entries', 'meta'];
$cursor = '';
for ($page = 1; $page <= 150; $page++) {
    $cursor = '&cursor='.rawurlencode((string) $visitor->only("{$path}?per_page=200{$cursor}", 'Users/AuthenticationLogs', $props)['data']['props']['meta']['next_cursor']);
}
$person = (int) DB::table('users')->where('email', 'bench150@example.com')->value('id');
$measures = [];
foreach ([
    'first page' => '', 'page 151 of 200, by its cursor' => $cursor, 'failed' => '&succeeded=0', 'unusual' => '&unusual=1', 'one event, rare' => '&kind=throttled', 'one person' => "&user={$person}",
    'one person, failed' => "&user={$person}&succeeded=0", 'unusual, of one person' => "&user={$person}&unusual=1", 'one address' => '&search=203.0.7.9', 'one month' => '&from=2024-03-01&to=2024-03-31',
] as $name => $query) {
    $address = "{$path}?per_page=50{$query}";
    for ($i = 0; $i < 3; $i++) {
        $statements = [];
        $visitor->only($address, 'Users/AuthenticationLogs', $props);
    }
    /** @var list<array{string, array<array-key, mixed>, float|null}> $statements filled by the listener */
    $rows = array_values(array_filter($statements, static fn (array $statement): bool => str_contains($statement[0], 'authentication_logs') && preg_match('/ limit 51\b/i', $statement[0]) === 1));
    [$sql, $bindings] = $rows[0] ?? throw new RuntimeException("{$address} read no rows of 50.");
    $statement = DB::connection()->getPdo()->prepare($sql);
    $ours = $bare = $read = [];
    for ($i = 0; $i < $runs; $i++) {
        $statements = [];
        $ours[] = $visitor->only($address, 'Users/AuthenticationLogs', $props)['ms'];
        $read[] = array_sum(array_column($statements, 2));
        $start = hrtime(true);
        $statement->execute($bindings);
        $statement->fetchAll(PDO::FETCH_ASSOC);
        $bare[] = (hrtime(true) - $start) / 1e6;
    }
    $measures[] = ['name' => $name, 'ms' => $median($ours), 'sql_ms' => $median($read), 'bare_ms' => $median($bare)];
}
echo json_encode(['database' => DB::getDriverName(), 'entries' => DB::table('authentication_logs')->count(), 'users' => DB::table('users')->count(), 'load' => sys_getloadavg()[0] ?? 0.0, 'measures' => $measures], JSON_THROW_ON_ERROR | JSON_PRETTY_PRINT);
