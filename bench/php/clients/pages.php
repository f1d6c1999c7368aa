<?php

declare(strict_types=1);

// Measures every page without parameters in its address on the configured database, after scale.php; prints a table, slowest
// first: median milliseconds of the visit and of what the page loads later, queries, and the slowest statement of the visit.
// Arguments: the visits of each page (5), and the largest median in milliseconds that is left out of the table (0).

use Illuminate\Foundation\Application;
use Illuminate\Support\Facades\Route as Routes;

/** @var Application $app */
$app = require dirname(__DIR__).'/boot.php';
require __DIR__.'/Visitor.php';

$runs = max(1, (int) ($argv[1] ?? 5));
$least = (float) ($argv[2] ?? 0);
$visitor = new Visitor($app);
$rows = [];

/** @param  list<float>  $values */
$median = static function (array $values): float {
    sort($values);

    return $values[intdiv(count($values), 2)];
};

foreach (Routes::getRoutes()->getRoutes() as $route) {
    $path = '/'.ltrim($route->uri(), '/');
    if (! in_array('GET', $route->methods(), true) || ! in_array('web', $route->gatherMiddleware(), true) || preg_match('/\{(?!\w+\?)/', $path) === 1) {
        continue;
    }
    $path = (string) preg_replace('~/\{\w+\?\}~', '', $path);
    try {
        $visitor->open($path);
        $visits = array_map(static fn (): array => [...$visitor->open($path), 'slowest' => $visitor->slowest], range(1, $runs));
    } catch (RuntimeException|JsonException $other) {
        // A download, a redirect, or JSON.
        fwrite(STDERR, "{$path}: ".mb_substr($other->getMessage(), 0, 100)."\n");

        continue;
    }
    $rows[] = [$path, $median(array_column($visits, 'visit')), $median(array_column($visits, 'deferred')), $visits[0]['queries'], $visits[0]['deferred_queries'], $visits[0]['slowest']];
}

usort($rows, static fn (array $one, array $other): int => $other[1] + $other[2] <=> $one[1] + $one[2]);
foreach ($rows as [$path, $visit, $deferred, $queries, $laterQueries, $slowest]) {
    if ($visit + $deferred > $least) {
        printf("%9.1f  %9.1f  %3d + %-3d  %-50s %8.1f  %s\n", $visit, $deferred, $queries, $laterQueries, $path, $slowest['ms'], mb_substr((string) preg_replace('/\s+/', ' ', $slowest['sql']), 0, 300));
    }
}
