<?php

declare(strict_types=1);

namespace App\Actions\TeamNotes;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\TeamNote;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Deletes a team note; `restore` undoes it. */
final readonly class DeleteTeamNote
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(TeamNote $note, User $user): void
    {
        DB::transaction(function () use ($note, $user): void {
            $current = TeamNote::query()->lockForUpdate()->find($note->id);
            if ($current !== null) {
                $current->delete();
                $this->audit->record('team_note.deleted', $current, ['note_category' => $current->category->value], actorId: $user->id);
            }
        }, 3);
    }

    public function restore(TeamNote $note, User $user): void
    {
        DB::transaction(function () use ($note, $user): void {
            $current = TeamNote::onlyTrashed()->lockForUpdate()->find($note->id);
            if ($current !== null) {
                $current->restore();
                $this->audit->record('team_note.restored', $current, after: ['note_category' => $current->category->value], actorId: $user->id);
            }
        }, 3);
    }
}
