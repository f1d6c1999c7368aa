<?php

declare(strict_types=1);

namespace App\Actions\Notes;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Note;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Deletes a note; `restore` undoes it. */
final readonly class DeleteNote
{
    public function __construct(private AuditTrail $audit) {}

    /** @param  User|null  $remover  when it is not the signed-in user, as in a queued job */
    public function handle(Note $note, ?User $remover = null): void
    {
        DB::transaction(function () use ($note, $remover): void {
            $current = Note::query()->with('subject')->lockForUpdate()->find($note->id);
            if ($current === null) {
                return;
            }

            $current->delete();
            $this->audit->record(
                "{$current->subject_type}.note_deleted",
                $current->subject,
                ['note_id' => $current->id, 'note_category' => $current->category->value],
                actorId: $remover?->id,
            );
        });
    }

    public function restore(Note $note): void
    {
        DB::transaction(function () use ($note): void {
            $current = Note::withTrashed()->with('subject')->lockForUpdate()->findOrFail($note->id);
            if (! $current->trashed()) {
                return;
            }

            $current->restore();
            $this->audit->record(
                "{$current->subject_type}.note_restored",
                $current->subject,
                after: ['note_id' => $current->id, 'note_category' => $current->category->value],
            );
        });
    }
}
