<?php

declare(strict_types=1);

// Read by the framework's TrustProxies. Whoever stands here decides which address and scheme a request has.
return [
    'proxies' => env('TRUSTED_PROXIES') ?: null,
];
