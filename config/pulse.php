<?php

declare(strict_types=1);

/** Records of /pulse besides config/telescope.php. */
return [
    'enabled' => (bool) env('PULSE_ENABLED', true),
    // Requests, queries and jobs that take at least this many milliseconds are always recorded.
    'slow_ms' => (int) env('PULSE_SLOW_MS', 1000),
    // Share of requests, from 0 to 1, that the usage and the cache hit rate are estimated from.
    'sample' => (float) env('PULSE_SAMPLE', 0.01),
];
