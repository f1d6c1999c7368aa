<?php

declare(strict_types=1);

namespace App\Actions\Notes;

use App\Enums\NoteCategory;
use App\Models\Note;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Notes\MentionTeller;
use App\Services\Records\SentForms;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;

/** Writes a note on a client, a lead or a prospect, and tells whoever it names. */
final readonly class AddNote
{
    public function __construct(private AuditTrail $audit, private MentionTeller $mentions, private SentForms $forms) {}

    /** @param  string|null  $reference  of the form it was written in: sent twice, it is one note */
    public function handle(Model $subject, string $body, NoteCategory $category, User $author, bool $isPinned = false, ?string $reference = null): Note
    {
        $content = [$subject->getMorphClass(), $subject->getKey(), $body, $category->value, $isPinned];

        return $this->forms->once($author, $reference, Note::class, $content, fn (): Note => $this->add($subject, $body, $category, $author, $isPinned));
    }

    private function add(Model $subject, string $body, NoteCategory $category, User $author, bool $isPinned): Note
    {
        return DB::transaction(function () use ($subject, $body, $category, $author, $isPinned): Note {
            $note = Note::query()->create([
                'subject_type' => $subject->getMorphClass(), 'subject_id' => $subject->getKey(), 'user_id' => $author->id,
                'body' => trim($body), 'category' => $category, 'is_pinned' => $isPinned,
            ]);
            $this->mentions->keep($note, $subject, $author);
            $this->audit->record("{$note->subject_type}.note_added", $subject, after: [
                'note_id' => $note->id, 'note_category' => $category->value, 'note_is_pinned' => $isPinned,
            ], actorId: $author->id);

            return $note;
        });
    }
}
