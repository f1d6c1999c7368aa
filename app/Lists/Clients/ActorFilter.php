<?php

declare(strict_types=1);

namespace App\Lists\Clients;

use App\Enums\FilterOperator;
use App\Lists\Filters\Filter;
use App\Lists\Filters\FilterKind;
use Illuminate\Database\Query\Builder;

/** The changes that some users made, themselves or while impersonating; `system` for automatic ones. */
final readonly class ActorFilter extends Filter
{
    private const SYSTEM = 'system';

    public function __construct(string $key, string $label)
    {
        parent::__construct($key, $label, [FilterOperator::Is]);
    }

    public function kind(): FilterKind
    {
        return FilterKind::MultiSelect;
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return preg_match('/^(?:system|[1-9]\d{0,17})(?:,(?:system|[1-9]\d{0,17})){0,49}$/', $value) === 1 ? null : "{$this->label} has no value “{$value}”.";
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        $actors = explode(',', $value);
        $ids = array_map(intval(...), array_diff($actors, [self::SYSTEM]));
        $query->where(static fn (Builder $any): Builder => $any
            ->whereIn('audit_events.actor_id', $ids)
            ->orWhereIn('audit_events.impersonator_id', $ids)
            ->when(in_array(self::SYSTEM, $actors, true), static fn (Builder $or): Builder => $or->orWhereNull('audit_events.actor_id')));
    }
}
