<?php

declare(strict_types=1);

// Fills the configured, migrated database with 300 users, 5,000 acknowledgements and 1,000,000 entries of the authentication log, and compares
// pages of their lists with the page's own statement sent through PDO; prints JSON with medians in milliseconds. Arguments: entries, runs.

use App\Models\Guide;
use App\Models\Role;
use App\Models\User;
use Database\Seeders\GuideSeeder;
use Database\Seeders\RoleSeeder;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Foundation\Application;
use Illuminate\Support\Facades\DB;

/** @var Application $app */
$app = require __DIR__.'/boot.php';
require __DIR__.'/clients/Visitor.php';

const USERS = 300;
const ACKNOWLEDGEMENTS = 5_000;
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
if (DB::table('guide_acknowledgements')->count() < ACKNOWLEDGEMENTS) {
    $app->make(GuideSeeder::class)->run();
    $guide = Guide::query()->where('slug', 'sb-scrapping')->firstOrFail();
    $ids = DB::table('users')->orderBy('id')->pluck('id')->all();
    for ($left = ACKNOWLEDGEMENTS, $number = 2; $left > 0; $number++, $left -= count($ids)) {
        $at = now()->subDays(100 - $number);
        $version = $guide->versions()->create(['number' => $number, 'body' => "Text {$number}", 'summary' => 'New steps', 'published_at' => $at, 'effective_at' => $at]);
        DB::table('guide_acknowledgements')->insert(array_map(static fn (int $id): array => ['guide_version_id' => $version->id, 'user_id' => $id, 'acknowledged_at' => $at], array_slice($ids, 0, $left)));
    }
}

$visitor = new Visitor($app);
// Only its owner, people managers and developers see who has read a guide.
Guide::query()->where('slug', 'sb-scrapping')->update(['owner_id' => User::query()->where('email', 'bench@paddock.example')->value('id')]);
$statements = [];
DB::listen(static function (QueryExecuted $query) use (&$statements): void {
    $statements[] = [$query->sql, $query->connection->prepareBindings($query->bindings), $query->time];
});
$median = static function (array $values): float {
    sort($values);

    return round((float) $values[intdiv(count($values), 2)], 3);
};
$log = ['/users/authentication-logs', 'Users/AuthenticationLogs', 'entries', 'authentication_logs'];
$acknowledgements = ['/guides/sb-scrapping/acknowledgements', 'Guides/Acknowledgements', 'acknowledgements', 'users'];
$users = ['/users', 'Users/Index', 'users', 'users'];
$cursor = '';
for ($page = 1; $page <= 150; $page++) {
    $cursor = '&cursor='.rawurlencode((string) $visitor->only("{$log[0]}?per_page=200{$cursor}", $log[1], ['entries', 'meta'])['data']['props']['meta']['next_cursor']);
}
$person = (int) DB::table('users')->where('email', 'bench150@example.com')->value('id');
$pages = [
    ['users', $users, ''], ['users, by name and address', $users, '&search=person15'], ['users, last sign-in first', $users, '&sort=-last_signed_in_at'],
    ['acknowledgements', $acknowledgements, ''], ['acknowledgements, not yet', $acknowledgements, '&state=no'], ['acknowledgements, newest first', $acknowledgements, '&sort=-acknowledged_at'],
];
foreach ([
    'first page' => '', 'page 151 of 200, by its cursor' => $cursor, 'failed' => '&succeeded=0', 'unusual' => '&unusual=1', 'one event, rare' => '&kind=throttled', 'one person' => "&user={$person}",
    'one person, failed' => "&user={$person}&succeeded=0", 'unusual, of one person' => "&user={$person}&unusual=1", 'one address' => '&search=203.0.7.9', 'one month' => '&from=2024-03-01&to=2024-03-31',
] as $name => $query) {
    $pages[] = [$name, $log, $query];
}
$measures = [];
foreach ($pages as [$name, [$path, $component, $prop, $table], $query]) {
    $address = "{$path}?per_page=50{$query}";
    $props = [$prop, 'meta'];
    for ($i = 0; $i < 3; $i++) {
        $statements = [];
        $visitor->only($address, $component, $props);
    }
    /** @var list<array{string, array<array-key, mixed>, float|null}> $statements filled by the listener */
    $rows = array_values(array_filter($statements, static fn (array $statement): bool => preg_match("/ from .?{$table}\\b/", $statement[0]) === 1 && preg_match('/ limit 51\b/i', $statement[0]) === 1));
    [$sql, $bindings] = $rows[0] ?? throw new RuntimeException("{$address} read no rows of 50.");
    $statement = DB::connection()->getPdo()->prepare($sql);
    $ours = $bare = $read = [];
    for ($i = 0; $i < $runs; $i++) {
        $statements = [];
        $ours[] = $visitor->only($address, $component, $props)['ms'];
        $read[] = array_sum(array_column($statements, 2));
        $start = hrtime(true);
        $statement->execute($bindings);
        $statement->fetchAll(PDO::FETCH_ASSOC);
        $bare[] = (hrtime(true) - $start) / 1e6;
    }
    $measures[] = ['name' => $name, 'ms' => $median($ours), 'sql_ms' => $median($read), 'bare_ms' => $median($bare)];
}
echo json_encode(['database' => DB::getDriverName(), 'entries' => DB::table('authentication_logs')->count(), 'users' => DB::table('users')->count(), 'acknowledgements' => DB::table('guide_acknowledgements')->count(), 'load' => sys_getloadavg()[0] ?? 0.0, 'measures' => $measures], JSON_THROW_ON_ERROR | JSON_PRETTY_PRINT);
