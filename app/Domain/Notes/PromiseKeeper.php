<?php

declare(strict_types=1);

namespace App\Domain\Notes;

use App\Models\Note;
use App\Models\NotePromise;
use App\Models\User;

/** Stores the promises of a note, in the note's transaction. */
final readonly class PromiseKeeper
{
    /** Deletes promises that an edit removed from the note, unless they are done. New ones count from the day of the edit; the others keep their day. */
    public function keep(Note $note, User $author): void
    {
        $promises = PromiseText::find($note->body, ($note->edited_at ?? $note->created_at)->toImmutable()->setTimezone($author->timezone));
        NotePromise::query()->where('note_id', $note->id)->whereNull('done_at')->whereNotIn('text', [...array_keys($promises), ''])->delete();
        foreach ($promises as $text => $day) {
            NotePromise::query()->firstOrCreate(['note_id' => $note->id, 'text' => $text], ['user_id' => $author->id, 'due_on' => $day->toDateString()]);
        }
    }
}
