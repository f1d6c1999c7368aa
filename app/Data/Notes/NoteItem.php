<?php

declare(strict_types=1);

namespace App\Data\Notes;

use App\Enums\NoteCategory;

/** A note as the panel shows it. Times are UTC. */
final readonly class NoteItem
{
    /** @param  string  $body  with mentions as `@[Tom Vance](user:3)` */
    public function __construct(
        public int $id,
        public string $body,
        public NoteCategory $category,
        public bool $is_pinned,
        public string $author_name,
        public ?string $author_photo,
        public string $created_at,
        public ?string $edited_at,
        public int $version,
        public bool $can_change,
        /** Whether the note has a mention of the viewer that they have not seen. */
        public bool $has_new_mention,
    ) {}
}
