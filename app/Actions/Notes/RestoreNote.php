<?php

declare(strict_types=1);

namespace App\Actions\Notes;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Note;
use Illuminate\Support\Facades\DB;

/** Undoes the deletion of a note. */
final readonly class RestoreNote
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(Note $note): void
    {
        DB::transaction(function () use ($note): void {
            $current = Note::withTrashed()->with('subject')->lockForUpdate()->findOrFail($note->id);
            if (! $current->trashed()) {
                return;
            }

            $current->restore();
            $this->audit->record("{$current->subject_type}.note_restored", $current->subject, after: ['note_id' => $current->id, 'note_category' => $current->category->value]);
        });
    }
}
