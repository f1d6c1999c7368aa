<?php

declare(strict_types=1);

namespace App\Lists\Clients\Timeline;

use App\Enums\NoteCategory;
use App\Enums\TimelineKind;
use App\Models\Client;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use stdClass;

/** Notes and staff actions. Entries name the changed fields; the activity log has the values. */
final readonly class StaffSources
{
    private const NOTE_LENGTH = 160;

    /** @return list<TimelineSource> */
    public function of(Client $client): array
    {
        return [$this->notes($client), AuditSource::deeds($client)];
    }

    private function notes(Client $client): TimelineSource
    {
        return new TimelineSource(
            TimelineKind::Notes, 'note', 'notes', 'notes.created_at',
            static fn (): Builder => DB::table('notes')->join('users', 'users.id', '=', 'notes.user_id')
                ->where('notes.subject_type', $client->getMorphClass())->where('notes.subject_id', $client->id)->whereNull('notes.deleted_at'),
            ['notes.body', 'notes.category', 'users.first_name', 'users.last_name'],
            static fn (stdClass $note): array => [
                'text' => "{$note->first_name} {$note->last_name} noted: “".Str::limit(Str::squish($note->body), self::NOTE_LENGTH, '…').'”',
                'state' => $note->category === NoteCategory::General->value ? null : NoteCategory::from($note->category)->label(),
            ],
            route('clients.notes', $client->id, absolute: false),
        );
    }
}
