<?php

declare(strict_types=1);

namespace App\Queries\Notes;

use App\Data\Notes\NoteRevisionItem;
use App\Models\Note;
use App\Models\NoteRevision;
use App\Models\User;

/** The earlier versions of a note. */
final readonly class NoteRevisionsQuery
{
    private const MOST = 100;

    /** @return list<NoteRevisionItem> newest first */
    public function of(Note $note): array
    {
        $revisions = NoteRevision::query()->where('note_id', $note->id)->orderByDesc('id')->limit(self::MOST)->get();
        $editors = User::withTrashed()->whereKey($revisions->pluck('user_id')->unique())->get()->getDictionary();

        return array_values($revisions->map(static fn (NoteRevision $revision): NoteRevisionItem => new NoteRevisionItem(
            $revision->id, $revision->body, $revision->category, $editors[$revision->user_id]->full_name, $revision->created_at->toIso8601ZuluString(),
        ))->all());
    }
}
