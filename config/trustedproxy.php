<?php

declare(strict_types=1);

// Read by the framework's TrustProxies. These proxies decide a request's address and scheme.
return [
    'proxies' => env('TRUSTED_PROXIES') ?: null,
];
