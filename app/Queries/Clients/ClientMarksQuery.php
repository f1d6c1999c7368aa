<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\ClientMark;
use App\Enums\BetstopState;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\Client;
use Carbon\CarbonImmutable;

/** The marks that protect a client, with who set each of them and when. */
final readonly class ClientMarksQuery
{
    /** @return list<ClientMark> */
    public function of(Client $client): array
    {
        return [$this->barred($client), $this->betstop($client), $this->optedOut($client)];
    }

    private function barred(Client $client): ClientMark
    {
        $entry = $client->is_barred ? BarredEntry::query()->with('user')->where('client_id', $client->id)->latest('id')->first() : null;
        $explanation = match (true) {
            ! $client->is_barred => 'Not on the barred list.',
            $entry === null => 'On the barred list.',
            default => $entry->list->label().($entry->reason === null || $entry->reason === '' ? '.' : ": {$entry->reason}"),
        };

        return $this->mark('Barred', $client, 'is_barred', $client->is_barred, $explanation, $entry?->created_at, $entry?->user?->full_name);
    }

    private function betstop(Client $client): ClientMark
    {
        $explanation = match (true) {
            $client->betstop_state !== BetstopState::Registered => $client->betstop_state === BetstopState::Clear ? 'Not registered when last checked.' : 'Not checked yet.',
            $client->genweb_betstopped_at !== null => 'Registered with BetStop; entered in Genweb too.',
            default => 'Registered with BetStop; not entered in Genweb yet.',
        };

        return $this->mark('BetStop', $client, 'betstop_state', $client->betstop_state === BetstopState::Registered, $explanation);
    }

    private function optedOut(Client $client): ClientMark
    {
        return $this->mark(
            'SMS opt-out',
            $client,
            'sms_opted_out_at',
            $client->sms_opted_out_at !== null,
            $client->sms_opted_out_at === null ? 'May be sent messages.' : 'The client asked for no messages.',
            $client->sms_opted_out_at,
        );
    }

    private function mark(string $name, Client $client, string $field, bool $isSet, string $explanation, ?CarbonImmutable $at = null, ?string $actor = null): ClientMark
    {
        $event = $isSet ? AuditEvent::query()->with('actor')->where('client_id', $client->id)->where('subject_type', $client->getMorphClass())
            ->whereJsonContainsKey("after->{$field}")->latest()->latest('id')->first() : null;

        return new ClientMark(
            name: $name,
            is_set: $isSet,
            at: $isSet ? ($at ?? $event?->created_at)?->toIso8601ZuluString() : null,
            actor_name: $isSet ? $actor ?? $event?->actor?->full_name : null,
            explanation: $explanation,
        );
    }
}
