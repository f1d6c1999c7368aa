<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

/** A note that names the viewer, who has not seen it yet. Times are UTC. */
final readonly class DashboardMention
{
    public function __construct(
        public int $note_id,
        public string $author_name,
        public string $subject_name,
        /** The beginning of the note, with names in place of tokens. */
        public string $text,
        /** Where the note is read. */
        public string $url,
        public string $created_at,
    ) {}
}
