<?php

declare(strict_types=1);

namespace App\Lists;

use Generator;
use Illuminate\Database\Connection;
use Illuminate\Database\Query\Builder;
use LogicException;
use PDO;

/** Rows as the driver gives them, one by one: for files of a million rows, where an object for each costs more than its query. */
final readonly class BareRows
{
    /** @return Generator<int, array<string, int|float|string|bool|null>> */
    public static function of(Builder $query): Generator
    {
        $connection = $query->getConnection();
        if (! $connection instanceof Connection) {
            throw new LogicException('Bare rows are read from a connection of the framework.');
        }
        $statement = $connection->getPdo()->prepare($query->toSql());
        $connection->bindValues($statement, $connection->prepareBindings($query->getBindings()));
        $statement->execute();

        while (is_array($row = $statement->fetch(PDO::FETCH_ASSOC))) {
            yield $row;
        }
    }
}
