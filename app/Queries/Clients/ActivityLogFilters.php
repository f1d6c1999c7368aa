<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;

/** What a client's activity log is narrowed to. */
final readonly class ActivityLogFilters
{
    /**
     * @param  string  $timezone  of the reader, whose days these are
     * @param  list<int|null>  $actorIds  null for the system
     * @param  list<string>  $actions
     * @param  string|null  $from  the first day, `2026-11-20`
     * @param  string|null  $to  the last day, all of it
     */
    public function __construct(
        public string $timezone,
        public array $actorIds = [],
        public array $actions = [],
        public ?string $field = null,
        public ?string $from = null,
        public ?string $to = null,
    ) {}

    public function apply(Builder $events): Builder
    {
        return $events
            ->when($this->actorIds !== [], fn (Builder $query): Builder => $query->where($this->byPeople(...)))
            ->when($this->actions !== [], fn (Builder $query): Builder => $query->whereIn('audit_events.action', $this->actions))
            ->when($this->field, static fn (Builder $query, string $field): Builder => $query->where(static fn (Builder $either): Builder => $either
                ->whereJsonContainsKey("audit_events.before->{$field}")->orWhereJsonContainsKey("audit_events.after->{$field}")))
            ->when($this->from, fn (Builder $query, string $day): Builder => $query->where('audit_events.created_at', '>=', $this->startOf($day)))
            ->when($this->to, fn (Builder $query, string $day): Builder => $query->where('audit_events.created_at', '<', $this->startOf($day, daysLater: 1)));
    }

    private function byPeople(Builder $query): Builder
    {
        return $query
            ->whereIn('audit_events.actor_id', array_filter($this->actorIds, is_int(...)))
            ->orWhereIn('audit_events.impersonator_id', array_filter($this->actorIds, is_int(...)))
            ->when(in_array(null, $this->actorIds, true), static fn (Builder $or): Builder => $or->orWhereNull('audit_events.actor_id'));
    }

    /** Midnight where the person is, which is not always 24 hours after the one before. */
    private function startOf(string $day, int $daysLater = 0): CarbonImmutable
    {
        return CarbonImmutable::parse($day, $this->timezone)->addDays($daysLater)->startOfDay()->utc();
    }
}
