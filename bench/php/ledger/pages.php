<?php

declare(strict_types=1);

// Compares the deposits page and the transactions page, first and deep, with the page's own statement sent through PDO, on
// the configured database after scale.php; prints JSON with milliseconds, p50 and p95. Argument: the number of runs (40).

use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Foundation\Application;
use Illuminate\Support\Facades\DB;

/** @var Application $app */
$app = require dirname(__DIR__).'/boot.php';
require dirname(__DIR__).'/clients/Visitor.php';

const WARM_UPS = 3;
/** Pages of 200 rows that lie before the deep one. */
const DEEP_PAGES = 150;

$runs = (int) ($argv[1] ?? 40);
$visitor = new Visitor($app);
$statements = [];
DB::listen(static function (QueryExecuted $query) use (&$statements): void {
    $statements[] = [$query->sql, $query->connection->prepareBindings($query->bindings), $query->time];
});
$percentile = static function (array $values, float $share): float {
    sort($values);

    return round((float) $values[max(0, (int) ceil($share * count($values)) - 1)], 3);
};

$pages = [
    'deposits' => ['/deposits', 'Deposits/Index', ['deposits', 'meta'], 'from "deposits"'],
    'transactions' => ['/transactions', 'Transactions/Index', ['transactions', 'meta'], 'from "transactions"'],
];
$measures = [];
foreach ($pages as $name => [$path, $component, $props, $from]) {
    $cursor = null;
    for ($page = 0; $page < DEEP_PAGES; $page++) {
        $next = $visitor->only("{$path}?per_page=200".($cursor === null ? '' : '&cursor='.rawurlencode($cursor)), $component, $props)['data']['props']['meta']['next_cursor'];
        if ($next === null) {
            break;
        }
        $cursor = $next;
    }
    foreach (['first page' => '', "page {$page} of 200, by its cursor" => '&cursor='.rawurlencode((string) $cursor)] as $place => $query) {
        $address = "{$path}?per_page=50{$query}";
        for ($i = 0; $i < WARM_UPS; $i++) {
            $statements = [];
            $visitor->only($address, $component, $props);
        }
        /** @var list<array{string, array<array-key, mixed>, float|null}> $statements filled by the listener */
        // The statement that reads the page's rows: it has the list's order and a limit of one more than the page.
        $rows = array_values(array_filter($statements, static fn (array $statement): bool => str_contains(str_replace('`', '"', $statement[0]), $from) && preg_match('/ limit 51\b/i', $statement[0]) === 1));
        usort($rows, static fn (array $one, array $other): int => $other[2] <=> $one[2]);
        [$sql, $bindings] = $rows[0] ?? throw new RuntimeException("{$address} read no rows of 50.");
        $ours = $bare = $queries = [];
        $pdo = DB::connection()->getPdo();
        $statement = $pdo->prepare($sql);
        for ($i = 0; $i < $runs; $i++) {
            $answer = $visitor->only($address, $component, $props);
            $ours[] = $answer['ms'];
            $queries[] = $answer['queries'];
            $start = hrtime(true);
            $statement->execute($bindings);
            $statement->fetchAll(PDO::FETCH_ASSOC);
            $bare[] = (hrtime(true) - $start) / 1e6;
        }
        $measures[] = [
            'name' => "{$name}: {$place}", 'p50' => $percentile($ours, 0.5), 'p95' => $percentile($ours, 0.95), 'bare_p50' => $percentile($bare, 0.5), 'bare_p95' => $percentile($bare, 0.95),
            'ratio_p95' => round($percentile($ours, 0.95) / $percentile($bare, 0.95), 2), 'queries' => max([0, ...$queries]),
        ];
    }
}
echo json_encode([
    'database' => DB::getDriverName(), 'entries' => DB::table('ledger_entries')->count(), 'transactions' => DB::table('transactions')->count(), 'deposits' => DB::table('deposits')->count(),
    'load' => sys_getloadavg()[0] ?? 0.0, 'measures' => $measures,
], JSON_THROW_ON_ERROR);
