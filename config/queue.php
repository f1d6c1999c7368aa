<?php

declare(strict_types=1);

return [
    'default' => env('QUEUE_CONNECTION', 'database'),

    'connections' => [
        // On the database queue a job is a row written in the same transaction as the work that asks for it,
        // so it is dispatched at once; on Redis it waits for the commit, and the outbox sweep covers a crash between.
        'database' => [
            'driver' => 'database',
            'table' => 'jobs',
            'queue' => 'default',
            'retry_after' => 90,
            'after_commit' => false,
        ],
        'redis' => [
            'driver' => 'redis',
            'connection' => 'default',
            'queue' => 'default',
            'retry_after' => 90,
            'block_for' => 1,
            'after_commit' => true,
        ],
    ],
];
