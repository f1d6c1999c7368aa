<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\BetstopCheckRow;
use App\Data\Clients\ClientFormRow;
use App\Data\Clients\ClientProtection;
use App\Data\Clients\ExclusionRow;
use App\Data\Clients\RsgEventRow;
use App\Data\Clients\RsgLimitRow;
use App\Data\Clients\TimeOutRow;
use App\Domain\Clients\History\ClientPast;
use App\Domain\Rsg\FormAnswers;
use App\Enums\Ability;
use App\Enums\BarredEntryStatus;
use App\Enums\RsgEventStatus;
use App\Lists\PastRows;
use App\Models\BarredEntry;
use App\Models\BetstopCheck;
use App\Models\Client;
use App\Models\ExclusionRecord;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\RsgLimit;
use App\Models\TimeOut;
use App\Models\User;
use App\Queries\Rsg\ReceiptsQuery;
use App\Support\ContactMask;
use App\Support\DataFactory;
use Carbon\CarbonImmutable;

/** A client's limits, exclusions, time-outs, BetStop checks, RSG forms and events. */
final readonly class ClientProtectionQuery
{
    private const SHOWN = 50;

    public function __construct(private ReceiptsQuery $receipts) {}

    /** @param  ClientPast|null  $past  to show the protection at that time */
    public function of(Client $client, User $viewer, ?ClientPast $past = null): ClientProtection
    {
        // Forms may contain phone numbers and more. Only staff who handle them or write to clients may read them.
        $canRead = ContactMask::isLifted($viewer) || $viewer->hasAbility(Ability::ViewRsgFormSubmissions);
        $marked = $past?->marked() ?? $client;
        $steps = $past?->former('client.rsg_event_moved', 'rsg_event_id', 'rsg_event_status') ?? [];

        return new ClientProtection(
            limits: array_values(
                PastRows::keep(RsgLimit::query(), $past, 'rsg_limits.client_id', 'created_at')
                    ->with('user')
                    ->where('client_id', $client->id)
                    ->latest('id')
                    ->limit(self::SHOWN)
                    ->get()
                    ->map(fn (RsgLimit $limit): RsgLimitRow => $this->limit($limit, $past?->moment))
                    ->all(),
            ),
            exclusions: array_values(
                PastRows::keep(BarredEntry::query(), $past, 'barred_entries.client_id', 'created_at')
                    ->where('client_id', $client->id)
                    ->latest('id')
                    ->limit(self::SHOWN)
                    ->get()
                    ->map(fn (BarredEntry $entry): ExclusionRow => $this->exclusion($entry, $past?->moment))
                    ->all(),
            ),
            checks: array_values(
                PastRows::keep(BetstopCheck::query(), $past, 'betstop_checks.person_id', 'created_at')
                    ->with('user')
                    ->where('person_type', $client->getMorphClass())
                    ->where('person_id', $client->id)
                    ->latest('id')
                    ->limit(self::SHOWN)
                    ->get()
                    ->map($this->check(...))
                    ->all(),
            ),
            events: array_values(
                PastRows::keep(RsgEvent::query(), $past, 'rsg_events.client_id', 'created_at')
                    ->with('owner')
                    ->where('client_id', $client->id)
                    ->latest('id')
                    ->limit(self::SHOWN)
                    ->get()
                    ->map(fn (RsgEvent $event): RsgEventRow => $this->event($event, $past?->moment, $steps))
                    ->all(),
            ),
            time_outs: array_values(
                PastRows::keep(TimeOut::query(), $past, 'time_outs.client_id', 'created_at')
                    ->with('user')
                    ->where('client_id', $client->id)
                    ->latest('ends_at')
                    ->limit(self::SHOWN)
                    ->get()
                    ->map(fn (TimeOut $timeOut): TimeOutRow => $this->timeOut($timeOut, $past?->moment))
                    ->all(),
            ),
            forms: array_values(
                PastRows::keep(RsgFormSubmission::query(), $past, 'rsg_form_submissions.client_id', 'created_at')
                    ->with('resolver')
                    ->where('client_id', $client->id)
                    ->latest('submitted_at')
                    ->limit(self::SHOWN)
                    ->get()
                    ->map(fn (RsgFormSubmission $form): ClientFormRow => $this->form($form, $past?->moment, $canRead))
                    ->all(),
            ),
            // A receipt may name another person on a barred list, and why. The receipts of a single record ask for the same ability.
            receipts: $viewer->hasAbility(Ability::ViewRsg) ? $this->receipts->ofClient($client, $past?->moment) : [],
            betstop_state: $marked->betstop_state,
            is_betstopped_in_genweb: $marked->genweb_betstopped_at !== null,
            is_barred: $marked->is_barred,
            exclusion_case_id: $past === null
                ? ExclusionRecord::query()->where('live_key', ExclusionRecord::liveKey('client', $client->id))->first()
                    ?->exclusion_case_id
                : null,
        );
    }

    /** A limit that changed since had no end then, or a planned one that is not recorded: a limit never ends before its change. */
    private function limit(RsgLimit $limit, ?CarbonImmutable $moment): RsgLimitRow
    {
        $endedAt = $moment !== null && $limit->updated_at >= $moment ? null : $limit->ended_at;

        return DataFactory::make(RsgLimitRow::class, $limit, [
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

        return DataFactory::make(ExclusionRow::class, $entry, [
            'list_label' => $entry->list->label(),
            'status' => $hasChangedSince ? BarredEntryStatus::Active : $entry->status,
        ]);
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

    private function timeOut(TimeOut $timeOut, ?CarbonImmutable $moment): TimeOutRow
    {
        return DataFactory::make(TimeOutRow::class, $timeOut, [
            'is_in_force' => $timeOut->ends_at > ($moment ?? CarbonImmutable::now()),
            'officer_name' => $timeOut->user?->full_name,
        ]);
    }

    private function form(RsgFormSubmission $form, ?CarbonImmutable $moment, bool $canRead): ClientFormRow
    {
        $isResolved = $form->resolved_at !== null && ($moment === null || $form->resolved_at < $moment);

        return DataFactory::make(ClientFormRow::class, $form, [
            'form_type_name' => $form->form_type->label(),
            'answers' => $canRead ? FormAnswers::of($form->payload) : null,
            'decision_text' => $isResolved ? $form->decision_text : null,
            'resolved_at' => $isResolved ? $form->resolved_at?->toIso8601ZuluString() : null,
            'resolver_name' => $isResolved ? $form->resolver?->full_name : null,
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
