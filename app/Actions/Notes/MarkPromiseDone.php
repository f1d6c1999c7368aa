<?php

declare(strict_types=1);

namespace App\Actions\Notes;

use App\Models\NotePromise;

/** Ticks a promise off, or opens it again. */
final readonly class MarkPromiseDone
{
    public function handle(NotePromise $promise, bool $isDone): void
    {
        $promise->update(['done_at' => $isDone ? now() : null]);
    }
}
