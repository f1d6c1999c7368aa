<?php

declare(strict_types=1);

namespace App\Data\Notes;

use App\Data\Lists\ListMeta;
use App\Enums\NoteCategory;

/** One page of a record's notes, and the details that the panel needs for a new note. */
final readonly class NoteFeed
{
    /** @param  list<NoteItem>  $notes */
    public function __construct(
        public string $subject_type,
        public int $subject_id,
        public array $notes,
        public ListMeta $meta,
        public ?NoteCategory $category,
    ) {}
}
