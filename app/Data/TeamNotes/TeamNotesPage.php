<?php

declare(strict_types=1);

namespace App\Data\TeamNotes;

use App\Data\Lists\ListMeta;
use App\Enums\TeamNoteCategory;

/** TeamNotes/Index. */
final readonly class TeamNotesPage
{
    /** @param  list<TeamNoteRow>  $notes */
    public function __construct(
        public array $notes,
        public ListMeta $meta,
        public ?TeamNoteCategory $category,
        public bool $is_expired,
        public bool $can_write,
    ) {}
}
