<?php

declare(strict_types=1);

namespace App\Actions\Notes;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Note;
use Illuminate\Support\Facades\DB;

/** Pins or unpins a note. */
final readonly class PinNote
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(Note $note, bool $isPinned): void
    {
        DB::transaction(function () use ($note, $isPinned): void {
            $current = Note::query()->with('subject')->lockForUpdate()->findOrFail($note->id);
            if ($current->is_pinned === $isPinned) {
                return;
            }

            $current->update(['is_pinned' => $isPinned]);
            $this->audit->record("{$current->subject_type}.note_pinned", $current->subject,
                ['note_id' => $current->id, 'note_is_pinned' => ! $isPinned], ['note_id' => $current->id, 'note_is_pinned' => $isPinned]);
        });
    }
}
