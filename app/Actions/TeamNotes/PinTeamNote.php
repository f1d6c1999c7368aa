<?php

declare(strict_types=1);

namespace App\Actions\TeamNotes;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\TeamNote;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Pins or unpins a team note. */
final readonly class PinTeamNote
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(TeamNote $note, bool $isPinned, User $user): void
    {
        DB::transaction(function () use ($note, $isPinned, $user): void {
            $current = TeamNote::query()->lockForUpdate()->findOrFail($note->id);
            if ($current->is_pinned !== $isPinned) {
                $current->update(['is_pinned' => $isPinned]);
                $this->audit->record('team_note.pinned', $current, ['note_is_pinned' => ! $isPinned], ['note_is_pinned' => $isPinned], $user->id);
            }
        }, 3);
    }
}
