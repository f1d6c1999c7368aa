<?php

declare(strict_types=1);

/** A plain connection with the pragmas of config/database.php. */
function plain_sqlite(string $file): PDO
{
    $pdo = new PDO("sqlite:{$file}", options: [PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION, PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_OBJ]);
    $pdo->exec('pragma journal_mode = WAL; pragma busy_timeout = 5000; pragma cache_size = -65536; pragma mmap_size = 268435456; pragma temp_store = MEMORY; pragma recursive_triggers = ON');

    return $pdo;
}
