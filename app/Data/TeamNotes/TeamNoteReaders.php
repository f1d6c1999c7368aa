<?php

declare(strict_types=1);

namespace App\Data\TeamNotes;

/** The colleagues who have read a team note, and those who have not. */
final readonly class TeamNoteReaders
{
    /**
     * @param  list<TeamNoteReader>  $read  the first reader first
     * @param  list<string>  $unread  names
     */
    public function __construct(public array $read, public array $unread) {}
}
