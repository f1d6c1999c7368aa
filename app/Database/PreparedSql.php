<?php

declare(strict_types=1);

namespace App\Database;

use Closure;
use Illuminate\Database\Connection;
use Illuminate\Support\Facades\DB;
use PDO;
use PDOStatement;
use stdClass;

/**
 * Statements that are sent again and again, prepared once for each connection. Where a posting takes a dozen of them, building
 * and preparing each took longer than the database.
 *
 * They go the way of all the connection's statements: its hooks, its log, its exceptions.
 */
final class PreparedSql
{
    /** Lists of up to so many ids are placeholders; longer ones would fill the memory with statements that are used once. */
    private const LONGEST_LIST = 8;

    private ?PDO $pdo = null;

    /** @var array<string, PDOStatement> */
    private array $statements = [];

    private Connection $connection;

    /** @var Closure(string, list<string|int|null>, Closure): mixed */
    private Closure $run;

    /** Behind a select whose rows nobody else may change, or hold, until the transaction ends. */
    public string $forUpdate = '';

    /** Behind a select that must see what was committed since the transaction began. */
    public string $forShare = '';

    /** Around a column that may have the name of something in SQL. */
    private string $quote = '"';

    public function __construct()
    {
        $this->attach();
    }

    /** To the default connection, which may be another one than before; for whoever begins a piece of work. */
    public function attach(): Connection
    {
        $connection = DB::connection();
        if (isset($this->connection) && $this->connection === $connection) {
            return $connection;
        }

        $this->connection = $connection;
        /** @var Closure(string, list<string|int|null>, Closure): mixed $run */
        $run = (function (): Closure {
            /** @var Connection $this */
            return $this->run(...);
        })->call($connection);
        $this->run = $run;
        [$this->forUpdate, $this->forShare, $this->quote] = match ($connection->getDriverName()) {
            'sqlite' => ['', '', '"'],
            'pgsql' => [' for update', ' for share', '"'],
            default => [' for update', ' lock in share mode', '`'],
        };

        return $connection;
    }

    /**
     * @param  list<string|int|null>  $values
     * @return list<stdClass>
     */
    public function select(string $sql, array $values = []): array
    {
        /** @var list<stdClass> */
        return $this->send($sql, $values, static fn (PDOStatement $statement): array => $statement->fetchAll(PDO::FETCH_OBJ));
    }

    /**
     * @param  list<string|int|null>  $values
     * @return int rows that it changed
     */
    public function change(string $sql, array $values): int
    {
        $this->connection->recordsHaveBeenModified();

        /** @var int */
        return $this->send($sql, $values, static fn (PDOStatement $statement): int => $statement->rowCount());
    }

    /**
     * Up to some dozens of rows, with the same columns each.
     *
     * @param  list<non-empty-array<string, string|int|null>>  $rows
     */
    public function insert(string $table, array $rows): void
    {
        $values = [];
        foreach ($rows as $row) {
            foreach ($row as $value) {
                $values[] = $value;
            }
        }
        $columns = $this->quote.implode("{$this->quote}, {$this->quote}", array_keys($rows[0])).$this->quote;
        $row = '('.implode(', ', array_fill(0, count($rows[0]), '?')).')';
        $this->change("insert into {$table} ({$columns}) values ".implode(', ', array_fill(0, count($rows), $row)), $values);
    }

    /**
     * `in (?, ?)` for the ids, which are added to the values.
     *
     * @param  array<int>  $ids
     * @param  list<string|int|null>  $values
     */
    public static function in(array $ids, array &$values): string
    {
        if (count($ids) > self::LONGEST_LIST) {
            return 'in ('.implode(', ', $ids).')';
        }
        array_push($values, ...array_values($ids));

        return 'in ('.implode(', ', array_fill(0, count($ids), '?')).')';
    }

    /**
     * @param  list<string|int|null>  $values
     * @param  Closure(PDOStatement): mixed  $read
     */
    private function send(string $sql, array $values, Closure $read): mixed
    {
        return ($this->run)($sql, $values, function (string $sql, array $values) use ($read): mixed {
            $statement = $this->prepare($this->connection->getPdo(), $sql);
            foreach ($values as $place => $value) {
                $statement->bindValue($place + 1, $value, is_int($value) ? PDO::PARAM_INT : PDO::PARAM_STR);
            }
            $statement->execute();

            return $read($statement);
        });
    }

    private function prepare(PDO $pdo, string $sql): PDOStatement
    {
        if ($pdo !== $this->pdo) {
            $this->pdo = $pdo;
            $this->statements = [];
        }

        return strlen($sql) > 2_000 ? $pdo->prepare($sql) : $this->statements[$sql] ??= $pdo->prepare($sql);
    }
}
