<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

/** An unseen mention of the viewer in a note. Times are UTC. */
final readonly class DashboardMention
{
    public function __construct(
        public int $note_id,
        public string $author_name,
        public string $subject_name,
        /** The beginning of the note, with names instead of tokens. */
        public string $text,
        /** The URL of the note. */
        public string $url,
        public string $created_at,
    ) {}
}
