<?php

declare(strict_types=1);

namespace App\Infrastructure\RateLimits;

use Illuminate\Cache\RateLimiter;
use Illuminate\Contracts\Cache\Factory;
use Illuminate\Contracts\Config\Repository;

/**
 * Limits pages and intake calls in its own store, and lets them through while the store is unavailable: work must go on without
 * Redis. Sign-in attempts use Laravel's strict limiter, which then refuses them.
 */
final class LenientRateLimiter extends RateLimiter
{
    public function __construct(Factory $caches, Repository $config)
    {
        parent::__construct($caches->store($config->string('paddock.rate_limits.store')));
    }

    /**
     * @param  string  $key
     * @param  int  $decaySeconds
     * @param  int  $amount
     */
    public function increment($key, $decaySeconds = 60, $amount = 1): int
    {
        return rescue(fn (): int => (int) parent::increment($key, $decaySeconds, $amount), 0);
    }

    /** @param  string  $key */
    public function attempts($key): int
    {
        return rescue(fn (): int => (int) parent::attempts($key), 0);
    }

    /**
     * @param  string  $key
     * @param  int  $maxAttempts
     */
    public function tooManyAttempts($key, $maxAttempts): bool
    {
        return rescue(fn (): bool => parent::tooManyAttempts($key, $maxAttempts), false);
    }

    /** @param  string  $key */
    public function availableIn($key): int
    {
        return rescue(fn (): int => parent::availableIn($key), 0);
    }
}
