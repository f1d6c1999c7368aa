<?php

declare(strict_types=1);

namespace App\Infrastructure\Database;

/**
 * Triggers that keep rows from being deleted, in every way a database knows: delete, truncate on PostgreSQL, and `replace` on
 * SQLite, which runs deletion triggers only on connections with `recursive_triggers` (https://sqlite.org/lang_conflict.html).
 *
 * SQLite drops the triggers of a table that a migration rebuilds: create them again afterwards.
 */
final readonly class DeletionTrigger
{
    /**
     * @param  list<non-empty-list<string>>  $keys  every unique key of the table
     * @param  string|null  $message  without quotes
     */
    public static function create(string $table, array $keys, ?string $message = null): void
    {
        CheckTrigger::refuse("{$table}_no_delete", $table, 'delete', null, $message ?? "{$table} are never deleted");
        CheckTrigger::refuseReplacing("{$table}_no_replace", $table, $keys);
        CheckTrigger::refuseTruncating("{$table}_no_truncate", $table, "{$table} are never emptied");
    }

    /**
     * Refuses changes of the key, because SQLite's `update or replace` deletes the row that has the new key.
     *
     * @param  non-empty-list<string>  $columns
     */
    public static function keepKeys(string $table, array $columns): void
    {
        CheckTrigger::refuse("{$table}_fixed_keys", $table, 'update', CheckTrigger::anyChanged($columns), "keys of {$table} are never changed");
    }
}
