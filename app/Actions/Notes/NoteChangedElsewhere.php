<?php

declare(strict_types=1);

namespace App\Actions\Notes;

use RuntimeException;

/** The note is no longer what it was when the form was opened; nothing was saved. */
final class NoteChangedElsewhere extends RuntimeException
{
    public function __construct(string $editor)
    {
        parent::__construct("{$editor} changed this note while you were editing it. Nothing is lost: compare both texts, then save again.");
    }
}
