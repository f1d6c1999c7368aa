<?php

declare(strict_types=1);

namespace App\Database;

use Closure;
use Illuminate\Database\MariaDbConnection as BaseConnection;
use Illuminate\Database\QueryException;

/** MariaDB, for migrations that go on where a killed one stopped. */
final class MariaDbConnection extends BaseConnection
{
    /**
     * https://mariadb.com/kb/en/mariadb-error-code-reference: table, column, key, trigger or constraint is there already, or
     * what was to be dropped is gone.
     */
    private const DONE_BEFORE = [1050, 1051, 1060, 1061, 1068, 1091, 1359, 1360, 1826];

    private bool $isTolerating = false;

    /**
     * Changes of tables that were made before are passed over meanwhile.
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

        // A foreign key of that name is told of by InnoDB's own number.
        return in_array($code, self::DONE_BEFORE, true) || ($code === 1005 && str_contains($failure->getMessage(), 'errno: 121'));
    }
}
