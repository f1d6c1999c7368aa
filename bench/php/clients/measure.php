<?php

declare(strict_types=1);

// Measures the client pages, the list and its filters, and the search on the configured database, after scale.php; prints
// JSON with milliseconds. Arguments: the runs of each page (40) and optionally the groups: `measure.php 40 search,filter`.

use App\Lists\Clients\ClientList;
use App\Lists\Cursor;
use App\Lists\ListContext;
use App\Lists\ListParameters;
use App\Lists\ListReader;
use App\Models\User;
use Illuminate\Foundation\Application;
use Illuminate\Support\Facades\DB;

/** @var Application $app */
$app = require dirname(__DIR__).'/boot.php';
require __DIR__.'/Visitor.php';
require __DIR__.'/filters.php';
require __DIR__.'/searches.php';

const WARM_UPS = 3;
const RUNS_OF_A_FILTER = 7;
const DEEP_PAGE = 400;

$runs = max(30, (int) ($argv[1] ?? 40));
$groups = explode(',', $argv[2] ?? 'list,tab,search,filter');
$loadBefore = sys_getloadavg()[0] ?? 0.0;
$visitor = new Visitor($app);
$measures = [];

/** @param  callable(int): array<string, float|int>  $work */
$measure = static function (string $group, string $name, int $times, callable $work) use (&$measures, $visitor, $groups): void {
    if (! in_array($group, $groups, true)) {
        return;
    }
    for ($i = 0; $i < WARM_UPS; $i++) {
        $work(-1 - $i);
    }
    $taken = [];
    $slowest = ['sql' => '', 'ms' => 0.0];
    for ($i = 0; $i < $times; $i++) {
        $taken[] = $work($i);
        $slowest = $visitor->slowest['ms'] > $slowest['ms'] ? $visitor->slowest : $slowest;
    }
    $of = static fn (string $key): array => array_column($taken, $key);
    $total = array_map(static fn (array $one): float => $one['visit'] + ($one['deferred'] ?? 0), $taken);
    $measures[] = [
        'group' => $group, 'name' => $name, 'runs' => $times, 'p50' => percentile($total, 0.5), 'p95' => percentile($total, 0.95),
        'cpu_p95' => percentile($of('cpu'), 0.95), 'visit_p50' => percentile($of('visit'), 0.5), 'visit_p95' => percentile($of('visit'), 0.95),
        'queries' => max([0, ...$of('queries')]), 'deferred_queries' => max([0, ...$of('deferred_queries')]), 'slowest' => $slowest,
    ];
    fwrite(STDERR, sprintf("%-14s %-48s p50 %9.1f  p95 %9.1f  queries %d + %d\n", $group, $name, percentile($total, 0.5), percentile($total, 0.95), max([0, ...$of('queries')]), max([0, ...$of('deferred_queries')])));
};
$simply = static fn (array $answer): array => ['visit' => $answer['ms'], 'cpu' => $answer['cpu'], 'queries' => $answer['queries']];

// Three in four clients are random; the others are the clients with the most bets (one in a hundred).
$last = (int) DB::table('clients')->max('id');
$ids = [];
for ($i = 0; count($ids) < $runs + WARM_UPS; $i++) {
    $from = 1 + (int) ($i * 0.618_034 * $last) % $last;
    $id = DB::table('clients')->where('id', '>=', $from)->whereNull('deleted_at')->whereNull('merged_into_id')->orderBy('id')->value('id');
    $ids[] = $id === null ? $ids[0] : (int) $id;
}
$busiest = DB::table('bets')->select('client_id')->groupBy('client_id')->orderByRaw('count(*) desc')->limit(intdiv($runs, 4))->pluck('client_id')->map(intval(...))->all();
$ids = [...array_slice($ids, 0, WARM_UPS + $runs - count($busiest)), ...$busiest];
$client = static fn (int $i): int => $ids[$i + WARM_UPS];

$clients = $app->make(ClientList::class);
$order = $clients->defaultOrder();
$cursor = null;
for ($page = 1; $page < DEEP_PAGE; $page++) {
    $next = $app->make(ListReader::class)->read($clients, new ListParameters($order, 25, $cursor === null ? null : Cursor::decode($cursor, $order)), new ListContext(new User))[1]->next_cursor;
    if ($next === null) {
        break;
    }
    $cursor = $next;
}
// From the second visit on, the page has the choices of the filters and sends their names.
$list = static fn (string $query = ''): array => $simply($visitor->visit("/clients{$query}", ['X-Inertia-Except-Once-Props' => 'clients.choices']));
$measure('list', 'first page', $runs, static fn (): array => $list());
$measure('list', 'first page, with the choices of the filters', $runs, static fn (): array => $simply($visitor->visit('/clients')));
$measure('list', "page {$page}, by its cursor", $runs, static fn (): array => $list('?cursor='.rawurlencode((string) $cursor)));
$measure('list', 'turnover column of the first page', $runs, static fn (): array => $simply($visitor->only('/clients', 'Clients/Index', ['turnover'])));

foreach (client_tabs() as $name => $path) {
    $measure('tab', $name, $runs, static fn (int $i): array => $visitor->open("/clients/{$client($i)}/{$path}"));
}

foreach (searches() as $kind => $texts) {
    $measure('search', $kind, max($runs, count($texts)), static fn (int $i): array => $simply($visitor->get('/clients/lookup?search='.rawurlencode($texts[($i + WARM_UPS) % count($texts)]), ['Accept' => 'application/json'])));
}
$all = array_merge(...array_values(searches()));
$measure('search', 'all of these, as the profile search’s page', count($all), static fn (int $i): array => $simply($visitor->visit('/clients/top-search-bar/'.rawurlencode($all[($i + WARM_UPS) % count($all)]))));

foreach (client_filters() as $name => $query) {
    $measure('filter', $name, RUNS_OF_A_FILTER, static fn (): array => $list("?{$query}"));
}

echo json_encode([
    'database' => DB::getDriverName(), 'clients' => DB::table('clients')->count(), 'bets' => DB::table('bets')->count(), 'terms' => DB::table('search_terms')->count(),
    'load_before' => $loadBefore, 'load_after' => sys_getloadavg()[0] ?? 0.0, 'measures' => $measures,
], JSON_THROW_ON_ERROR);

/** @param  list<float|int>  $values */
function percentile(array $values, float $share): float
{
    sort($values);

    return round((float) $values[max(0, min(count($values) - 1, (int) ceil($share * count($values)) - 1))], 3);
}

/** @return array<string, string> the pages of one client, as in the tab bar */
function client_tabs(): array
{
    return [
        'Details' => 'edit', 'Timeline' => 'timeline', 'Background' => 'background', 'Bets' => 'bets', 'Bonuses' => 'bonuses', 'Transfers' => 'transfers', 'Stats' => 'stats',
        'Analytics' => 'analytics', 'Notes' => 'notes', 'Messages' => 'messages', 'Emails' => 'emails', 'Attachments' => 'attachments', 'RSG communication' => 'rsg-communication',
        'Responsible gambling' => 'rsg', 'IP report' => 'ip-report', 'Matches' => 'matches', 'Activity logs' => 'activity-logs',
    ];
}
