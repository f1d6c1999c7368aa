<?php

declare(strict_types=1);

namespace App\Lists\Clients\Timeline;

use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\RsgChannel;
use App\Enums\RsgEventKind;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgEventStatus;
use App\Enums\RsgFormType;
use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Enums\TimelineKind;
use App\Models\Client;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Exclusions, checks and RSG messages of a client, without their texts: those are on the linked pages. */
final readonly class ProtectionSources
{
    /** @return list<TimelineSource> */
    public function of(Client $client): array
    {
        return [$this->communications($client), $this->forms($client), $this->events($client), $this->limits($client), $this->endedLimits($client), $this->checks($client), $this->exclusions($client), AuditSource::protection($client)];
    }

    private function communications(Client $client): TimelineSource
    {
        return new TimelineSource(
            TimelineKind::Rsg, 'rsg_communication', 'rsg_communications', 'rsg_communications.sent_at',
            static fn (): Builder => DB::table('rsg_communications')->where('client_id', $client->id),
            ['channel', 'resolved_at'],
            static fn (stdClass $message): array => [
                'text' => 'RSG message, '.RsgChannel::from($message->channel)->label(),
                'state' => $message->resolved_at === null ? 'Open' : 'Handled',
            ],
            route('clients.rsg-communication', $client->id, absolute: false),
        );
    }

    private function forms(Client $client): TimelineSource
    {
        return new TimelineSource(
            TimelineKind::Rsg, 'rsg_form', 'rsg_form_submissions', 'rsg_form_submissions.submitted_at',
            static fn (): Builder => DB::table('rsg_form_submissions')->where('client_id', $client->id),
            ['form_type', 'resolved_at'],
            static fn (stdClass $form): array => [
                'text' => 'Form sent in: '.RsgFormType::from($form->form_type)->label(),
                'state' => $form->resolved_at === null ? 'Open' : 'Handled',
            ],
            route('clients.rsg', $client->id, absolute: false),
        );
    }

    private function events(Client $client): TimelineSource
    {
        return new TimelineSource(
            TimelineKind::Rsg, 'rsg_event', 'rsg_events', 'rsg_events.created_at',
            static fn (): Builder => DB::table('rsg_events')->where('client_id', $client->id),
            ['kind', 'severity', 'status'],
            static fn (stdClass $event): array => [
                'text' => 'RSG event: '.RsgEventKind::from($event->kind)->label().', severity '.mb_strtolower(RsgEventSeverity::from($event->severity)->label()),
                'state' => RsgEventStatus::from($event->status)->label(),
            ],
            route('clients.rsg', $client->id, absolute: false),
        );
    }

    /** Clients barred at their own request or by our decision. */
    private function exclusions(Client $client): TimelineSource
    {
        return new TimelineSource(
            TimelineKind::Rsg, 'barred_entry', 'barred_entries', 'barred_entries.created_at',
            static fn (): Builder => DB::table('barred_entries')->where('client_id', $client->id),
            ['list', 'until_on', 'status'],
            static fn (stdClass $entry): array => [
                'text' => (BarredList::from($entry->list) === BarredList::SelfExclusion ? 'Self-exclusion' : 'Barred by us')
                    .($entry->until_on === null ? ', for good' : ' until '.CarbonImmutable::parse(substr($entry->until_on, 0, 10))->format('j M Y')),
                'state' => BarredEntryStatus::from($entry->status)->label(),
            ],
            route('clients.rsg', $client->id, absolute: false),
        );
    }

    private function checks(Client $client): TimelineSource
    {
        return new TimelineSource(
            TimelineKind::Rsg, 'betstop_check', 'betstop_checks', 'betstop_checks.checked_at',
            static fn (): Builder => DB::table('betstop_checks')->where('person_type', $client->getMorphClass())->where('person_id', $client->id),
            ['purpose', 'result'],
            static fn (stdClass $check): array => [
                'text' => 'BetStop check, '.mb_strtolower(BetstopCheckPurpose::from($check->purpose)->label()),
                'state' => BetstopCheckResult::from($check->result)->label(),
            ],
            route('clients.rsg', $client->id, absolute: false),
        );
    }

    private function limits(Client $client): TimelineSource
    {
        return new TimelineSource(
            TimelineKind::Rsg, 'rsg_limit', 'rsg_limits', 'rsg_limits.created_at',
            static fn (): Builder => DB::table('rsg_limits')->where('client_id', $client->id),
            ['kind', 'amount_cents', 'minutes', 'period', 'effective_at', 'ended_at'],
            static fn (stdClass $limit): array => [
                'text' => self::name($limit).' set'.($limit->minutes === null ? '' : " to {$limit->minutes} minutes").self::per($limit),
                'amount_cents' => self::cents($limit),
                'state' => self::state($limit),
            ],
            route('clients.rsg', $client->id, absolute: false),
        );
    }

    private function endedLimits(Client $client): TimelineSource
    {
        return new TimelineSource(
            TimelineKind::Rsg, 'rsg_limit_end', 'rsg_limits', 'rsg_limits.ended_at',
            static fn (): Builder => DB::table('rsg_limits')->where('rsg_limits.client_id', $client->id)
                ->where('rsg_limits.ended_at', '<=', CarbonImmutable::now())->whereColumn('rsg_limits.ended_at', '>', 'rsg_limits.effective_at')
                ->whereNotExists(static fn (Builder $next): Builder => $next->from('rsg_limits as next')->whereColumn('next.client_id', 'rsg_limits.client_id')
                    ->whereColumn('next.kind', 'rsg_limits.kind')->whereColumn('next.period', 'rsg_limits.period')->whereColumn('next.effective_at', 'rsg_limits.ended_at')
                    ->where(static fn (Builder $came): Builder => $came->whereNull('next.ended_at')->orWhereColumn('next.ended_at', '>', 'next.effective_at'))),
            ['rsg_limits.kind', 'rsg_limits.amount_cents', 'rsg_limits.minutes', 'rsg_limits.period'],
            static fn (stdClass $limit): array => [
                'text' => self::name($limit).' ended'.($limit->minutes === null ? '' : ", {$limit->minutes} minutes").self::per($limit),
                'amount_cents' => self::cents($limit),
            ],
            route('clients.rsg', $client->id, absolute: false),
        );
    }

    private static function name(stdClass $limit): string
    {
        return RsgLimitKind::from($limit->kind)->label().' limit';
    }

    private static function per(stdClass $limit): string
    {
        return ', per '.mb_strtolower(RsgLimitPeriod::from($limit->period)->label());
    }

    private static function cents(stdClass $limit): ?int
    {
        return $limit->amount_cents === null ? null : (int) $limit->amount_cents;
    }

    private static function state(stdClass $limit): ?string
    {
        return match (true) {
            $limit->ended_at !== null && $limit->ended_at <= $limit->effective_at => 'Withdrawn',
            CarbonImmutable::parse($limit->effective_at, 'UTC')->isFuture() => 'Waiting',
            default => null,
        };
    }
}
