<?php

declare(strict_types=1);

namespace App\Infrastructure\Database;

use Closure;
use Illuminate\Database\Connection;
use Illuminate\Support\Facades\DB;
use PDO;
use PDOStatement;
use stdClass;

/**
 * Prepares frequent statements once per connection. A posting needs a dozen of them, and building and preparing each took
 * longer than running it.
 *
 * The statements use the connection's hooks, query log and exceptions.
 */
final class PreparedSql
{
    /** Longer lists of ids are inlined, so that statements that are used once don't fill the memory. */
    private const LONGEST_LIST = 8;

    private ?PDO $pdo = null;

    /** @var array<string, PDOStatement> */
    private array $statements = [];

    private Connection $connection;

    /** @var Closure(string, list<string|int|null>, Closure): mixed */
    private Closure $run;

    /** Append to a select to lock its rows until the transaction ends. */
    public string $forUpdate = '';

    /** Append to a select that must see rows committed since the transaction began. */
    public string $forShare = '';

    /** Quotes a column that may be an SQL keyword. */
    private string $quote = '"';

    public function __construct()
    {
        $this->attach();
    }

    /** Uses the current default connection. Call this at the start of each piece of work. */
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
     * @return int how many rows changed
     */
    public function change(string $sql, array $values): int
    {
        $this->connection->recordsHaveBeenModified();

        /** @var int */
        return $this->send($sql, $values, static fn (PDOStatement $statement): int => $statement->rowCount());
    }

    /**
     * For a few dozen rows with the same columns.
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
     * Returns `in (?, ?)` and adds the ids to the values.
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
