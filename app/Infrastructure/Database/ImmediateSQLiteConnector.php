<?php

declare(strict_types=1);

namespace App\Infrastructure\Database;

use Illuminate\Database\Connectors\SQLiteConnector;
use PDO;
use SensitiveParameter;

/** Laravel's SQLite connector with {@see ImmediatePdo}. */
final class ImmediateSQLiteConnector extends SQLiteConnector
{
    /**
     * In a read-only folder SQLite can't create the files of its write-ahead log. Without a log nothing can change, so it reads the
     * database file alone.
     *
     * @param  string  $dsn
     * @param  string|null  $username
     * @param  string|null  $password
     * @param  array<int, mixed>  $options
     */
    protected function createPdoConnection($dsn, $username, #[SensitiveParameter] $password, $options): PDO
    {
        $file = substr($dsn, strlen('sqlite:'));
        if (is_file($file) && ! is_writable(dirname($file)) && ! is_file("{$file}-wal")) {
            $dsn = "sqlite:file:{$file}?immutable=1";
        }

        return new ImmediatePdo($dsn, $username, $password, $options);
    }
}
