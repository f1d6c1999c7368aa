<?php

declare(strict_types=1);

namespace Tests\Support;

use Illuminate\Support\Facades\DB;

/** Lets a test change rows as an intruder with full access could. */
trait DropsTriggers
{
    private function dropTrigger(string $name, string $table): void
    {
        if (DB::connection()->getDriverName() === 'pgsql') {
            DB::unprepared("drop trigger if exists {$name} on {$table}");
            DB::unprepared("drop function if exists {$name}()");

            return;
        }
        DB::unprepared("drop trigger if exists {$name}");
    }
}
