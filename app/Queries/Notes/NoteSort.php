<?php

declare(strict_types=1);

namespace App\Queries\Notes;

use App\Queries\Lists\ListSort;

/** The one order of notes: the pinned ones, then the newest. */
enum NoteSort: string implements ListSort
{
    case Pinned = 'pinned';

    public function columns(): array
    {
        return ['notes.is_pinned'];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
