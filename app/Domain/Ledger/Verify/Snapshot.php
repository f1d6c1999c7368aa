<?php

declare(strict_types=1);

namespace App\Domain\Ledger\Verify;

use Closure;
use Illuminate\Database\Connection;

/**
 * Lets work see the database as it stood at one moment, while others go on writing: on SQLite a transaction that only reads
 * (the product's own begin IMMEDIATE and would hold every writer up), elsewhere REPEATABLE READ.
 */
final readonly class Snapshot
{
    /**
     * @template T
     *
     * @param  Closure(): T  $work  that reads only
     * @return T
     */
    public static function of(Connection $database, Closure $work): mixed
    {
        // Within somebody's transaction its own view counts; a test's, say.
        if ($database->transactionLevel() > 0) {
            return $work();
        }

        $pdo = $database->getPdo();
        foreach (match ($database->getDriverName()) {
            'sqlite' => ['begin deferred transaction', 'select last_id from ledger_chain'],
            'pgsql' => ['begin isolation level repeatable read read only'],
            default => ['set transaction isolation level repeatable read', 'start transaction with consistent snapshot, read only'],
        } as $statement) {
            $pdo->exec($statement);
        }
        try {
            return $work();
        } finally {
            $pdo->exec('rollback');
        }
    }
}
