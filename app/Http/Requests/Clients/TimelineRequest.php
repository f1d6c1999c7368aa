<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Enums\TimelineKind;
use App\Http\Requests\ListRequest;
use App\Models\User;
use App\Queries\Clients\Timeline\TimelineFilters;
use App\Queries\Clients\Timeline\TimelineQuery;
use App\Queries\Clients\Timeline\TimelineSort;
use App\Queries\Lists\Cursor;
use App\Queries\Lists\ListOrder;
use Carbon\CarbonImmutable;
use Illuminate\Validation\Rule;

/** `kind` (several, comma-joined), `from` and `to` (days), `cursor` for what is older. */
final class TimelineRequest extends ListRequest
{
    public function filters(): TimelineFilters
    {
        /** @var list<string> $kinds */
        $kinds = $this->validated('kind') ?? [];

        return new TimelineFilters(
            array_map(TimelineKind::from(...), $kinds),
            $this->startOf($this->validated('from'))?->utc(),
            $this->startOf($this->validated('to'))?->addDay()->utc(),
        );
    }

    public function place(): ?Cursor
    {
        return $this->listState()->cursor;
    }

    protected function sorts(): string
    {
        return TimelineSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return TimelineQuery::order();
    }

    protected function filterRules(): array
    {
        return [
            'kind' => ['nullable', 'array', 'list', 'max:20'],
            'kind.*' => [Rule::enum(TimelineKind::class)],
            'from' => ['nullable', 'date_format:Y-m-d', 'after_or_equal:2000-01-01', 'before:2100-01-01'],
            'to' => ['nullable', 'date_format:Y-m-d', 'after_or_equal:2000-01-01', 'before:2100-01-01', Rule::when($this->filled('from'), 'after_or_equal:from')],
        ];
    }

    protected function multiValued(): array
    {
        return ['kind'];
    }

    /** @return array<string, string> */
    public function attributes(): array
    {
        return ['kind.*' => 'kind', 'from' => 'first day', 'to' => 'last day'];
    }

    /** Midnight where the person is. */
    private function startOf(?string $day): ?CarbonImmutable
    {
        /** @var User $reader */
        $reader = $this->user();

        return $day === null ? null : CarbonImmutable::parse($day, $reader->timezone)->startOfDay();
    }
}
