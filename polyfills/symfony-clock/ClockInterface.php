<?php

declare(strict_types=1);

namespace Symfony\Component\Clock;

use DateTimeZone;
use Psr\Clock\ClockInterface as PsrClockInterface;

/** The part of symfony/clock that Carbon's factory names in its signatures. */
interface ClockInterface extends PsrClockInterface
{
    /** Waits for that many seconds. */
    public function sleep(float|int $seconds): void;

    /** The same clock, telling the time in another zone. */
    public function withTimeZone(DateTimeZone|string $timezone): static;
}
