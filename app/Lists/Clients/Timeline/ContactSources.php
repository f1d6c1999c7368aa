<?php

declare(strict_types=1);

namespace App\Lists\Clients\Timeline;

use App\Domain\Clients\History\ClientPast;
use App\Domain\Notes\MentionText;
use App\Enums\EmailStatus;
use App\Enums\NoteCategory;
use App\Enums\PhoneOutcome;
use App\Enums\SmsStatus;
use App\Enums\TimelineKind;
use App\Lists\Messages\EmailList;
use App\Lists\Messages\SmsMessageList;
use App\Lists\Notes\NoteList;
use App\Models\Client;
use App\Models\PhoneLog;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use stdClass;

/** Messages, calls and notes of a client. */
final readonly class ContactSources
{
    private const TEXT_LENGTH = 160;

    /** @return list<TimelineSource> only viewers who may write to clients see the texts of messages */
    public static function of(Client $client, bool $isReader, ?ClientPast $past): array
    {
        $quote = static fn (string $text): string => '“'.Str::limit(Str::squish($text), self::TEXT_LENGTH, '…').'”';

        return [
            new TimelineSource(
                $client, TimelineKind::Messages, 'sms', 'sms_messages.sent_at', 'messages', ['direction', 'body', 'status'],
                static fn (stdClass $sms): array => [
                    'text' => ($sms->direction === 'inbound' ? 'SMS received' : 'SMS').($isReader ? ': '.$quote($sms->body) : ''),
                    'state' => $sms->direction === 'inbound' ? null : SmsStatus::from($sms->status)->label(),
                ],
                static fn (): Builder => SmsMessageList::of($client, $past),
            ),
            new TimelineSource($client, TimelineKind::Messages, 'email', 'emails.created_at', 'emails', ['direction', 'subject', 'status'], static fn (stdClass $email): array => [
                'text' => ($email->direction === 'inbound' ? 'Email received' : 'Email').($isReader ? ': '.$quote($email->subject) : ''),
                'state' => $email->direction === 'inbound' ? null : EmailStatus::from($email->status)->label(),
            ], static fn (Builder $emails): Builder => $past === null ? $emails : EmailList::then($emails, $past)),
            new TimelineSource(
                $client, TimelineKind::Messages, 'call', 'phone_logs.called_at', 'timeline',
                ['phone_logs.direction', 'phone_logs.seconds', 'phone_logs.outcome', 'users.first_name', 'users.last_name'],
                static fn (stdClass $call): array => [
                    'text' => ($call->direction === 'inbound' ? 'Call from the client' : 'Call to the client')
                        .($call->first_name === null
                            ? ''
                            : ($call->direction === 'inbound' ? ', taken' : '')." by {$call->first_name} {$call->last_name}")
                        .((int) $call->seconds === 0 ? '' : ', '.PhoneLog::duration((int) $call->seconds)),
                    'state' => $call->outcome === null ? null : PhoneOutcome::from($call->outcome)->label(),
                ],
                static function () use ($client, $past): Builder {
                    $calls = DB::table('phone_logs')->where('phone_logs.person_type', $client->getMorphClass())->where('phone_logs.person_id', $client->id);

                    return ($past === null ? $calls : PastTimelineRows::calls($calls, $past))->leftJoin('users', 'users.id', '=', 'phone_logs.user_id');
                },
            ),
            new TimelineSource(
                $client, TimelineKind::Notes, 'note', 'notes.created_at', 'notes', ['notes.body', 'notes.category', 'users.first_name', 'users.last_name'],
                static fn (stdClass $note): array => [
                    'text' => "{$note->first_name} {$note->last_name} noted: ".$quote(MentionText::plain($note->body)),
                    'state' => $note->category === NoteCategory::General->value ? null : NoteCategory::from($note->category)->label(),
                ],
                static fn (): Builder => NoteList::of($client, $past)->join('users', 'users.id', '=', 'notes.user_id'),
            ),
        ];
    }
}
