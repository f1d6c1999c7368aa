<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

/** The team notes for the next shift. */
final readonly class DashboardHandoverNotes
{
    /** @param  list<DashboardHandoverNote>  $notes  the newest first */
    public function __construct(public array $notes, public bool $can_write) {}
}
