<?php

declare(strict_types=1);

namespace App\Lists\Clients\Timeline;

use App\Enums\EmailStatus;
use App\Enums\SmsStatus;
use App\Enums\TimelineKind;
use App\Models\Client;
use App\Models\User;
use App\Support\ContactMask;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use stdClass;

/** Messages of a client's timeline. Only viewers who may write to clients see the texts. */
final readonly class ContactSources
{
    private const TEXT_LENGTH = 160;

    /** @return list<TimelineSource> */
    public function of(Client $client, User $viewer): array
    {
        $isReader = ContactMask::isLifted($viewer);

        return [$this->sms($client, $isReader), $this->emails($client, $isReader)];
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
}
