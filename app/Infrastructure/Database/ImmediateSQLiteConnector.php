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
            return new ImmediatePdo("sqlite:file:{$file}?immutable=1", $username, $password, array_diff_key($options, [PDO::ATTR_PERSISTENT => true]));
        }

        return isset($options[PDO::ATTR_PERSISTENT])
            // With the file's number, so that a restored copy of the database gets connections of its own.
            ? ImmediatePdo::kept($dsn, array_replace($options, [PDO::ATTR_PERSISTENT => $options[PDO::ATTR_PERSISTENT].' '.fileinode($file)]))
            : new ImmediatePdo($dsn, $username, $password, $options);
    }
}
