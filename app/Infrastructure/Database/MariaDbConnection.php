<?php

declare(strict_types=1);

namespace App\Infrastructure\Database;

use Closure;
use Illuminate\Database\MariaDbConnection as BaseConnection;
use Illuminate\Database\QueryException;

/** MariaDB connection on which a killed migration can run again. */
final class MariaDbConnection extends BaseConnection
{
    /**
     * Codes for a table, column, key, trigger or constraint that exists already, or is already dropped
     * (https://mariadb.com/kb/en/mariadb-error-code-reference).
     */
    private const DONE_BEFORE = [1050, 1051, 1060, 1061, 1068, 1091, 1359, 1360, 1826];

    private bool $isTolerating = false;

    /**
     * Runs the work and skips table changes that were already made.
     *
     * @param  Closure(): mixed  $work
     */
    public function tolerating(Closure $work): void
    {
        $this->isTolerating = true;
        try {
            $work();
        } finally {
            $this->isTolerating = false;
        }
    }

    /**
     * @param  string  $query
     * @param  array<array-key, mixed>  $bindings
     */
    public function statement($query, $bindings = []): bool
    {
        return $this->passOver(fn (): bool => parent::statement($query, $bindings));
    }

    /** @param  string  $query */
    public function unprepared($query): bool
    {
        return $this->passOver(fn (): bool => parent::unprepared($query));
    }

    /** @param  Closure(): bool  $work */
    private function passOver(Closure $work): bool
    {
        try {
            return $work();
        } catch (QueryException $failure) {
            if ($this->isTolerating && self::isDoneBefore($failure)) {
                return true;
            }
            throw $failure;
        }
    }

    private static function isDoneBefore(QueryException $failure): bool
    {
        $code = $failure->errorInfo[1] ?? null;

        // InnoDB reports an existing foreign key by its own number.
        return in_array($code, self::DONE_BEFORE, true) || ($code === 1005 && str_contains($failure->getMessage(), 'errno: 121'));
    }
}
