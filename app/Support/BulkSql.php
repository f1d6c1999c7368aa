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
    /** Rows of a statement. Preparing one takes as long as executing it, so all full batches share it. */
    private const BATCH = 100;

    /** @param  list<array<string, string|int|null>>  $rows  with the same columns each */
    public static function insert(string $table, array $rows): void
    {
        self::insertRows($table, $rows, '');
    }

    /**
     * All three databases support RETURNING and number the rows of one statement in order.
     *
     * @param  list<array<string, string|int|null>>  $rows  with the same columns each
     * @return list<int> their ids, in the order of the rows
     */
    public static function insertForIds(string $table, array $rows): array
    {
        return self::insertRows($table, $rows, ' returning id');
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

    /**
     * @param  list<array<string, string|int|null>>  $rows
     * @return list<int> what the statements return
     */
    private static function insertRows(string $table, array $rows, string $returning): array
    {
        $ids = [];
        $statement = null;
        foreach (array_chunk($rows, self::BATCH) as $batch) {
            if ($statement === null || count($batch) < self::BATCH) {
                $statement = self::prepare(self::insertSql($table, $batch).$returning);
            }
            $statement->execute(self::values($batch));
            $new = $returning === '' ? [] : array_map(intval(...), $statement->fetchAll(PDO::FETCH_COLUMN));
            sort($new);
            array_push($ids, ...$new);
        }

        return $ids;
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

        return "insert into {$grammar->wrapTable($table)} ({$grammar->columnize(array_keys($rows[0]))}) values "
            .implode(', ', array_fill(0, count($rows), $row));
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
