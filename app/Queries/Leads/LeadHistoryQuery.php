<?php

declare(strict_types=1);

namespace App\Queries\Leads;

use App\Data\Clients\HistoryEntry;
use App\Domain\Clients\History\AuditPresenter;
use App\Models\AuditEvent;
use App\Models\Lead;
use App\Models\User;
use Illuminate\Support\Arr;

/** What lately happened to a lead, in words. */
final readonly class LeadHistoryQuery
{
    private const RECENT = 8;

    private const NUMBERS = ['client_id', 'is_client_new', 'betstop_check_id'];

    /** @return list<HistoryEntry> newest first */
    public function recent(Lead $lead, User $viewer): array
    {
        $events = AuditEvent::query()
            ->where('subject_type', $lead->getMorphClass())->where('subject_id', $lead->id)
            ->with(['actor', 'impersonator'])
            ->latest('id')->limit(self::RECENT)->get();
        $events->each(self::forgetIds(...));
        $values = AuditPresenter::values($events, $viewer);

        return array_values($events->map(static fn (AuditEvent $event): HistoryEntry => new HistoryEntry(
            id: $event->id,
            title: AuditPresenter::title($event->action),
            actor_name: $event->actor?->full_name,
            impersonator_name: $event->impersonator?->full_name,
            at: $event->created_at->toIso8601ZuluString(),
            changes: AuditPresenter::changes($event, $values),
        ))->all());
    }

    /** Numbers that tell a reader nothing; the page itself says which client it became. */
    private static function forgetIds(AuditEvent $event): void
    {
        $event->before = Arr::except($event->before, self::NUMBERS);
        $event->after = Arr::except($event->after, self::NUMBERS);
    }
}
