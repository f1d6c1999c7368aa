<?php

declare(strict_types=1);

namespace App\Support;

use Illuminate\Support\Facades\DB;
use PDO;
use PDOStatement;
use stdClass;

/**
 * Inserts with thousands of values, passed directly to the driver, because the framework's handling of each value takes longer
 * than the database. Values are text, integers or null, in the format of the columns.
 */
final readonly class BulkSql
{
    private const BATCH = 1_000;

    /** @param  list<array<string, string|int|null>>  $rows  with the same columns each */
    public static function insert(string $table, array $rows): void
    {
        $statement = null;
        foreach (array_chunk($rows, self::BATCH) as $batch) {
            // All full batches use one statement.
            if ($statement === null || count($batch) < self::BATCH) {
                $statement = self::prepare(self::insertSql($table, $batch));
            }
            $statement->execute(self::values($batch));
        }
    }

    /**
     * All three databases support RETURNING and number the rows of one statement in order.
     *
     * @param  list<array<string, string|int|null>>  $rows  with the same columns each
     * @return list<int> their ids, in the order of the rows
     */
    public static function insertForIds(string $table, array $rows): array
    {
        $ids = [];
        foreach (array_chunk($rows, self::BATCH) as $batch) {
            $statement = self::prepare(self::insertSql($table, $batch).' returning id');
            $statement->execute(self::values($batch));
            $new = array_map(intval(...), $statement->fetchAll(PDO::FETCH_COLUMN));
            sort($new);
            array_push($ids, ...$new);
        }

        return $ids;
    }

    /**
     * @param  list<string|int|null>  $values
     * @return list<stdClass>
     */
    public static function select(string $sql, array $values): array
    {
        $statement = self::prepare($sql);
        $statement->execute($values);

        /** @var list<stdClass> */
        return $statement->fetchAll(PDO::FETCH_OBJ);
    }

    private static function prepare(string $sql): PDOStatement
    {
        DB::connection()->recordsHaveBeenModified();

        return DB::connection()->getPdo()->prepare($sql);
    }

    /** @param  list<array<string, string|int|null>>  $rows */
    private static function insertSql(string $table, array $rows): string
    {
        $grammar = DB::connection()->getQueryGrammar();
        $row = '('.implode(', ', array_fill(0, count($rows[0]), '?')).')';

        return "insert into {$grammar->wrapTable($table)} ({$grammar->columnize(array_keys($rows[0]))}) values ".implode(', ', array_fill(0, count($rows), $row));
    }

    /**
     * @param  list<array<string, string|int|null>>  $rows
     * @return list<string|int|null>
     */
    private static function values(array $rows): array
    {
        $values = [];
        foreach ($rows as $row) {
            foreach ($row as $value) {
                $values[] = $value;
            }
        }

        return $values;
    }
}
