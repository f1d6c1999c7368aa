<?php

declare(strict_types=1);

namespace App\Lists;

use Generator;
use Illuminate\Database\Connection;
use Illuminate\Database\Query\Builder;
use LogicException;
use PDO;

/** Rows of the driver, one by one. In a file of a million rows, an object per row would cost more than the query. */
final readonly class BareRows
{
    /** @return Generator<int, array<string, int|float|string|bool|null>> */
    public static function of(Builder $query): Generator
    {
        $connection = $query->getConnection();
        if (! $connection instanceof Connection) {
            throw new LogicException('Bare rows need a connection of the framework.');
        }
        $statement = $connection->getPdo()->prepare($query->toSql());
        $connection->bindValues($statement, $connection->prepareBindings($query->getBindings()));
        $statement->execute();

        while (is_array($row = $statement->fetch(PDO::FETCH_ASSOC))) {
            yield $row;
        }
    }
}
