<?php

declare(strict_types=1);

namespace App\Infrastructure\Database;

use Illuminate\Support\Facades\DB;

/**
 * Triggers that refuse a change of a row, on SQLite, MariaDB and PostgreSQL. For migrations.
 *
 * `migrate:fresh` does not drop PostgreSQL's functions, so they are created or replaced.
 */
final readonly class CheckTrigger
{
    /**
     * @param  'insert'|'update'|'delete'  $event
     * @param  string|null  $condition  SQL over `new` and `old`, null to refuse always
     * @param  string  $message  without quotes
     */
    public static function refuse(string $name, string $table, string $event, ?string $condition, string $message): void
    {
        $when = $condition ?? '1 = 1';
        match (DB::connection()->getDriverName()) {
            'sqlite' => DB::unprepared(
                "create trigger {$name} before {$event} on {$table} for each row when {$when} begin select raise(abort, '{$message}'); end",
            ),
            'pgsql' => self::refuseOnPostgres($name, $table, $event, $when, $message),
            default => DB::unprepared(
                "create trigger {$name} before {$event} on {$table} for each row begin if {$when} then signal sqlstate '45000' set message_text = '{$message}'; end if; end",
            ),
        };
    }

    /**
     * Refuses `insert or replace` of an existing row. SQLite only: the other databases run their deletion triggers.
     *
     * @param  list<non-empty-list<string>>  $keys  every unique key of the table
     */
    public static function refuseReplacing(string $name, string $table, array $keys): void
    {
        if (DB::connection()->getDriverName() !== 'sqlite') {
            return;
        }
        $exists = array_map(static fn (array $columns): string => "exists (select 1 from {$table} where "
            .implode(' and ', array_map(static fn (string $column): string => "{$column} = new.{$column}", $columns)).')', $keys);
        self::refuse($name, $table, 'insert', implode(' or ', $exists), "UNIQUE constraint failed: {$table} are never replaced");
    }

    /** Refuses `update or replace` that takes the key of another row. SQLite only. */
    public static function refuseTakingOver(string $name, string $table, string $column): void
    {
        if (DB::connection()->getDriverName() === 'sqlite') {
            self::refuse(
                $name,
                $table,
                'update',
                "new.{$column} is not old.{$column} and exists (select 1 from {$table} where {$column} = new.{$column})",
                "UNIQUE constraint failed: {$table} are never replaced",
            );
        }
    }

    /** PostgreSQL only: SQLite has no truncate, and MariaDB runs no trigger for it (docs/decisions/0023). */
    public static function refuseTruncating(string $name, string $table, string $message): void
    {
        if (DB::connection()->getDriverName() === 'pgsql') {
            DB::unprepared(
                "create or replace function {$name}() returns trigger language plpgsql as \$guard\$ begin raise exception '{$message}'; end \$guard\$",
            );
            DB::unprepared("create trigger {$name} before truncate on {$table} for each statement execute function {$name}()");
        }
    }

    /**
     * SQL condition: one of the columns changes, nulls included.
     *
     * @param  list<string>  $columns
     */
    public static function anyChanged(array $columns): string
    {
        $differs = match (DB::connection()->getDriverName()) {
            'sqlite' => static fn (string $column): string => "new.{$column} is not old.{$column}",
            'pgsql' => static fn (string $column): string => "new.{$column} is distinct from old.{$column}",
            default => static fn (string $column): string => "not (new.{$column} <=> old.{$column})",
        };

        return implode(' or ', array_map($differs, $columns));
    }

    private static function refuseOnPostgres(string $name, string $table, string $event, string $when, string $message): void
    {
        $row = $event === 'delete' ? 'old' : 'new';
        DB::unprepared(
            "create or replace function {$name}() returns trigger language plpgsql as \$guard\$ begin if {$when} then raise exception '{$message}'; end if; return {$row}; end \$guard\$",
        );
        DB::unprepared("create trigger {$name} before {$event} on {$table} for each row execute function {$name}()");
    }
}
