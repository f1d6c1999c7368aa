<?php

declare(strict_types=1);

namespace App\Actions\TeamNotes;

use App\Domain\TeamNotes\TeamMentionNotifier;
use App\Enums\TeamNoteCategory;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Models\TeamNote;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Arr;

final readonly class AddTeamNote
{
    public function __construct(private SentFormRegistry $forms, private TeamMentionNotifier $mentions, private AuditTrail $audit) {}

    /**
     * @param  array{body: string, category: TeamNoteCategory, is_pinned: bool, expires_at: CarbonImmutable|null}  $fields
     * @param  string|null  $reference  identifies the form
     */
    public function handle(array $fields, User $author, ?string $reference): TeamNote
    {
        // Without the expiry, which is a moment later when the form is sent again.
        return $this->forms->once($author, $reference, TeamNote::class, Arr::except($fields, 'expires_at'), function () use ($fields, $author): TeamNote {
            $note = TeamNote::query()->create([...$fields, 'user_id' => $author->id]);
            $this->mentions->keep($note, $author);
            $this->audit->record(
                'team_note.added',
                $note,
                after: ['note_category' => $note->category->value, 'note_is_pinned' => $note->is_pinned],
                actorId: $author->id,
            );

            return $note;
        });
    }
}
