<?php

declare(strict_types=1);

return [
    // The same settings work for our realtime server, Reverb, Soketi and pusher.com.
    'default' => env('BROADCAST_CONNECTION', 'reverb'),

    'connections' => [
        'reverb' => [
            'driver' => 'reverb',
            'key' => env('REVERB_APP_KEY'),
            'secret' => env('REVERB_APP_SECRET'),
            'app_id' => env('REVERB_APP_ID'),
            'options' => [
                // The address for this server; browsers use `client`.
                'host' => env('REVERB_HOST', '127.0.0.1'),
                'port' => (int) env('REVERB_PORT', 8081),
                'scheme' => env('REVERB_SCHEME', 'http'),
                'path' => env('REVERB_SERVER_PATH', ''),
                // Our server reads the same variable. Other servers accept 10, as in the Pusher protocol.
                'batch_events' => (int) env('REALTIME_MAX_BATCH_EVENTS', 10),
            ],
            'client' => [
                'host' => env('REVERB_CLIENT_HOST', env('REVERB_HOST', '127.0.0.1')),
                'port' => (int) env('REVERB_CLIENT_PORT', env('REVERB_PORT', 8081)),
                'scheme' => env('REVERB_CLIENT_SCHEME', env('REVERB_SCHEME', 'http')),
                'path' => env('REVERB_CLIENT_PATH', ''),
            ],
        ],

        // Soketi by its host, pusher.com by its cluster.
        'pusher' => [
            'driver' => 'pusher',
            'key' => env('PUSHER_APP_KEY'),
            'secret' => env('PUSHER_APP_SECRET'),
            'app_id' => env('PUSHER_APP_ID'),
            'options' => [
                'host' => env('PUSHER_HOST', 'api-'.env('PUSHER_APP_CLUSTER', 'mt1').'.pusher.com'),
                'port' => (int) env('PUSHER_PORT', 443),
                'scheme' => env('PUSHER_SCHEME', 'https'),
                'path' => '',
            ],
            'client' => [
                'host' => env('PUSHER_CLIENT_HOST', env('PUSHER_HOST', 'ws-'.env('PUSHER_APP_CLUSTER', 'mt1').'.pusher.com')),
                'port' => (int) env('PUSHER_CLIENT_PORT', env('PUSHER_PORT', 443)),
                'scheme' => env('PUSHER_CLIENT_SCHEME', env('PUSHER_SCHEME', 'https')),
                'path' => '',
            ],
        ],
    ],
];
