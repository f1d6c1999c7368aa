<?php

declare(strict_types=1);

namespace App\Database;

use PDO;
use PDOException;

/**
 * A SQLite connection whose transactions begin IMMEDIATE.
 *
 * A deferred transaction that reads before it writes fails at once when another process has written in between,
 * whatever busy_timeout says. IMMEDIATE takes the write lock at the start, where busy_timeout makes it wait its turn.
 * Laravel 12 honours `transaction_mode` on PHP 8.4 and later only, and PDO refuses `commit()` after a hand-sent BEGIN,
 * so begin, commit and roll back are all sent by hand here.
 */
final class ImmediatePdo extends PDO
{
    private bool $open = false;

    public function beginTransaction(): bool
    {
        if ($this->open) {
            throw new PDOException('There is already an active transaction');
        }

        $this->exec('BEGIN IMMEDIATE TRANSACTION');

        return $this->open = true;
    }

    /** A savepoint went with the transaction that SQLite has rolled back by itself; that must not hide the error either. */
    public function exec(string $statement): int|false
    {
        try {
            return parent::exec($statement);
        } catch (PDOException $exception) {
            if (! str_starts_with($statement, 'ROLLBACK TO') || ! str_contains($exception->getMessage(), 'no such savepoint')) {
                throw $exception;
            }

            return 0;
        }
    }

    public function commit(): bool
    {
        $this->exec('COMMIT');
        $this->open = false;

        return true;
    }

    /** SQLite rolls back by itself on a full disk or an I/O error; a second ROLLBACK must not hide that error. */
    public function rollBack(): bool
    {
        $this->open = false;

        try {
            $this->exec('ROLLBACK');
        } catch (PDOException $exception) {
            if (! str_contains($exception->getMessage(), 'no transaction is active')) {
                throw $exception;
            }
        }

        return true;
    }

    public function inTransaction(): bool
    {
        return $this->open;
    }
}
