<?php

declare(strict_types=1);

return [
    // The API is for machines with tokens; browser sessions never authenticate to it.
    'stateful' => [],
    'guard' => [],
    'expiration' => null,
    'routes' => false,
    'token_prefix' => 'paddock_',
];
