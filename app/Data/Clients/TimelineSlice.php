<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A part of a client's timeline, newest first. */
final readonly class TimelineSlice
{
    /**
     * @param  list<TimelineEntry>  $entries
     * @param  string|null  $next_cursor  of the older entries
     */
    public function __construct(public array $entries, public ?string $next_cursor) {}
}
