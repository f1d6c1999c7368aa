<?php

declare(strict_types=1);

return [
    // The API is for machines with tokens; browser sessions never authenticate to it.
    'stateful' => [],
    'guard' => [],
    'expiration' => null,
    'routes' => false,
    // Written by AuthenticateIntakeToken, once a minute at most.
    'last_used_at' => false,
    'token_prefix' => 'paddock_',
];
