<?php

declare(strict_types=1);

namespace App\Actions\TeamNotes;

use App\Models\TeamNote;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Records that the reader had the notes on screen. The first time is kept. Authors don't count as readers of their own notes. */
final readonly class MarkTeamNotesRead
{
    /** @param  list<int>  $noteIds */
    public function handle(User $reader, array $noteIds): void
    {
        $notes = TeamNote::query()->whereKey($noteIds)->where('user_id', '!=', $reader->id)->orderBy('id')->pluck('id');
        DB::table('team_note_reads')->insertOrIgnore(
            $notes
                ->map(static fn (int $id): array => ['team_note_id' => $id, 'user_id' => $reader->id, 'read_at' => now()])
                ->all(),
        );
    }
}
