<?php

declare(strict_types=1);

use Illuminate\Database\Connection;
use Illuminate\Support\Facades\Schema;

/**
 * Drops the indexes of tables before they are filled, which makes inserts many times faster, and returns the statements that
 * create them again. Constraints stay if the database does not separate them from indexes.
 *
 * @param  list<string>  $tables
 * @return list<string>
 */
function take_indexes(Connection $database, array $tables): array
{
    return match ($database->getDriverName()) {
        'mariadb' => take_mariadb_indexes($database, $tables),
        'pgsql' => take_listed($database, "select indexname as name, indexdef as ddl from pg_indexes where schemaname = 'public' and tablename = ? and indexname not in (select conname from pg_constraint)", $tables),
        // SQLite's triggers against "insert or replace" look up each unique key.
        default => take_listed($database, "select name, sql as ddl from sqlite_master where type = 'index' and tbl_name = ? and sql not like 'create unique%'", $tables),
    };
}

/**
 * @param  list<string>  $tables
 * @return list<string>
 */
function take_listed(Connection $database, string $list, array $tables): array
{
    $statements = [];
    foreach ($tables as $table) {
        foreach ($database->select($list, [$table]) as $index) {
            $database->statement("drop index \"{$index->name}\"");
            $statements[] = $index->ddl;
        }
    }

    return $statements;
}

/**
 * Drops and creates all indexes of a table in one statement, because each ALTER TABLE can read the whole table. Indexes that a
 * foreign key needs stay.
 *
 * @param  list<string>  $tables
 * @return list<string>
 */
function take_mariadb_indexes(Connection $database, array $tables): array
{
    $statements = [];
    foreach ($tables as $table) {
        $leaned = array_map(static fn (array $key): string => $key['columns'][0], Schema::getForeignKeys($table));
        $drop = $add = [];
        foreach (Schema::getIndexes($table) as $index) {
            if (! $index['primary'] && ! in_array($index['columns'][0], $leaned, true)) {
                $columns = implode(', ', array_map(static fn (string $column): string => "`{$column}`", $index['columns']));
                $drop[] = "drop index `{$index['name']}`";
                $add[] = 'add '.($index['unique'] ? 'unique ' : '')."index `{$index['name']}` ({$columns})";
            }
        }
        if ($drop !== []) {
            $database->statement("alter table `{$table}` ".implode(', ', $drop));
            $statements[] = "alter table `{$table}` ".implode(', ', $add);
        }
    }

    return $statements;
}
