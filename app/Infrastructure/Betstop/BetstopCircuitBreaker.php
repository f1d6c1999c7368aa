<?php

declare(strict_types=1);

namespace App\Infrastructure\Betstop;

use Illuminate\Contracts\Cache\Repository;

/**
 * Stops calls to a register that keeps failing: after a number of failures in a row no call is made for a while. The next call is
 * then a trial, and one more failure stops calls again. All processes share the count through the cache.
 */
final readonly class BetstopCircuitBreaker
{
    private const FAILURES = 'betstop.failures';

    private const OPEN = 'betstop.open';

    /** Failures further apart than this are not in a row. */
    private const REMEMBER_SECONDS = 600;

    public function __construct(private Repository $cache) {}

    /** @phpstan-impure */
    public function isOpen(): bool
    {
        return $this->cache->get(self::OPEN) === true;
    }

    /**
     * Failed calls in a row.
     *
     * @phpstan-impure
     */
    public function failures(): int
    {
        return (int) $this->cache->get(self::FAILURES, 0);
    }

    public function succeeded(): void
    {
        $this->cache->forget(self::FAILURES);
    }

    public function failed(): void
    {
        $this->cache->add(self::FAILURES, 0, self::REMEMBER_SECONDS);
        if ((int) $this->cache->increment(self::FAILURES) >= config()->integer('paddock.betstop.failures')) {
            $this->cache->put(self::OPEN, true, config()->integer('paddock.betstop.pause_seconds'));
        }
    }
}
