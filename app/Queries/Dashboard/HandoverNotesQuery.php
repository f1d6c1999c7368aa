<?php

declare(strict_types=1);

namespace App\Queries\Dashboard;

use App\Data\Dashboard\DashboardHandoverNote;
use App\Data\Dashboard\DashboardHandoverNotes;
use App\Enums\TeamNoteCategory;
use App\Models\TeamNote;
use App\Models\User;

/** The newest team notes for the next shift that have not expired. */
final readonly class HandoverNotesQuery
{
    private const MOST = 8;

    /** @return DashboardHandoverNotes|null null for viewers who can't read team notes */
    public function for(User $viewer): ?DashboardHandoverNotes
    {
        if (! $viewer->can('viewTeamNotes')) {
            return null;
        }
        $notes = TeamNote::current()->with('user')->where('category', TeamNoteCategory::Handover)->orderByDesc('id')->limit(self::MOST)->get();

        return new DashboardHandoverNotes(array_values($notes->map(static fn (TeamNote $note): DashboardHandoverNote => new DashboardHandoverNote(
            $note->id, $note->user->full_name ?? 'A former colleague', $note->body, $note->created_at->toIso8601ZuluString(),
        ))->all()), $viewer->can('writeTeamNotes'));
    }
}
