<?php

declare(strict_types=1);

namespace App\Queries\Clients\Timeline;

use App\Enums\NoteCategory;
use App\Enums\TimelineKind;
use App\Models\Client;
use App\Queries\Clients\AuditWords;
use App\Queries\Clients\ClientFieldWords;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use stdClass;

/** Notes and what staff did, from the audit trail; which fields were changed, not to what: that stands in the activity log. */
final readonly class StaffSources
{
    private const NOTE_LENGTH = 160;

    /** Deeds whose outcome is a line of its own already. */
    private const SHOWN_ELSEWHERE = [
        'client.note_added', 'client.limit_set', 'client.rsg_event_opened', 'client.betstop_checked', 'deposit.received', 'withdrawal.requested',
        'rsg_communication.received', 'rsg_form_submission.received', 'client.sms_queued', 'client.email_queued', 'client.email_reported', 'email.received', 'client.transfer_requested', 'client.bonus_granted',
    ];

    /** @return list<TimelineSource> */
    public function of(Client $client): array
    {
        return [$this->notes($client), $this->deeds($client)];
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

    private function deeds(Client $client): TimelineSource
    {
        return new TimelineSource(
            TimelineKind::Staff, 'audit', 'audit_events', 'audit_events.created_at',
            static fn (): Builder => DB::table('audit_events')->leftJoin('users as actors', 'actors.id', '=', 'audit_events.actor_id')
                ->leftJoin('users as impersonators', 'impersonators.id', '=', 'audit_events.impersonator_id')
                ->where('audit_events.client_id', $client->id)->whereNotIn('audit_events.action', self::SHOWN_ELSEWHERE),
            ['audit_events.action', 'audit_events.before', 'audit_events.after', 'actors.first_name', 'actors.last_name',
                'impersonators.first_name as impersonator_first_name', 'impersonators.last_name as impersonator_last_name'],
            static fn (stdClass $event): array => ['text' => self::deed($event)],
            route('clients.activity-logs', $client->id, absolute: false),
        );
    }

    private static function deed(stdClass $event): string
    {
        $actor = $event->first_name === null ? 'the system' : "{$event->first_name} {$event->last_name}";
        $who = $event->impersonator_first_name === null ? $actor : "{$event->impersonator_first_name} {$event->impersonator_last_name} as {$actor}";
        $fields = array_keys((array) json_decode($event->before, true, flags: JSON_THROW_ON_ERROR));
        $changed = $fields === [] ? '' : ': '.implode(', ', array_map(ClientFieldWords::label(...), $fields));

        return AuditWords::title($event->action)." by {$who}{$changed}";
    }
}
