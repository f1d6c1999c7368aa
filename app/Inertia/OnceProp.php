<?php

declare(strict_types=1);

namespace App\Inertia;

use Closure;

/**
 * A prop that the client receives once and keeps across pages.
 *
 * @template-covariant TValue
 */
final class OnceProp
{
    use ResolvesCallables;

    private readonly Closure $value;

    private ?string $key = null;

    private ?int $expiresAt = null;

    /** @param  callable(never...): TValue  $callback */
    public function __construct(callable $callback)
    {
        $this->value = $callback(...);
    }

    /** Names the value, so that several pages share one copy of it. The default is its path in the page. */
    public function as(string $key): static
    {
        $this->key = $key;

        return $this;
    }

    /** Lets the client's copy expire after a number of seconds. */
    public function until(int $seconds): static
    {
        $this->expiresAt = now()->addSeconds($seconds)->getTimestampMs();

        return $this;
    }

    public function getKey(): ?string
    {
        return $this->key;
    }

    /** Unix time in milliseconds, or null when the value never expires. */
    public function expiresAt(): ?int
    {
        return $this->expiresAt;
    }
}
