<?php

declare(strict_types=1);

namespace App\Infrastructure\Database;

use Illuminate\Database\Connection;
use Illuminate\Database\Migrations\Migrator;
use RuntimeException;

/**
 * Lets a migration that was killed midway run again and succeed.
 *
 * On SQLite and PostgreSQL a migration runs in one transaction, so a killed one leaves nothing behind. MariaDB commits every
 * statement: the second run skips tables, indexes and triggers that exist ({@see MariaDbConnection}). Migrations insert rows
 * with `insertOrIgnore`.
 */
final class RestartableMigrator extends Migrator
{
    /**
     * @param  string  $file
     * @param  int  $batch
     * @param  bool  $pretend
     */
    protected function runUp($file, $batch, $pretend): void
    {
        $connection = $this->resolveConnection((string) $this->connection);
        match (true) {
            $pretend => parent::runUp($file, $batch, $pretend),
            $connection->getDriverName() === 'sqlite' => $this->withoutForeignKeys($connection, fn () => parent::runUp($file, $batch, $pretend)),
            $connection instanceof MariaDbConnection => $connection->tolerating(fn () => parent::runUp($file, $batch, $pretend)),
            default => $connection->transaction(fn () => parent::runUp($file, $batch, $pretend)),
        };
    }

    /**
     * SQLite rebuilds a table to change it. That is safe when foreign keys are off before the transaction begins and checked
     * before it ends (https://sqlite.org/lang_altertable.html, section 7).
     *
     * @param  callable(): mixed  $work
     */
    private function withoutForeignKeys(Connection $connection, callable $work): void
    {
        $isOn = (int) $connection->scalar('pragma foreign_keys') === 1;
        $connection->statement('pragma foreign_keys = off');
        try {
            $connection->transaction(static function () use ($connection, $work): void {
                $work();
                $broken = $connection->select('pragma foreign_key_check');
                if ($broken !== []) {
                    throw new RuntimeException('The migration leaves rows that point nowhere: '.json_encode(array_slice($broken, 0, 3)));
                }
            });
        } finally {
            if ($isOn) {
                $connection->statement('pragma foreign_keys = on');
            }
        }
    }
}
