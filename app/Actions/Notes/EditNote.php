<?php

declare(strict_types=1);

namespace App\Actions\Notes;

use App\Domain\Notes\MentionNotifier;
use App\Domain\Notes\PromiseKeeper;
use App\Enums\NoteCategory;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Note;
use App\Models\NoteRevision;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;

/** Edits a note, keeps its earlier text and notifies newly mentioned users. */
final readonly class EditNote
{
    public function __construct(private AuditTrail $audit, private MentionNotifier $mentions, private PromiseKeeper $promises) {}

    /**
     * @param  int  $version  the note's version when the form was opened
     *
     * @throws ChangedMeanwhileException when a colleague saved another version since
     */
    public function handle(Note $note, int $version, string $body, NoteCategory $category, User $editor): Note
    {
        return DB::transaction(function () use ($note, $version, $body, $category, $editor): Note {
            $current = Note::query()->with('subject')->lockForUpdate()->findOrFail($note->id);
            if ($current->version !== $version) {
                throw ChangedMeanwhileException::edited(
                    'this note',
                    NoteRevision::query()->with('user')->where('note_id', $note->id)->orderByDesc('id')->first()?->user,
                );
            }
            if ($current->body === trim($body) && $current->category === $category) {
                return $current;
            }

            NoteRevision::query()->create(['note_id' => $current->id, 'user_id' => $editor->id, 'body' => $current->body, 'category' => $current->category]);
            $before = $current->category;
            $current->update(['body' => trim($body), 'category' => $category, 'edited_at' => now(), 'version' => $current->version + 1]);
            if ($current->subject !== null) {
                $this->mentions->keep($current, $current->subject, $editor);
            }
            $this->promises->keep($current, User::withTrashed()->findOrFail($current->user_id));
            $this->audit->record("{$current->subject_type}.note_edited", $current->subject,
                ['note_id' => $current->id, 'note_category' => $before->value], ['note_id' => $current->id, 'note_category' => $category->value]);

            return $current;
        });
    }
}
