<?php

declare(strict_types=1);

$overHttps = str_starts_with((string) env('APP_URL', ''), 'https://');

return [
    'driver' => env('SESSION_DRIVER', 'database'),
    // Minutes. The sign-in itself ends earlier, after the idle time-out of config/paddock.php.
    'lifetime' => (int) env('SESSION_LIFETIME', 60 * 24),
    // No page deletes old sessions: sessions:prune does.
    'lottery' => [0, 1],
    // Browsers accept the __Host- prefix over HTTPS only, so that no subdomain or HTTP page can set the cookie.
    'cookie' => $overHttps ? '__Host-paddock_session' : 'paddock_session',
    'secure' => $overHttps,
    'http_only' => true,
    'same_site' => 'lax',
    'path' => '/',
    'domain' => null,
];
