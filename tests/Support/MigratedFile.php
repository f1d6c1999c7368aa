<?php

declare(strict_types=1);

namespace Tests\Support;

use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;

/** An empty SQLite database with today's tables, migrated once and copied for each test that needs a file of its own. */
final class MigratedFile
{
    public static function copyTo(string $file): void
    {
        $migrated = sys_get_temp_dir().'/paddock-migrated-'.self::version().'.sqlite';
        if (! file_exists($migrated)) {
            self::make($migrated);
        }
        copy($migrated, $file);
    }

    private static function make(string $migrated): void
    {
        // Another process may do the same. The last one writes an equal file.
        $own = (string) tempnam(sys_get_temp_dir(), 'paddock-migrating-');
        $before = DB::getDefaultConnection();
        config(['database.connections.migrating' => [...config()->array('database.connections.sqlite'), 'database' => $own]]);
        DB::setDefaultConnection('migrating');
        Artisan::call('migrate', ['--force' => true]);
        DB::statement('pragma wal_checkpoint(truncate)');
        DB::purge('migrating');
        DB::setDefaultConnection($before);
        rename($own, $migrated);
        array_map(unlink(...), glob("{$own}-*") ?: []);
    }

    /** Depends on the migrations and the user who runs them. */
    private static function version(): string
    {
        $hash = hash_init('xxh128');
        foreach ([...glob(database_path('migrations/*.php')) ?: [], ...glob(app_path('Database/*.php')) ?: []] as $file) {
            hash_update_file($hash, $file);
        }

        return hash_final($hash).'-'.posix_geteuid();
    }
}
