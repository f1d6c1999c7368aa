<?php

declare(strict_types=1);

// Writes data for the bases: the product's SQL of Clients/Index (queries.php, for the plain PDO script) and the cursor of
// page 400 (cursor.txt). Argument: the folder to write to.

use App\Lists\Clients\ClientList;
use App\Lists\Cursor;
use App\Lists\ListContext;
use App\Lists\ListParameters;
use App\Lists\ListReader;
use App\Models\User;
use Illuminate\Foundation\Application;
use Illuminate\Support\Facades\DB;

/** @var Application $app */
$app = require __DIR__.'/boot.php';
$list = $app->make(ClientList::class);
$reader = $app->make(ListReader::class);
$order = $list->defaultOrder();
$read = static fn (?string $cursor): array => $reader->read(
    $list,
    new ListParameters($order, 25, $cursor === null ? null : Cursor::decode($cursor, $order)),
    new ListContext(new User),
);

$cursor = null;
for ($page = 1; $page < 400; $page++) {
    [, $meta] = $read($cursor);
    $cursor = $meta->next_cursor ?? exit("There are fewer than 400 pages.\n");
}

$sqlOf = static function (?string $cursor) use ($read): array {
    DB::flushQueryLog();
    DB::enableQueryLog();
    $read($cursor);

    return array_map(static fn (array $query): array => [$query['query'], $query['bindings']], DB::getQueryLog());
};

file_put_contents("{$argv[1]}/cursor.txt", $cursor);
file_put_contents("{$argv[1]}/queries.php", '<?php return '.var_export(['page 1' => $sqlOf(null), 'page 400' => $sqlOf($cursor)], true).';');
