<?php

declare(strict_types=1);

namespace App\Data\TeamNotes;

use App\Enums\TeamNoteCategory;

/** A team note. Times are UTC. */
final readonly class TeamNoteRow
{
    /** @param  string  $body  with mentions as `@[Tom Vance](user:3)` */
    public function __construct(
        public int $id,
        public string $body,
        public TeamNoteCategory $category,
        public bool $is_pinned,
        public string $author_name,
        public ?string $author_photo,
        public string $created_at,
        public ?string $expires_at,
        public bool $is_edited,
        public int $version,
        public bool $can_change,
        /** Whether the viewer, who is not the author, has not had it on screen. */
        public bool $is_new,
        /** Colleagues who have read it, out of `readers_count`: all who can read it except the author. */
        public int $read_count,
        public int $readers_count,
    ) {}
}
