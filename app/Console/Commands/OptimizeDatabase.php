<?php

declare(strict_types=1);

namespace App\Console\Commands;

use Illuminate\Console\Command;
use Illuminate\Database\Connection;
use Illuminate\Support\Sleep;

/** Refreshes index statistics. With old ones the database picks the wrong index for a filtered list. */
final class OptimizeDatabase extends Command
{
    /** Writers that wait so long try again only every 100 ms, so they need a pause to get in. */
    private const LONG_MILLISECONDS = 50;

    private const PAUSE_MILLISECONDS = 200;

    protected $signature = 'db:optimize';

    protected $description = 'Refresh the query planner’s statistics';

    public function handle(Connection $database): int
    {
        $driver = $database->getConfig('driver');
        match ($driver) {
            'sqlite' => $this->analyseIndexes($database),
            'pgsql' => $database->statement('ANALYZE'),
            default => $this->analyseTables($database),
        };
        $this->info('Statistics refreshed.');

        return self::SUCCESS;
    }

    /** One statement per index: SQLite holds its only write lock until a statement ends, and writers don't wait long enough for all indexes. */
    private function analyseIndexes(Connection $database): void
    {
        $indexes = $database->select("select name from sqlite_master where type = 'index' union all select name from sqlite_master as tables"
            ." where type = 'table' and not exists (select 1 from sqlite_master where type = 'index' and tbl_name = tables.name)");
        foreach (array_column($indexes, 'name') as $name) {
            $start = hrtime(true);
            $database->statement("ANALYZE \"{$name}\"");
            if (hrtime(true) - $start > self::LONG_MILLISECONDS * 1_000_000) {
                Sleep::for(self::PAUSE_MILLISECONDS)->milliseconds();
            }
        }
    }

    private function analyseTables(Connection $database): void
    {
        foreach ($database->getSchemaBuilder()->getTables($database->getDatabaseName()) as ['name' => $table]) {
            $database->select("ANALYZE TABLE `{$table}`");
        }
    }
}
