<?php

declare(strict_types=1);

namespace App\Inertia;

use BackedEnum;
use Carbon\CarbonImmutable;
use DateInterval;
use DateTimeInterface;
use Illuminate\Support\InteractsWithTime;
use UnitEnum;

/** @phpstan-require-implements Onceable */
trait ResolvesOnce
{
    use InteractsWithTime;

    private bool $once = false;

    private bool $refresh = false;

    private ?string $onceKey = null;

    private ?CarbonImmutable $until = null;

    public function once(bool $value = true, BackedEnum|UnitEnum|string|null $as = null, DateTimeInterface|DateInterval|int|null $until = null): static
    {
        $this->once = $value;

        if ($as !== null) {
            $this->as($as);
        }

        return $until === null ? $this : $this->until($until);
    }

    /** Names the value, so that several pages share one copy of it. */
    public function as(BackedEnum|UnitEnum|string $key): static
    {
        $this->onceKey = match (true) {
            $key instanceof BackedEnum => (string) $key->value,
            $key instanceof UnitEnum => $key->name,
            default => $key,
        };

        return $this;
    }

    /** Sends the value again, although the client has one. */
    public function fresh(bool $value = true): static
    {
        $this->refresh = $value;

        return $this;
    }

    /** Expires the client's copy at a moment, or after an interval or a number of seconds. */
    public function until(DateTimeInterface|DateInterval|int $delay): static
    {
        $this->until = $delay instanceof DateTimeInterface
            ? CarbonImmutable::instance($delay)
            : CarbonImmutable::createFromTimestampUTC($this->availableAt($delay));

        return $this;
    }

    public function shouldResolveOnce(): bool
    {
        return $this->once;
    }

    public function shouldBeRefreshed(): bool
    {
        return $this->refresh;
    }

    public function getKey(): ?string
    {
        return $this->onceKey;
    }

    public function expiresAt(): ?int
    {
        return $this->until?->getTimestampMs();
    }
}
