<?php

declare(strict_types=1);

return [
    // The API accepts tokens only, no browser sessions.
    'stateful' => [],
    'guard' => [],
    'expiration' => null,
    'routes' => false,
    // Updated by AuthenticateIntakeToken, at most once a minute.
    'last_used_at' => false,
    'token_prefix' => 'paddock_',
];
