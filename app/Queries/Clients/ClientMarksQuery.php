<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\ClientMark;
use App\Domain\Clients\History\AuditAuthors;
use App\Enums\BetstopState;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\Client;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder as EloquentBuilder;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;
use Illuminate\Support\Facades\DB;

/** The marks that protect a client, with the colleague who set each mark and the time. */
final readonly class ClientMarksQuery
{
    /**
     * @param  Client  $client  with the marks of that day when $before is given
     * @param  CarbonImmutable|null  $before  to read only earlier events
     * @return list<ClientMark>
     */
    public function of(Client $client, ?CarbonImmutable $before = null): array
    {
        $set = array_filter([
            'is_barred' => $client->is_barred,
            'betstop_state' => $client->betstop_state === BetstopState::Registered,
            'sms_opted_out_at' => $client->sms_opted_out_at !== null,
        ]);
        $events = $this->latest($client, array_keys($set), $before);

        return [$this->barred($client, $events, $before), $this->betstop($client, $events), $this->optedOut($client, $events)];
    }

    /**
     * When each of these fields was last written, as one query.
     *
     * @param  list<string>  $fields
     * @return array<string, AuditEvent> by field
     */
    private function latest(Client $client, array $fields, ?CarbonImmutable $before): array
    {
        $all = null;
        foreach ($fields as $field) {
            $newest = AuditAuthors::named(DB::table('audit_events'))->selectRaw("'{$field}' as field")
                ->where('audit_events.client_id', $client->id)->where('audit_events.subject_type', $client->getMorphClass())
                ->whereJsonContainsKey("audit_events.after->{$field}")
                ->when($before, static fn (Builder $events) => $events->where('audit_events.created_at', '<', $before))
                ->orderByDesc('audit_events.created_at')->orderByDesc('audit_events.id')->limit(1);
            $part = DB::query()->fromSub($newest, $field);
            $all = $all === null ? $part : $all->unionAll($part);
        }

        return AuditEvent::query()->hydrate($all?->get()->map(get_object_vars(...))->all() ?? [])->keyBy('field')->all();
    }

    /** @param  array<string, AuditEvent>  $events */
    private function barred(Client $client, array $events, ?CarbonImmutable $before): ClientMark
    {
        $entry = $client->is_barred ? BarredEntry::query()->leftJoin('users', static fn (JoinClause $join): JoinClause => $join
            ->on('users.id', '=', 'barred_entries.user_id')->whereNull('users.deleted_at'))
            ->where('barred_entries.client_id', $client->id)
            ->when($before, static fn (EloquentBuilder $entries) => $entries->where('barred_entries.created_at', '<', $before))->latest('barred_entries.id')
            ->first(['barred_entries.*', 'users.first_name', 'users.last_name']) : null;
        $explanation = match (true) {
            ! $client->is_barred => 'Not on the barred list.',
            $entry === null => 'On the barred list.',
            default => $entry->list->label().($entry->reason === null || $entry->reason === '' ? '.' : ": {$entry->reason}"),
        };
        $actor = $entry?->getAttribute('first_name') === null ? null : trim("{$entry->getAttribute('first_name')} {$entry->getAttribute('last_name')}");

        return $this->mark('Barred', $client->is_barred, $explanation, $events['is_barred'] ?? null, $entry?->created_at, $actor);
    }

    /** @param  array<string, AuditEvent>  $events */
    private function betstop(Client $client, array $events): ClientMark
    {
        $explanation = match (true) {
            $client->betstop_state !== BetstopState::Registered => $client->betstop_state === BetstopState::Clear
                ? 'Not registered when last checked.'
                : 'Not checked yet.',
            $client->genweb_betstopped_at !== null => 'Registered with BetStop; entered in Genweb too.',
            default => 'Registered with BetStop; not entered in Genweb yet.',
        };

        return $this->mark('BetStop', $client->betstop_state === BetstopState::Registered, $explanation, $events['betstop_state'] ?? null);
    }

    /** @param  array<string, AuditEvent>  $events */
    private function optedOut(Client $client, array $events): ClientMark
    {
        $isSet = $client->sms_opted_out_at !== null;
        $event = $events['sms_opted_out_at'] ?? null;
        $how = $event?->after['how_asked'] ?? null;

        return $this->mark(
            'SMS opt-out',
            $isSet,
            match (true) {
                ! $isSet => 'Can receive messages.',
                is_string($how) => 'The client opted out of messages: '.rtrim($how, '.').'.',
                default => 'The client opted out of messages.',
            },
            $event,
            $client->sms_opted_out_at,
        );
    }

    private function mark(string $name, bool $isSet, string $explanation, ?AuditEvent $event, ?CarbonImmutable $at = null, ?string $actor = null): ClientMark
    {
        return new ClientMark(
            name: $name,
            is_set: $isSet,
            at: $isSet ? ($at ?? $event?->created_at)?->toIso8601ZuluString() : null,
            actor_name: $isSet ? $actor ?? ($event === null ? null : AuditAuthors::actor($event)) : null,
            explanation: $explanation,
        );
    }
}
