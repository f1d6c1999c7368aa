<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\BetstopCheckRow;
use App\Data\Clients\ClientProtection;
use App\Data\Clients\ExclusionRow;
use App\Data\Clients\RsgEventRow;
use App\Data\Clients\RsgLimitRow;
use App\Domain\Clients\History\ClientPast;
use App\Enums\BarredEntryStatus;
use App\Enums\RsgEventStatus;
use App\Lists\PastRows;
use App\Models\BarredEntry;
use App\Models\BetstopCheck;
use App\Models\Client;
use App\Models\ExclusionRecord;
use App\Models\RsgEvent;
use App\Models\RsgLimit;
use App\Support\DataFactory;
use Carbon\CarbonImmutable;

/** A client's limits, exclusions, BetStop checks and RSG events. */
final readonly class ClientProtectionQuery
{
    private const SHOWN = 50;

    /** @param  ClientPast|null  $past  to show the protection at that time */
    public function of(Client $client, ?ClientPast $past = null): ClientProtection
    {
        $marked = $past?->marked() ?? $client;
        $steps = $past?->former('client.rsg_event_moved', 'rsg_event_id', 'rsg_event_status') ?? [];

        return new ClientProtection(
            limits: array_values(PastRows::keep(RsgLimit::query(), $past, 'rsg_limits.client_id', 'created_at')->with('user')->where('client_id', $client->id)->latest('id')->limit(self::SHOWN)->get()
                ->map(fn (RsgLimit $limit): RsgLimitRow => $this->limit($limit, $past?->moment))->all()),
            exclusions: array_values(PastRows::keep(BarredEntry::query(), $past, 'barred_entries.client_id', 'created_at')->where('client_id', $client->id)->latest('id')->limit(self::SHOWN)->get()
                ->map(fn (BarredEntry $entry): ExclusionRow => $this->exclusion($entry, $past?->moment))->all()),
            checks: array_values(PastRows::keep(BetstopCheck::query(), $past, 'betstop_checks.person_id', 'created_at')->with('user')->where('person_type', $client->getMorphClass())->where('person_id', $client->id)
                ->latest('id')->limit(self::SHOWN)->get()->map($this->check(...))->all()),
            events: array_values(PastRows::keep(RsgEvent::query(), $past, 'rsg_events.client_id', 'created_at')->with('owner')->where('client_id', $client->id)->latest('id')->limit(self::SHOWN)->get()
                ->map(fn (RsgEvent $event): RsgEventRow => $this->event($event, $past?->moment, $steps))->all()),
            betstop_state: $marked->betstop_state,
            is_betstopped_in_genweb: $marked->genweb_betstopped_at !== null,
            is_barred: $marked->is_barred,
            exclusion_case_id: $past === null ? ExclusionRecord::query()->where('live_key', ExclusionRecord::liveKey('client', $client->id))->first()?->exclusion_case_id : null,
        );
    }

    /** A limit that changed since had no end then, or a planned one that is not recorded: a limit never ends before its change. */
    private function limit(RsgLimit $limit, ?CarbonImmutable $moment): RsgLimitRow
    {
        $endedAt = $moment !== null && $limit->updated_at >= $moment ? null : $limit->ended_at;

        return DataFactory::make(RsgLimitRow::class, $limit, [
            'kind_label' => $limit->kind->label(),
            'is_waiting' => $limit->effective_at >= ($moment ?? CarbonImmutable::now()) && $endedAt === null,
            'has_ended' => $endedAt !== null && $endedAt < ($moment ?? CarbonImmutable::now()),
            'ended_at' => $endedAt?->toIso8601ZuluString(),
            'officer_name' => $limit->user?->full_name,
        ]);
    }

    /** An entry that is no longer active never becomes active again. */
    private function exclusion(BarredEntry $entry, ?CarbonImmutable $moment): ExclusionRow
    {
        $hasChangedSince = $moment !== null && ($entry->lifted_at ?? $entry->updated_at) >= $moment;

        return DataFactory::make(ExclusionRow::class, $entry, ['list_label' => $entry->list->label(), 'status' => $hasChangedSince ? BarredEntryStatus::Active : $entry->status]);
    }

    private function check(BetstopCheck $check): BetstopCheckRow
    {
        return DataFactory::make(BetstopCheckRow::class, $check, [
            'purpose_label' => $check->purpose->label(),
            'result_label' => $check->result->label(),
            'valid_until' => $check->valid_until?->toIso8601ZuluString(),
            'officer_name' => $check->user?->full_name,
        ]);
    }

    /** @param  array<int, mixed>  $formerSteps  the statuses at that time of events that moved on since */
    private function event(RsgEvent $event, ?CarbonImmutable $moment, array $formerSteps): RsgEventRow
    {
        $hasMovedSince = isset($formerSteps[$event->id]);
        $isActioned = $event->actioned_at !== null && ($moment === null || $event->actioned_at < $moment);

        return DataFactory::make(RsgEventRow::class, $event, [
            'kind_label' => $event->kind->label(),
            'status' => $hasMovedSince ? RsgEventStatus::from((string) $formerSteps[$event->id]) : $event->status,
            'next_status' => $moment === null ? $event->status->next() : null,
            // A later owner replaces the earlier one, who is not recorded.
            'owner_name' => $hasMovedSince ? null : $event->owner?->full_name,
            'is_overdue' => ! $isActioned && $event->due_at !== null && $event->due_at < ($moment ?? CarbonImmutable::now()),
        ]);
    }
}
