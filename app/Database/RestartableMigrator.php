<?php

declare(strict_types=1);

namespace App\Database;

use Illuminate\Database\Connection;
use Illuminate\Database\Migrations\Migrator;
use RuntimeException;

/**
 * Migrations that were killed in the middle run again and succeed.
 *
 * On SQLite and PostgreSQL a migration and the note that it ran are one transaction, so nothing of a killed one stays. MariaDB
 * commits every change of a table by itself: there, what a killed migration has made already is passed over the second time
 * ({@see MariaDbConnection}), and the rows that migrations write are written so that they can be written again.
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
     * SQLite changes a table by making it anew, which is safe in a transaction when foreign keys were off before it began and
     * are looked at before it ends (https://sqlite.org/lang_altertable.html, section 7).
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
