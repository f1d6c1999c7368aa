<?php

declare(strict_types=1);

return [
    'connections' => [
        // WAL lets readers continue while one process writes. FULL keeps the last commit after a power cut.
        // Transactions begin IMMEDIATE: App\Infrastructure\Database\ImmediatePdo.
        'sqlite' => [
            'driver' => 'sqlite',
            'url' => env('DB_URL'),
            'database' => env('DB_DATABASE', database_path('database.sqlite')),
            'prefix' => '',
            'foreign_key_constraints' => true,
            'busy_timeout' => (int) env('DB_BUSY_TIMEOUT', 5000),
            'journal_mode' => 'WAL',
            'synchronous' => env('DB_SYNCHRONOUS', 'FULL'),
            // A fan-out changes an index page per recipient, so 32 MB are collected before a checkpoint.
            // Without recursive_triggers, `insert or replace` deletes rows past the triggers that keep them (App\Infrastructure\Database\DeletionTrigger).
            'pragmas' => ['cache_size' => -65536, 'mmap_size' => 268435456, 'temp_store' => 'MEMORY', 'wal_autocheckpoint' => 8000, 'recursive_triggers' => 'ON'],
        ],

        // As on SQLite, text is compared by bytes, times are UTC, and a statement that waited for a lock sees the committed
        // changes.
        'mariadb' => [
            'driver' => 'mariadb',
            'url' => env('DB_URL'),
            'host' => env('DB_HOST', '127.0.0.1'),
            'port' => env('DB_PORT', '3306'),
            'unix_socket' => env('DB_SOCKET', ''),
            'database' => env('DB_DATABASE', 'paddock'),
            'username' => env('DB_USERNAME', 'paddock'),
            'password' => env('DB_PASSWORD', ''),
            'charset' => 'utf8mb4',
            'collation' => 'utf8mb4_nopad_bin',
            'timezone' => '+00:00',
            'isolation_level' => 'READ COMMITTED',
            'strict' => true,
            'engine' => 'InnoDB',
            'prefix' => '',
            'prefix_indexes' => true,
            'options' => extension_loaded('pdo_mysql') ? array_filter([PDO::MYSQL_ATTR_SSL_CA => env('DB_SSL_CA')]) : [],
        ],
        'pgsql' => [
            'driver' => 'pgsql',
            'url' => env('DB_URL'),
            'host' => env('DB_HOST', '127.0.0.1'),
            'port' => env('DB_PORT', '5432'),
            'database' => env('DB_DATABASE', 'paddock'),
            'username' => env('DB_USERNAME', 'paddock'),
            'password' => env('DB_PASSWORD', ''),
            'charset' => 'utf8',
            'timezone' => 'UTC',
            'isolation_level' => 'read committed',
            'search_path' => 'public',
            'sslmode' => env('DB_SSLMODE', 'prefer'),
            'prefix' => '',
            'prefix_indexes' => true,
        ],

        // The entries of /telescope and /pulse: a file of their own, so that recording never waits for the product's write lock or takes it.
        // With several hosts, MONITORING_DB_CONNECTION=mariadb or pgsql and the address of a shared server.
        'monitoring' => [
            'driver' => env('MONITORING_DB_CONNECTION', 'sqlite'),
            'host' => env('MONITORING_DB_HOST', '127.0.0.1'),
            'port' => env('MONITORING_DB_PORT', env('MONITORING_DB_CONNECTION') === 'pgsql' ? '5432' : '3306'),
            'database' => env('MONITORING_DB_DATABASE', storage_path('monitoring.sqlite')),
            'username' => env('MONITORING_DB_USERNAME', 'paddock'),
            'password' => env('MONITORING_DB_PASSWORD', ''),
            'charset' => env('MONITORING_DB_CONNECTION') === 'pgsql' ? 'utf8' : 'utf8mb4',
            'collation' => 'utf8mb4_nopad_bin',
            'timezone' => '+00:00',
            'prefix' => '',
            // An entry may get lost, but nothing waits for one.
            'busy_timeout' => 200,
            'journal_mode' => 'WAL',
            'synchronous' => 'OFF',
        ],
    ],

    'redis' => [
        'client' => env('REDIS_CLIENT', extension_loaded('redis') ? 'phpredis' : 'predis'),
        'default' => [
            'host' => env('REDIS_HOST', '127.0.0.1'),
            'password' => env('REDIS_PASSWORD'),
            'port' => env('REDIS_PORT', '6379'),
            'database' => env('REDIS_DB', '0'),
        ],
        'cache' => [
            'host' => env('REDIS_HOST', '127.0.0.1'),
            'password' => env('REDIS_PASSWORD'),
            'port' => env('REDIS_PORT', '6379'),
            'database' => env('REDIS_CACHE_DB', '1'),
        ],
    ],
];
