<?php

declare(strict_types=1);

// Writes what the bases repeat: the SQL of Clients/Index as the product sends it (queries.php, for the plain PDO script)
// and where page 400 begins (cursor.txt). Called with the folder to write to.

use App\Queries\Clients\ClientFilters;
use App\Queries\Clients\ClientListQuery;
use App\Queries\Clients\ClientSort;
use App\Queries\Lists\Cursor;
use App\Queries\Lists\ListOrder;
use App\Queries\Lists\ListState;
use Illuminate\Foundation\Application;
use Illuminate\Support\Facades\DB;

/** @var Application $app */
$app = require __DIR__.'/boot.php';
$list = $app->make(ClientListQuery::class);
$order = new ListOrder(ClientSort::LastBet, descending: true);

$cursor = null;
for ($page = 1; $page < 400; $page++) {
    [, $meta] = $list->page(new ClientFilters, new ListState($order, 25, $cursor === null ? null : Cursor::decode($cursor, $order)));
    $cursor = $meta->next_cursor ?? exit("There are fewer than 400 pages.\n");
}

$sqlOf = static function (?string $cursor) use ($list, $order): array {
    DB::flushQueryLog();
    DB::enableQueryLog();
    $list->page(new ClientFilters, new ListState($order, 25, $cursor === null ? null : Cursor::decode($cursor, $order)));

    return array_map(static fn (array $query): array => [$query['query'], $query['bindings']], DB::getQueryLog());
};

file_put_contents("{$argv[1]}/cursor.txt", $cursor);
file_put_contents("{$argv[1]}/queries.php", '<?php return '.var_export(['page 1' => $sqlOf(null), 'page 400' => $sqlOf($cursor)], true).';');
