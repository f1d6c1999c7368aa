<?php

declare(strict_types=1);

namespace App\Queries\TeamNotes;

use App\Data\TeamNotes\TeamNoteReader;
use App\Data\TeamNotes\TeamNoteReaders;
use App\Domain\TeamNotes\TeamNoteReaderRepository;
use App\Models\TeamNote;
use App\Models\User;
use App\Support\UtcTime;
use Illuminate\Support\Facades\DB;

/** The colleagues who have read a team note, among all who can read it except the author. */
final readonly class TeamNoteReadersQuery
{
    public function of(TeamNote $note): TeamNoteReaders
    {
        $times = DB::table('team_note_reads')->where('team_note_id', $note->id)->orderBy('read_at')->pluck('read_at', 'user_id');
        $colleagues = TeamNoteReaderRepository::all()
            ->whereKeyNot($note->user_id)
            ->orderBy('first_name')
            ->orderBy('last_name')
            ->orderBy('id')
            ->get()
            ->keyBy('id');

        return new TeamNoteReaders(
            array_values(
                $times
                    ->intersectByKeys($colleagues)
                    ->map(
                        static fn (string $at, int $id): TeamNoteReader => new TeamNoteReader(
                            $colleagues[$id]->full_name,
                            (string) UtcTime::iso($at),
                        ),
                    )
                    ->all(),
            ),
            array_values($colleagues->diffKeys($times)->map(static fn (User $colleague): string => $colleague->full_name)->all()),
        );
    }
}
