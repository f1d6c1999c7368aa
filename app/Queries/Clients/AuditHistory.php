<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\HistoryEntry;
use App\Models\AuditEvent;
use App\Models\User;
use Illuminate\Database\Query\Builder;

/** What was done to a record, in the words of its fields, as the reader may see it. */
final readonly class AuditHistory
{
    /**
     * @param  Builder  $events  over `audit_events`
     * @return list<HistoryEntry> newest first
     */
    public static function of(Builder $events, int $most, User $reader): array
    {
        $newest = AuditedBy::newest($events, $most);
        $values = AuditWords::values($newest, $reader);

        return array_values($newest->map(static fn (AuditEvent $event): HistoryEntry => new HistoryEntry(
            id: $event->id,
            title: AuditWords::title($event->action),
            actor_name: AuditedBy::actor($event),
            impersonator_name: AuditedBy::impersonator($event),
            at: $event->created_at->toIso8601ZuluString(),
            changes: AuditWords::changes($event, $values),
        ))->all());
    }
}
