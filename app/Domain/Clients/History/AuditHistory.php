<?php

declare(strict_types=1);

namespace App\Domain\Clients\History;

use App\Data\Clients\HistoryChange;
use App\Data\Clients\HistoryEntry;
use App\Models\AuditEvent;
use App\Models\User;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Arr;

/** A record's audit events as the reader may see them. */
final readonly class AuditHistory
{
    /**
     * @param  Builder  $events  over `audit_events`
     * @param  list<string>  $hidden  fields that mean nothing to a reader
     * @return list<HistoryEntry> newest first
     */
    public static function of(Builder $events, int $most, User $reader, array $hidden = []): array
    {
        $newest = AuditAuthors::newest($events, $most);
        foreach ($newest as $event) {
            [$event->before, $event->after] = [Arr::except($event->before, $hidden), Arr::except($event->after, $hidden)];
        }
        $values = ClientFieldPresenter::over($newest->flatMap(static fn (AuditEvent $event): array => [$event->before, $event->after]), $reader);

        return array_values($newest->map(static fn (AuditEvent $event): HistoryEntry => new HistoryEntry(
            id: $event->id,
            title: AuditPresenter::title($event->action),
            actor_name: AuditAuthors::actor($event),
            impersonator_name: AuditAuthors::impersonator($event),
            at: $event->created_at->toIso8601ZuluString(),
            changes: array_map(static fn (string $field): HistoryChange => new HistoryChange(
                ClientFieldPresenter::label($field), $values->say($field, $event->before[$field] ?? null), $values->say($field, $event->after[$field] ?? null),
                ! array_key_exists($field, $event->before),
            ), AuditPresenter::fields($event)),
        ))->all());
    }
}
