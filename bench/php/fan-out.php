<?php

declare(strict_types=1);

// Compares notifications about one deposit to 20, 200 and 2,000 users with a plain PDO script that inserts the same rows, and
// a worker's publishing to a realtime server with the same calls by plain curl; prints JSON with milliseconds.
// Arguments: a folder for its database, and the number of repeats.

use App\Domain\Notifications\NotificationFanOut;
use App\Domain\Notifications\OutboxRelay;
use App\Enums\Ability;
use App\Models\OutboxMessage;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Foundation\Application;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Http;
use Psr\Http\Message\RequestInterface;

/** @var Application $app */
$app = require __DIR__.'/boot.php';
require __DIR__.'/sqlite.php';
require __DIR__.'/fan-out-work.php';

const PEOPLE = [20, 200, 2_000];
const NEWS_BEFORE = 50;
const WARM_UPS = 3;
const PUBLISHED_AT_ONCE = 20;

[, $folder, $repeats] = $argv;
$file = "{$folder}/fan-out.sqlite";
touch($file);
config(['database.connections.sqlite.database' => $file]);
DB::purge();
Artisan::call('migrate', ['--force' => true]);
hire(max(PEOPLE), Ability::ViewDeposits);

$plain = plain_sqlite($file);
remember($plain, NEWS_BEFORE);
$fanOut = $app->make(NotificationFanOut::class);
$queries = 0;
DB::listen(static function (QueryExecuted $query) use (&$queries): void {
    $queries++;
});

$time = static function (callable $work): float {
    $start = hrtime(true);
    $work();

    return (hrtime(true) - $start) / 1e6;
};

$number = 0;
$told = [];
for ($repeat = -WARM_UPS; $repeat < (int) $repeats; $repeat++) {
    foreach (PEOPLE as $people) {
        employ($people);
        $asked = asked($number++);
        $queries = 0;
        $taken = $time(static fn () => $fanOut->run($asked));
        $counted = $queries;
        $rows = rows_of($plain, $asked);

        $plain->exec('delete from outbox');
        $plain->exec('delete from notifications where outbox_id > 0');
        $base = $time(static fn () => insert_plainly($plain, $rows));
        $plain->exec('delete from outbox');
        $plain->exec('delete from notifications where outbox_id > 0');

        if ($repeat >= 0) {
            $told[$people]['taken'][] = $taken;
            $told[$people]['base'][] = $base;
            $told[$people] = ['queries' => $counted, 'rows' => array_map(count(...), $rows), 'bytes' => bytes_of($rows)] + $told[$people];
        }
    }
}

// Notifications about twenty deposits to two hundred users wait, and a worker publishes them. Its first calls are kept for
// the comparison.
employ(200);
/** @var ArrayObject<int, RequestInterface> $calls */
$calls = new ArrayObject;
Http::globalRequestMiddleware(static function (RequestInterface $call) use ($calls): RequestInterface {
    $calls->append($call);

    return $call;
});
$plainCalls = [];
$events = PUBLISHED_AT_ONCE * 200;
$published = [];
for ($repeat = -1; $repeat < 7; $repeat++) {
    for ($deposit = 0; $deposit < PUBLISHED_AT_ONCE; $deposit++) {
        $fanOut->run(asked($number++));
    }
    $taken = $time(static fn () => $app->make(OutboxRelay::class)->drain());
    if (OutboxMessage::query()->whereNull('delivered_at')->exists()) {
        throw new RuntimeException('The realtime server did not take every event.');
    }
    $plainCalls = $plainCalls === [] ? array_values($calls->getArrayCopy()) : $plainCalls;
    $base = $time(static fn () => call_plainly($plainCalls));
    if ($repeat >= 0) {
        $published['ours'][] = $events / $taken * 1000;
        $published['base'][] = $events / $base * 1000;
    }
}

echo json_encode(['told' => $told, 'published_a_second' => $published], JSON_THROW_ON_ERROR);
