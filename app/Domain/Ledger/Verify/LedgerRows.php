<?php

declare(strict_types=1);

namespace App\Domain\Ledger\Verify;

use Generator;
use PDO;
use PDOStatement;

/** Reads rows straight from the driver, a range of ids at a time. */
final class LedgerRows
{
    /** Rows of a range. */
    public const RANGE = 5_000;

    /** @var array<string, PDOStatement> */
    private array $statements = [];

    public function __construct(private readonly PDO $pdo) {}

    /** @return Generator<int, list<mixed>> the rows that break the rule */
    public function breaking(Invariant $invariant): Generator
    {
        $last = $invariant->table === null ? 1 : (int) ($this->all("select max(id) from {$invariant->table}")[0][0] ?? 0);
        for ($after = 0; $after < $last; $after += self::RANGE) {
            $end = $after + self::RANGE;
            $statement = $this->pdo->query((string) preg_replace('/\{([\w.]+)\}/', "($1 > {$after} and $1 <= {$end})", $invariant->sql));
            while ($statement !== false && is_array($row = $statement->fetch(PDO::FETCH_NUM))) {
                yield array_values($row);
            }
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
}
