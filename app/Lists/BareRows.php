<?php

declare(strict_types=1);

namespace App\Lists;

use Generator;
use Illuminate\Database\Connection;
use Illuminate\Database\Query\Builder;
use LogicException;
use PDO;

/**
 * Rows of the driver, one by one. In a file of a million rows, an object per row would cost more than the query. Run no other statement
 * before the last row: MariaDB sends the rows as they are read, because a million ids would take 32 MB here.
 */
final readonly class BareRows
{
    /** @return Generator<int, array<string, int|float|string|bool|null>> */
    public static function of(Builder $query): Generator
    {
        $connection = $query->getConnection();
        if (! $connection instanceof Connection) {
            throw new LogicException('Bare rows need a connection of the framework.');
        }
        $pdo = $connection->getPdo();
        $statement = $pdo->prepare($query->toSql());
        $connection->bindValues($statement, $connection->prepareBindings($query->getBindings()));
        $buffering = $connection->getDriverName() === 'mariadb' ? PDO::MYSQL_ATTR_USE_BUFFERED_QUERY : null;
        try {
            $buffering === null || $pdo->setAttribute($buffering, false);
            $statement->execute();
        } finally {
            $buffering === null || $pdo->setAttribute($buffering, true);
        }

        while (is_array($row = $statement->fetch(PDO::FETCH_ASSOC))) {
            yield $row;
        }
    }
}
