<?php

declare(strict_types=1);

namespace App\Data\TeamNotes;

/** A colleague who has read a team note. Times are UTC. */
final readonly class TeamNoteReader
{
    public function __construct(public string $name, public string $read_at) {}
}
