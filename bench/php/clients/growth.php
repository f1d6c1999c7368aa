<?php

declare(strict_types=1);

// Compares the filters of the client list and typing ahead on two data sets of clients.php, visit by visit in turns, so that
// other work on the machine slows both. Prints Markdown: those that grow most first. Arguments: where the larger and the smaller
// database is (the port of its server, or the file of SQLite), and the visits of each filter (15).

use Illuminate\Foundation\Application;
use Illuminate\Support\Facades\DB;

/** @var Application $app */
$app = require dirname(__DIR__).'/boot.php';
require __DIR__.'/Visitor.php';
require __DIR__.'/filters.php';
require __DIR__.'/searches.php';

const WARM_UPS = 2;
const GOAL = 1.5;

$places = ['large' => $argv[1], 'small' => $argv[2]];
$runs = (int) ($argv[3] ?? 15);

/** Connects all that follows to this database. */
$use = static function (string $size) use ($app, $places): void {
    $driver = config()->string('database.default');
    config(["database.connections.{$driver}.".($driver === 'sqlite' ? 'database' : 'port') => $places[$size]]);
    DB::purge();
    $app->make('session')->forgetDrivers();
    $app->forgetInstance('session.store');
    $app->make('cache')->forgetDriver(['database']);
};
$visitors = [];
foreach (array_keys($places) as $size) {
    $use($size);
    $visitors[$size] = new Visitor($app);
}

/** @param  list<float>  $times */
$percentile = static function (array $times, float $share): float {
    sort($times);

    return $times[max(0, (int) ceil($share * count($times)) - 1)];
};
$rows = [];
/** @param  callable(Visitor, int): array{ms: float}  $visit */
$compare = static function (string $name, int $runs, callable $visit) use ($use, $visitors, $percentile, &$rows): void {
    $times = ['large' => [], 'small' => []];
    for ($run = 0; $run < $runs + WARM_UPS; $run++) {
        foreach ($visitors as $size => $visitor) {
            $use($size);
            $ms = $visit($visitor, $run)['ms'];
            if ($run >= WARM_UPS) {
                $times[$size][] = $ms;
            }
        }
    }
    $rows[] = ['name' => $name, ...array_merge(...array_map(static fn (string $size): array => [
        "{$size}_p50" => $percentile($times[$size], 0.5), "{$size}_p95" => $percentile($times[$size], 0.95),
    ], array_keys($times)))];
};

foreach (client_filters() as $name => $query) {
    $compare($name, $runs, static fn (Visitor $visitor): array => $visitor->visit("/clients?{$query}", ['X-Inertia-Except-Once-Props' => 'clients.choices']));
}
foreach (searches() as $kind => $texts) {
    $compare("typing ahead: {$kind}", max(30, count($texts)), static fn (Visitor $visitor, int $run): array => $visitor->get('/clients/lookup?search='.rawurlencode($texts[$run % count($texts)]), ['Accept' => 'application/json']));
}

usort($rows, static fn (array $one, array $other): int => $other['large_p95'] / $other['small_p95'] <=> $one['large_p95'] / $one['small_p95']);
echo "| what | p50 | p95 | growth of p50 | growth of p95 |\n| ---|---|---|---|--- |\n";
foreach ($rows as $row) {
    $growth = $row['large_p95'] / $row['small_p95'];
    printf("| %s | %.1f / %.1f ms | %.1f / %.1f ms | %.2f | %s |\n", $row['name'], $row['large_p50'], $row['small_p50'], $row['large_p95'], $row['small_p95'], $row['large_p50'] / $row['small_p50'], sprintf($growth > GOAL ? '**%.2f**' : '%.2f', $growth));
}
$within = static fn (string $share): int => count(array_filter($rows, static fn (array $row): bool => (float) $row["large_{$share}"] / (float) $row["small_{$share}"] <= GOAL));
printf("\n%d of %d within %.1f × by p95, %d by the median; load average %.2f.\n", $within('p95'), count($rows), GOAL, $within('p50'), sys_getloadavg()[0] ?? 0.0);
