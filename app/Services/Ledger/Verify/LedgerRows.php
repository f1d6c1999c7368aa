<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

use Generator;
use PDO;
use PDOStatement;

/** Rows as the driver gives them, a stretch of ids at a time: millions pass through without gathering in memory. */
final class LedgerRows
{
    /** Rows of a stretch. */
    public const STRETCH = 5_000;

    /** @var array<string, PDOStatement> */
    private array $statements = [];

    public function __construct(private readonly PDO $pdo) {}

    /**
     * @param  list<int|string>  $values
     * @return Generator<int, list<mixed>>
     */
    public function select(string $sql, array $values = []): Generator
    {
        $statement = $this->statements[$sql] ??= $this->pdo->prepare($sql);
        $statement->execute($values);
        try {
            while (is_array($row = $statement->fetch(PDO::FETCH_NUM))) {
                yield $row;
            }
        } finally {
            $statement->closeCursor();
        }
    }

    /**
     * @param  list<int|string>  $values
     * @return list<list<mixed>>
     */
    public function all(string $sql, array $values = []): array
    {
        $statement = $this->statements[$sql] ??= $this->pdo->prepare($sql);
        $statement->execute($values);

        /** @var list<list<mixed>> */
        return $statement->fetchAll(PDO::FETCH_NUM);
    }

    /** @param  list<int|string>  $values */
    public function int(string $sql, array $values = []): int
    {
        return (int) ($this->all($sql, $values)[0][0] ?? 0);
    }

    /**
     * Every row of a table by its id.
     *
     * @param  string  $sql  that selects the id first, with `{stretch}` where the condition on it goes
     * @param  string  $id  the id's column as the statement names it
     * @return Generator<int, list<list<mixed>>> stretches; the last id of one is where the next begins
     */
    public function stretches(string $sql, string $id = 'id'): Generator
    {
        $sql = str_replace('{stretch}', "{$id} > ?", $sql)." order by {$id} limit ".self::STRETCH;
        $after = 0;
        do {
            $rows = $this->all($sql, [$after]);
            if ($rows !== []) {
                $after = (int) $rows[count($rows) - 1][0];
                yield $rows;
            }
        } while (count($rows) === self::STRETCH);
    }
}
