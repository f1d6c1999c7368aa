<?php

declare(strict_types=1);

// Compares page 400 with page 1 as SQL, and the global search with its index query; prints JSON with milliseconds.
// Arguments: the stage's folder and the number of rounds.

use App\Infrastructure\Search\PeopleSearch;
use App\Infrastructure\Search\SearchQuery;
use App\Infrastructure\Search\SearchText;
use Illuminate\Foundation\Application;
use Illuminate\Support\Facades\DB;

/** @var Application $app */
$app = require __DIR__.'/boot.php';
require __DIR__.'/sqlite.php';

[, $stage, $rounds] = $argv;
$plain = plain_sqlite("{$stage}/data/database.sqlite");

/** @return list<float> */
$time = static function (callable $work, int $times): array {
    $taken = [];
    for ($i = 0; $i < $times; $i++) {
        $start = hrtime(true);
        $work($i);
        $taken[] = (hrtime(true) - $start) / 1e6;
    }

    return $taken;
};

$run = static function (array $query) use ($plain): void {
    $statement = $plain->prepare($query[0]);
    $statement->execute($query[1]);
    $statement->fetchAll();
};

// Typical input for the global search: names, prefixes of names, PINs, phone numbers, email addresses.
$searches = [];
foreach (DB::table('clients')->inRandomOrder()->limit(40)->get(['first_name', 'last_name', 'pin', 'mobile_e164', 'email']) as $client) {
    array_push($searches, substr($client->last_name, 0, 2), $client->first_name, "{$client->first_name} {$client->last_name}",
        substr($client->first_name, 0, 1).' '.substr($client->last_name, 0, 3), $client->pin,
        '0'.substr((string) $client->mobile_e164, 3, 6), strstr((string) $client->email, '@', true));
}

// The last statement of a search is the index query; the statements before it count how rare the words are.
$search = $app->make(PeopleSearch::class);
$indexQueries = [];
foreach ($searches as $typed) {
    DB::flushQueryLog();
    DB::enableQueryLog();
    $search->page('client', (string) $typed, new SearchQuery(SearchText::parse((string) $typed, seesContacts: true)), 1);
    $log = DB::getQueryLog();
    $last = $log[count($log) - 1];
    $indexQueries[] = [$last['query'], $last['bindings']];
}
DB::disableQueryLog();

$pages = require "{$stage}/queries.php";
$taken = [];
foreach (['warm', ...range(1, (int) $rounds)] as $round) {
    $taken[$round] = [
        'page_1' => $time(static fn () => $run($pages['page 1'][0]), 300),
        'page_400' => $time(static fn () => $run($pages['page 400'][0]), 300),
        'index_query' => $time(static fn (int $i) => $run($indexQueries[$i]), count($searches)),
        'search' => $time(static fn (int $i) => $search->page('client', (string) $searches[$i], new SearchQuery(SearchText::parse((string) $searches[$i], seesContacts: true)), 1), count($searches)),
    ];
}
unset($taken['warm']);

echo json_encode(['rounds' => array_values($taken), 'terms' => DB::table('search_terms')->count()], JSON_THROW_ON_ERROR);
