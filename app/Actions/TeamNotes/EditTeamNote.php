<?php

declare(strict_types=1);

namespace App\Actions\TeamNotes;

use App\Domain\TeamNotes\TeamMentionNotifier;
use App\Enums\TeamNoteCategory;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\TeamNote;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Edits a team note and notifies newly mentioned colleagues. Colleagues who have read it are not asked to read it again. */
final readonly class EditTeamNote
{
    public function __construct(private TeamMentionNotifier $mentions, private AuditTrail $audit) {}

    /**
     * @param  array{body: string, category: TeamNoteCategory, expires_at?: CarbonImmutable|null}  $fields  without `expires_at` the note keeps its own
     * @param  int  $version  of the note when the form was opened
     *
     * @throws ChangedMeanwhileException when a colleague saved another version since
     */
    public function handle(TeamNote $note, array $fields, int $version, User $editor): void
    {
        DB::transaction(function () use ($note, $fields, $version, $editor): void {
            $current = TeamNote::query()->lockForUpdate()->findOrFail($note->id);
            if ($current->version !== $version) {
                throw ChangedMeanwhileException::edited('this note');
            }
            $before = ['note_category' => $current->category->value];
            $current->update([...$fields, 'version' => $version + 1]);
            $this->mentions->keep($current, $editor);
            $this->audit->record('team_note.edited', $current, $before, ['note_category' => $current->category->value], $editor->id);
        }, 3);
    }
}
