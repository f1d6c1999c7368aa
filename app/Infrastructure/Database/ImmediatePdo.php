<?php

declare(strict_types=1);

namespace App\Infrastructure\Database;

use App\Support\LikeText;
use PDO;
use PDOException;
use SensitiveParameter;

/**
 * A SQLite connection whose transactions begin IMMEDIATE.
 *
 * A deferred transaction that reads before it writes fails immediately when another process has written in between,
 * regardless of busy_timeout. IMMEDIATE takes the write lock at the start, where busy_timeout applies. Laravel 12 supports
 * `transaction_mode` only from PHP 8.4, and PDO refuses `commit()` after a manual BEGIN, so all three are sent manually.
 */
final class ImmediatePdo extends PDO
{
    private bool $open = false;

    /** @param  array<int, mixed>|null  $options */
    public function __construct(string $dsn, ?string $username = null, #[SensitiveParameter] ?string $password = null, ?array $options = null)
    {
        parent::__construct($dsn, $username, $password, $options);
        $this->sqliteCreateFunction(LikeText::SQLITE_LOWER, static fn (?string $text): ?string => $text === null ? null : mb_strtolower($text), 1, PDO::SQLITE_DETERMINISTIC);
    }

    /**
     * A connection that the process keeps for its next requests. PDO does not know of our transactions, so one that an aborted request
     * leaves open is rolled back here: as the request ends, or when the next one comes.
     *
     * @param  array<int, mixed>  $options
     */
    public static function kept(string $dsn, array $options): self
    {
        $pdo = new self($dsn, options: $options);
        $pdo->rollBack();
        register_shutdown_function(static fn (): bool => ! $pdo->open || $pdo->rollBack());

        return $pdo;
    }

    public function beginTransaction(): bool
    {
        if ($this->open) {
            throw new PDOException('There is already an active transaction');
        }

        $this->exec('BEGIN IMMEDIATE TRANSACTION');

        return $this->open = true;
    }

    /** When SQLite has rolled back the transaction, its savepoints are gone. That must not hide the original error. */
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

    /** SQLite rolls back automatically on a full disk or an I/O error. A second ROLLBACK must not hide that error. */
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
