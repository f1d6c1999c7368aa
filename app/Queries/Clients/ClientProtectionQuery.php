<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\BetstopCheckRow;
use App\Data\Clients\ClientProtection;
use App\Data\Clients\ExclusionRow;
use App\Data\Clients\RsgEventRow;
use App\Data\Clients\RsgLimitRow;
use App\Models\BarredEntry;
use App\Models\BetstopCheck;
use App\Models\Client;
use App\Models\RsgEvent;
use App\Models\RsgLimit;
use App\Support\DataFactory;

/** A client's limits, exclusions, BetStop checks and RSG events. */
final readonly class ClientProtectionQuery
{
    private const SHOWN = 50;

    public function of(Client $client): ClientProtection
    {
        return new ClientProtection(
            limits: array_values(RsgLimit::query()->with('user')->where('client_id', $client->id)->latest('id')->limit(self::SHOWN)->get()->map($this->limit(...))->all()),
            exclusions: array_values(BarredEntry::query()->where('client_id', $client->id)->latest('id')->limit(self::SHOWN)->get()->map($this->exclusion(...))->all()),
            checks: array_values(BetstopCheck::query()->with('user')->where('person_type', $client->getMorphClass())->where('person_id', $client->id)
                ->latest('id')->limit(self::SHOWN)->get()->map($this->check(...))->all()),
            events: array_values(RsgEvent::query()->with('owner')->where('client_id', $client->id)->latest('id')->limit(self::SHOWN)->get()->map($this->event(...))->all()),
        );
    }

    private function limit(RsgLimit $limit): RsgLimitRow
    {
        return DataFactory::make(RsgLimitRow::class, $limit, [
            'kind_label' => $limit->kind->label(),
            'is_waiting' => $limit->effective_at->isFuture() && $limit->ended_at === null,
            'officer_name' => $limit->user?->full_name,
        ]);
    }

    private function exclusion(BarredEntry $entry): ExclusionRow
    {
        return DataFactory::make(ExclusionRow::class, $entry, ['list_label' => $entry->list->label()]);
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

    private function event(RsgEvent $event): RsgEventRow
    {
        return DataFactory::make(RsgEventRow::class, $event, [
            'kind_label' => $event->kind->label(),
            'next_status' => $event->status->next(),
            'owner_name' => $event->owner?->full_name,
            'is_overdue' => $event->actioned_at === null && ($event->due_at?->isPast() ?? false),
        ]);
    }
}
