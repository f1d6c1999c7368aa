<?php

declare(strict_types=1);

namespace App\Data\Notes;

use App\Enums\NoteCategory;

/** An earlier version of a note. Times are UTC. */
final readonly class NoteRevisionItem
{
    public function __construct(
        public int $id,
        public string $body,
        public NoteCategory $category,
        /** The colleague who replaced this version, and when. */
        public string $replaced_by,
        public string $replaced_at,
    ) {}
}
