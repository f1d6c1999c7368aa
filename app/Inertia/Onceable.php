<?php

declare(strict_types=1);

namespace App\Inertia;

use BackedEnum;
use DateInterval;
use DateTimeInterface;
use UnitEnum;

/** A prop that the client keeps across pages and does not request again. */
interface Onceable
{
    public function once(bool $value = true, BackedEnum|UnitEnum|string|null $as = null, DateTimeInterface|DateInterval|int|null $until = null): static;

    public function shouldResolveOnce(): bool;

    public function shouldBeRefreshed(): bool;

    /** The key under which the client remembers the value; null means the prop's path. */
    public function getKey(): ?string;

    /** Unix time in milliseconds, or null when the value never expires. */
    public function expiresAt(): ?int;
}
