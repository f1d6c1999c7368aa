<?php

declare(strict_types=1);

namespace App\Domain\Notes;

use App\Enums\NoteCategory;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Note;
use App\Models\User;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;

/** Writes a note on a client, lead or DB client, audits it, notifies the colleagues it mentions and keeps its promises. */
final readonly class NoteWriter
{
    public function __construct(private AuditTrail $audit, private MentionNotifier $mentions, private PromiseKeeper $promises) {}

    public function write(Model $subject, string $body, NoteCategory $category, User $author, bool $isPinned = false): Note
    {
        return DB::transaction(function () use ($subject, $body, $category, $author, $isPinned): Note {
            $note = Note::query()->create([
                'subject_type' => $subject->getMorphClass(), 'subject_id' => $subject->getKey(), 'user_id' => $author->id,
                'body' => trim($body), 'category' => $category, 'is_pinned' => $isPinned,
            ]);
            $this->mentions->keep($note, $subject, $author);
            $this->promises->keep($note, $author);
            $this->audit->record("{$note->subject_type}.note_added", $subject, after: [
                'note_id' => $note->id, 'note_category' => $category->value, 'note_is_pinned' => $isPinned,
            ], actorId: $author->id);

            return $note;
        });
    }
}
