<?php

declare(strict_types=1);

namespace App\Database;

use Illuminate\Support\Facades\DB;

/**
 * A trigger that refuses a change of a row, written the same for SQLite, MariaDB and PostgreSQL. For migrations.
 *
 * PostgreSQL's functions outlive the tables that `migrate:fresh` drops, so they are created or replaced.
 */
final readonly class Guard
{
    /**
     * @param  'insert'|'update'|'delete'  $event
     * @param  string|null  $condition  in SQL over `new` and `old`, null for always
     * @param  string  $message  without quotes
     */
    public static function refuse(string $name, string $table, string $event, ?string $condition, string $message): void
    {
        $when = $condition ?? '1 = 1';
        match (DB::connection()->getDriverName()) {
            'sqlite' => DB::unprepared("create trigger {$name} before {$event} on {$table} for each row when {$when} begin select raise(abort, '{$message}'); end"),
            'pgsql' => self::refuseOnPostgres($name, $table, $event, $when, $message),
            default => DB::unprepared("create trigger {$name} before {$event} on {$table} for each row begin if {$when} then signal sqlstate '45000' set message_text = '{$message}'; end if; end"),
        };
    }

    /**
     * A new row does not push out one with the same key; on the other databases that is a deletion, with its triggers. SQLite
     * says of it what it says of any row that is there already.
     *
     * @param  list<non-empty-list<string>>  $keys
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

    /** The same of a row that is changed, by the one key of its that moves. */
    public static function refuseTakingOver(string $name, string $table, string $column): void
    {
        if (DB::connection()->getDriverName() === 'sqlite') {
            self::refuse($name, $table, 'update', "new.{$column} is not old.{$column} and exists (select 1 from {$table} where {$column} = new.{$column})", "UNIQUE constraint failed: {$table} are never replaced");
        }
    }

    /** SQLite has no such statement, and MariaDB asks no trigger: docs/decisions/0023 says what keeps it off there. */
    public static function refuseTruncating(string $name, string $table, string $message): void
    {
        if (DB::connection()->getDriverName() === 'pgsql') {
            DB::unprepared("create or replace function {$name}() returns trigger language plpgsql as \$guard\$ begin raise exception '{$message}'; end \$guard\$");
            DB::unprepared("create trigger {$name} before truncate on {$table} for each statement execute function {$name}()");
        }
    }

    public static function drop(string $name, string $table): void
    {
        if (DB::connection()->getDriverName() === 'pgsql') {
            DB::unprepared("drop trigger if exists {$name} on {$table}");
            DB::unprepared("drop function if exists {$name}()");

            return;
        }
        DB::unprepared("drop trigger if exists {$name}");
    }

    /**
     * The condition that one of these columns is another than before, null or not.
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
        DB::unprepared("create or replace function {$name}() returns trigger language plpgsql as \$guard\$ begin if {$when} then raise exception '{$message}'; end if; return {$row}; end \$guard\$");
        DB::unprepared("create trigger {$name} before {$event} on {$table} for each row execute function {$name}()");
    }
}
