<?php

declare(strict_types=1);

/** Records of /telescope. The settings have the names of the Composer package. */
return [
    // Every request with its queries, jobs, mail and broadcasts. Without it only exceptions, failed jobs, slow work and the sample of config/pulse.php.
    'enabled' => (bool) env('TELESCOPE_ENABLED', env('APP_ENV') === 'local'),
    'keep_hours' => (int) env('TELESCOPE_KEEP_HOURS', 48),
];
