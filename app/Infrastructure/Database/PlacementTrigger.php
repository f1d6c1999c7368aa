<?php

declare(strict_types=1);

namespace App\Infrastructure\Database;

use Illuminate\Support\Facades\DB;

/**
 * Keeps the former manager, company and state of a client in `client_placements`, whichever code changes them.
 *
 * SQLite drops the triggers of a table that a migration rebuilds: create it again afterwards.
 */
final readonly class PlacementTrigger
{
    private const NAME = 'clients_keep_placement';

    public static function create(): void
    {
        $changed = CheckTrigger::anyChanged(['account_manager_id', 'company_id', 'state']);
        // Every update of the application sets updated_at, by the application's clock.
        $keep = 'insert into client_placements (client_id, account_manager_id, company_id, state, changed_at)'
            .' values (old.id, old.account_manager_id, old.company_id, old.state, coalesce(new.updated_at, current_timestamp));';
        $name = self::NAME;
        match (DB::connection()->getDriverName()) {
            'sqlite' => DB::unprepared(
                "create trigger {$name} after update of account_manager_id, company_id, state on clients for each row when {$changed} begin {$keep} end",
            ),
            'pgsql' => self::createOnPostgres($name, $changed, $keep),
            default => DB::unprepared("create trigger {$name} after update on clients for each row begin if {$changed} then {$keep} end if; end"),
        };
    }

    private static function createOnPostgres(string $name, string $changed, string $keep): void
    {
        DB::unprepared(
            "create or replace function {$name}() returns trigger language plpgsql as \$keep\$ begin {$keep} return null; end \$keep\$",
        );
        DB::unprepared(
            "create trigger {$name} after update of account_manager_id, company_id, state on clients for each row when ({$changed}) execute function {$name}()",
        );
    }
}
