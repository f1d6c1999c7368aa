<?php

declare(strict_types=1);

namespace App\Console\Commands;

use Illuminate\Console\Command;
use Illuminate\Database\Connection;

/** Refreshes index statistics. With old ones the database picks the wrong index for a filtered list. */
final class OptimizeDatabase extends Command
{
    protected $signature = 'db:optimize';

    protected $description = 'Refresh the query planner’s statistics';

    public function handle(Connection $database): int
    {
        $driver = $database->getConfig('driver');
        match ($driver) {
            'sqlite', 'pgsql' => $database->statement('ANALYZE'),
            default => $this->analyseTables($database),
        };
        $this->info('Statistics refreshed.');

        return self::SUCCESS;
    }

    private function analyseTables(Connection $database): void
    {
        foreach ($database->getSchemaBuilder()->getTables($database->getDatabaseName()) as ['name' => $table]) {
            $database->select("ANALYZE TABLE `{$table}`");
        }
    }
}
