<?php

declare(strict_types=1);

namespace App\Domain\Clients\History;

use App\Data\Clients\HistoryEntry;
use App\Models\AuditEvent;
use App\Models\User;
use Illuminate\Database\Query\Builder;

/** A record's audit events as the reader may see them. */
final readonly class AuditHistory
{
    /**
     * @param  Builder  $events  over `audit_events`
     * @return list<HistoryEntry> newest first
     */
    public static function of(Builder $events, int $most, User $reader): array
    {
        $newest = AuditAuthors::newest($events, $most);
        $values = AuditPresenter::values($newest, $reader);

        return array_values($newest->map(static fn (AuditEvent $event): HistoryEntry => new HistoryEntry(
            id: $event->id,
            title: AuditPresenter::title($event->action),
            actor_name: AuditAuthors::actor($event),
            impersonator_name: AuditAuthors::impersonator($event),
            at: $event->created_at->toIso8601ZuluString(),
            changes: AuditPresenter::changes($event, $values),
        ))->all());
    }
}
