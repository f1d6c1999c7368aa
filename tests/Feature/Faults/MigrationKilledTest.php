<?php

declare(strict_types=1);

namespace Tests\Feature\Faults;

use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;
use Tests\Support\Mortal;
use Tests\Support\OwnTables;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Quality B 27: a deploy is killed while it migrates, again and again, and the next one goes on. */
final class MigrationKilledTest extends TestCase
{
    use SharedDatabase;

    public function test_killed_migrations_run_again_with_the_same_result(): void
    {
        $whole = $this->schema();
        $this->emptySharedDatabase();

        $deaths = 0;
        // Later each time, so that the longest migration also ends.
        while (Mortal::dies(static fn () => Artisan::call('migrate', ['--force' => true]), 20 + 9 * $deaths)) {
            $this->assertLessThan(200, ++$deaths);
        }

        $this->assertGreaterThan(5, $deaths);
        $this->assertSame($whole, $this->schema());
        $this->assertSame(1, DB::table('ledger_chain')->count());
    }

    /** @return array<string, list<string>> */
    private function schema(): array
    {
        $schema = [];
        foreach (OwnTables::names() as $table) {
            $parts = [
                ...array_map(static fn (array $column): string => "{$column['name']} {$column['type']} ".($column['nullable'] ? 'null' : ''), Schema::getColumns($table)),
                ...array_map(static fn (array $index): string => "{$index['name']} ".implode(',', $index['columns']), Schema::getIndexes($table)),
                ...array_map(static fn (array $key): string => implode(',', $key['columns'])." > {$key['foreign_table']}", Schema::getForeignKeys($table)),
            ];
            sort($parts);
            $schema[$table] = $parts;
        }
        ksort($schema);

        return [...$schema, 'triggers' => $this->triggers()];
    }

    /** @return list<string> */
    private function triggers(): array
    {
        $names = match (DB::getDriverName()) {
            'sqlite' => DB::table('sqlite_master')->where('type', 'trigger')->pluck('name'),
            'pgsql' => collect(DB::select('select tgname as name from pg_trigger where not tgisinternal'))->pluck('name'),
            default => collect(DB::select('select trigger_name as name from information_schema.triggers where trigger_schema = database()'))->pluck('name'),
        };

        return array_values($names->map(static fn (mixed $name): string => (string) $name)->sort()->values()->all());
    }
}
