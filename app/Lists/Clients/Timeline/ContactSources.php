<?php

declare(strict_types=1);

namespace App\Lists\Clients\Timeline;

use App\Enums\EmailStatus;
use App\Enums\NoteCategory;
use App\Enums\SmsStatus;
use App\Enums\TimelineKind;
use App\Models\Client;
use App\Models\User;
use App\Support\ContactMask;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use stdClass;

/** Messages and notes of a client's timeline. Only viewers who may write to clients see the texts of messages. */
final readonly class ContactSources
{
    private const TEXT_LENGTH = 160;

    /** @return list<TimelineSource> */
    public function of(Client $client, User $viewer): array
    {
        $isReader = ContactMask::isLifted($viewer);

        return [$this->sms($client, $isReader), $this->emails($client, $isReader), $this->notes($client)];
    }

    private function sms(Client $client, bool $isReader): TimelineSource
    {
        return new TimelineSource(
            TimelineKind::Messages, 'sms', 'sms_messages', 'sms_messages.sent_at',
            static fn (): Builder => DB::table('sms_messages')->whereIn('sms_messages.conversation_id', DB::table('conversations')->where('client_id', $client->id)->pluck('id')),
            ['direction', 'body', 'status'],
            static fn (stdClass $sms): array => [
                'text' => ($sms->direction === 'inbound' ? 'SMS received' : 'SMS').($isReader ? ': '.self::quote($sms->body) : ''),
                'state' => $sms->direction === 'inbound' ? null : SmsStatus::from($sms->status)->label(),
            ],
            route('clients.messages', $client->id, absolute: false),
        );
    }

    private function emails(Client $client, bool $isReader): TimelineSource
    {
        return new TimelineSource(
            TimelineKind::Messages, 'email', 'emails', 'emails.created_at',
            static fn (): Builder => DB::table('emails')->where('client_id', $client->id),
            ['direction', 'subject', 'status'],
            static fn (stdClass $email): array => [
                'text' => ($email->direction === 'inbound' ? 'Email received' : 'Email').($isReader ? ': '.self::quote($email->subject) : ''),
                'state' => $email->direction === 'inbound' ? null : EmailStatus::from($email->status)->label(),
            ],
            route('clients.emails', $client->id, absolute: false),
        );
    }

    private static function quote(string $text): string
    {
        return '“'.Str::limit(Str::squish($text), self::TEXT_LENGTH, '…').'”';
    }

    private function notes(Client $client): TimelineSource
    {
        return new TimelineSource(
            TimelineKind::Notes, 'note', 'notes', 'notes.created_at',
            static fn (): Builder => DB::table('notes')->join('users', 'users.id', '=', 'notes.user_id')
                ->where('notes.subject_type', $client->getMorphClass())->where('notes.subject_id', $client->id)->whereNull('notes.deleted_at'),
            ['notes.body', 'notes.category', 'users.first_name', 'users.last_name'],
            static fn (stdClass $note): array => [
                'text' => "{$note->first_name} {$note->last_name} noted: ".self::quote($note->body),
                'state' => $note->category === NoteCategory::General->value ? null : NoteCategory::from($note->category)->label(),
            ],
            route('clients.notes', $client->id, absolute: false),
        );
    }
}
