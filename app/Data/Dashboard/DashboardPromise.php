<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

/** Something the viewer promised in a note. */
final readonly class DashboardPromise
{
    public function __construct(
        public int $id,
        /** The sentence of the note. */
        public string $text,
        /** YYYY-MM-DD */
        public string $due_on,
        public bool $is_overdue,
        public string $subject_name,
        /** The URL of the note. */
        public string $url,
    ) {}
}
