<?php

declare(strict_types=1);

namespace App\Lists\Clients\Timeline;

use App\Domain\Clients\History\ClientPast;
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
use App\Lists\Clients\RsgCommunicationList;
use App\Lists\PastRows;
use App\Models\Client;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use stdClass;

/** Protection of a client: RSG work, exclusions, checks and limits. */
final readonly class ProtectionSources
{
    /** @return list<TimelineSource> exclusions, checks and RSG messages without their texts */
    public static function of(Client $client, ?ClientPast $past): array
    {
        return [
            new TimelineSource(
                $client,
                TimelineKind::Rsg,
                'rsg_communication',
                'rsg_communications.sent_at',
                'rsg-communication',
                ['channel', 'resolved_at'],
                static fn (stdClass $message): array => [
                    'text' => 'RSG message, '.RsgChannel::from($message->channel)->label(),
                    'state' => $message->resolved_at === null ? 'Open' : 'Handled',
                ],
                static fn (Builder $messages): Builder => $past === null
                    ? $messages
                    : RsgCommunicationList::then($messages, $past),
            ),
            new TimelineSource(
                $client,
                TimelineKind::Rsg,
                'rsg_form',
                'rsg_form_submissions.submitted_at',
                'rsg',
                ['form_type', 'resolved_at'],
                static fn (stdClass $form): array => [
                    'text' => 'Form sent in: '.RsgFormType::from($form->form_type)->label(),
                    'state' => $form->resolved_at === null ? 'Open' : 'Handled',
                ],
                static fn (Builder $forms): Builder => $past === null
                    ? $forms
                    : PastRows::of(
                        $forms,
                        $past,
                        'rsg_form_submissions.client_id',
                        'created_at',
                        ['id', 'form_type', 'submitted_at'],
                        ['resolved_at' => PastRows::once($past, 'rsg_form_submissions.resolved_at')],
                    ),
            ),
            new TimelineSource(
                $client,
                TimelineKind::Rsg,
                'rsg_event',
                'rsg_events.created_at',
                'rsg',
                ['kind', 'severity', 'status'],
                static fn (stdClass $event): array => [
                    'text' => 'RSG event: '
                        .RsgEventKind::from($event->kind)->label().', severity '
                        .mb_strtolower(RsgEventSeverity::from($event->severity)->label()),
                    'state' => RsgEventStatus::from($event->status)->label(),
                ],
                static fn (Builder $events): Builder => $past === null ? $events : PastTimelineRows::events($events, $past),
            ),
            // Clients barred at their own request or by our decision.
            new TimelineSource($client, TimelineKind::Rsg, 'barred_entry', 'barred_entries.created_at', 'rsg', ['list', 'until_on', 'status'], static fn (stdClass $entry): array => [
                'text' => (BarredList::from($entry->list) === BarredList::SelfExclusion ? 'Self-exclusion' : 'Barred')
                    .($entry->until_on === null ? ', for good' : ' until '.CarbonImmutable::parse(substr($entry->until_on, 0, 10))->format('j M Y')),
                'state' => BarredEntryStatus::from($entry->status)->label(),
            ], static fn (Builder $entries): Builder => $past === null ? $entries : PastTimelineRows::exclusions($entries, $past)),
            new TimelineSource(
                $client, TimelineKind::Rsg, 'betstop_check', 'betstop_checks.checked_at', 'rsg', ['purpose', 'result'],
                static fn (stdClass $check): array => [
                    'text' => 'BetStop check, '.mb_strtolower(BetstopCheckPurpose::from($check->purpose)->label()),
                    'state' => BetstopCheckResult::from($check->result)->label(),
                ],
                static fn (): Builder => PastRows::keep(
                    DB::table('betstop_checks')->where('person_type', $client->getMorphClass())->where('person_id', $client->id),
                    $past,
                    'betstop_checks.person_id',
                    'created_at',
                ),
            ),
            ...self::limits($client, $past),
        ];
    }

    /** @return list<TimelineSource> limits when they were set, and when they ended without a following limit */
    private static function limits(Client $client, ?ClientPast $past): array
    {
        $name = static fn (stdClass $limit): string => RsgLimitKind::from($limit->kind)->label().' limit';
        $per = static fn (stdClass $limit): string => ', per '.mb_strtolower(RsgLimitPeriod::from($limit->period)->label());
        $cents = static fn (stdClass $limit): ?int => $limit->amount_cents === null ? null : (int) $limit->amount_cents;
        $columns = ['rsg_limits.kind', 'rsg_limits.amount_cents', 'rsg_limits.minutes', 'rsg_limits.period'];
        $minutes = static fn (stdClass $limit): string => $limit->minutes.' '.Str::plural('minute', (int) $limit->minutes);

        return [
            new TimelineSource(
                $client, TimelineKind::Rsg, 'rsg_limit', 'rsg_limits.created_at', 'rsg', [...$columns, 'rsg_limits.effective_at', 'rsg_limits.ended_at'],
                static fn (stdClass $limit): array => [
                    'text' => $name($limit).' set'.($limit->minutes === null ? '' : ' to '.$minutes($limit)).$per($limit),
                    'amount_cents' => $cents($limit),
                    'state' => match (true) {
                        $limit->ended_at !== null && $limit->ended_at <= $limit->effective_at => 'Withdrawn',
                        CarbonImmutable::parse($limit->effective_at, 'UTC') > ($past->moment ?? CarbonImmutable::now()) => 'Waiting',
                        default => null,
                    },
                ],
                static fn (Builder $limits): Builder => $past === null ? $limits : PastTimelineRows::limits($limits, $past),
            ),
            new TimelineSource(
                $client, TimelineKind::Rsg, 'rsg_limit_end', 'rsg_limits.ended_at', 'rsg', $columns,
                static fn (stdClass $limit): array => [
                    'text' => $name($limit).' ended'.($limit->minutes === null ? '' : ', '.$minutes($limit)).$per($limit), 'amount_cents' => $cents($limit),
                ],
                static fn (Builder $limits): Builder => PastRows::keep($limits, $past, 'rsg_limits.client_id', 'created_at')
                    ->where('rsg_limits.ended_at', '<=', CarbonImmutable::now())
                    ->whereColumn('rsg_limits.ended_at', '>', 'rsg_limits.effective_at')
                    ->whereNotExists(
                        static fn (Builder $next): Builder => $next
                            ->from('rsg_limits as next')
                            ->whereColumn('next.client_id', 'rsg_limits.client_id')
                            ->whereColumn('next.kind', 'rsg_limits.kind')
                            ->whereColumn('next.period', 'rsg_limits.period')
                            ->whereColumn('next.effective_at', 'rsg_limits.ended_at')
                            ->where(
                                static fn (Builder $came): Builder => $came
                                    ->whereNull('next.ended_at')
                                    ->orWhereColumn('next.ended_at', '>', 'next.effective_at'),
                            ),
                    ),
            ),
        ];
    }
}
