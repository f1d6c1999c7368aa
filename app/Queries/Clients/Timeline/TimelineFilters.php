<?php

declare(strict_types=1);

namespace App\Queries\Clients\Timeline;

use App\Enums\TimelineKind;
use Carbon\CarbonImmutable;

/** What a timeline is narrowed to: kinds (none means all) and a period of UTC moments, the end left out. */
final readonly class TimelineFilters
{
    /** @param  list<TimelineKind>  $kinds */
    public function __construct(public array $kinds = [], public ?CarbonImmutable $from = null, public ?CarbonImmutable $until = null) {}

    public function wants(TimelineKind $kind): bool
    {
        return $this->kinds === [] || in_array($kind, $this->kinds, true);
    }
}
