<?php

declare(strict_types=1);

namespace App\Domain\TeamNotes;

use App\Domain\Notes\MentionNotifier;
use App\Domain\Notes\MentionText;
use App\Models\TeamNote;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Stores the mentions of a team note and notifies the colleagues, in the note's transaction. */
final readonly class TeamMentionNotifier
{
    public function __construct(private MentionNotifier $mentions) {}

    /** Notifies newly mentioned colleagues, except the editor, and removes dropped mentions. */
    public function keep(TeamNote $note, User $editor): void
    {
        $mentioned = array_map(intval(...), TeamNoteReaderRepository::all()->whereKey(MentionText::ids($note->body))->orderBy('id')->pluck('id')->all());
        $stored = DB::table('team_note_mentions')->where('team_note_id', $note->id);
        (clone $stored)->whereNotIn('user_id', $mentioned)->delete();
        $new = array_values(array_diff($mentioned, (clone $stored)->pluck('user_id')->all(), [$editor->id]));
        if ($new !== []) {
            DB::table('team_note_mentions')->insert(array_map(static fn (int $userId): array => ['team_note_id' => $note->id, 'user_id' => $userId], $new));
            $this->mentions->send($new, $editor, 'Team notes', $note->body, ['url' => route('team-notes.index', absolute: false)]);
        }
    }
}
