<?php

declare(strict_types=1);

namespace App\Lists\Clients\Timeline;

use App\Enums\TimelineKind;
use Carbon\CarbonImmutable;

/** The filters of a timeline: kinds (none means all) and a period in UTC, without its end. */
final readonly class TimelineFilters
{
    /** @param  list<TimelineKind>  $kinds */
    public function __construct(public array $kinds = [], public ?CarbonImmutable $from = null, public ?CarbonImmutable $until = null) {}

    /** Ends the period at this time, or earlier. */
    public function until(CarbonImmutable $moment): self
    {
        return new self($this->kinds, $this->from, $this->until?->min($moment) ?? $moment);
    }

    public function wants(TimelineKind $kind): bool
    {
        return $this->kinds === [] || in_array($kind, $this->kinds, true);
    }
}
