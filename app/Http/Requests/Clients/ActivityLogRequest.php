<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Http\Requests\ListRequest;
use App\Models\User;
use App\Queries\Clients\ActivityLogFilters;
use App\Queries\Clients\ActivityLogQuery;
use App\Queries\Clients\ActivityLogSort;
use App\Queries\Lists\ListOrder;
use Illuminate\Validation\Rule;

/** `actor` (ids, `system`), `action` (several each, comma-joined), `field`, `from` and `to` (days). */
class ActivityLogRequest extends ListRequest
{
    public function filters(): ActivityLogFilters
    {
        /** @var User $reader */
        $reader = $this->user();
        /** @var list<string> $actors */
        $actors = $this->validated('actor') ?? [];

        return new ActivityLogFilters(
            $reader->timezone,
            array_map(static fn (string $actor): ?int => $actor === 'system' ? null : (int) $actor, $actors),
            $this->validated('action') ?? [],
            $this->validated('field'),
            $this->validated('from'),
            $this->validated('to'),
        );
    }

    protected function sorts(): string
    {
        return ActivityLogSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(ActivityLogSort::At, descending: true);
    }

    protected function filterRules(): array
    {
        return [
            'actor' => ['nullable', 'array', 'list', 'max:50'],
            'actor.*' => ['regex:/\A(?:system|[1-9]\d{0,17})\z/'],
            'action' => ['nullable', 'array', 'list', 'max:50'],
            'action.*' => ['string', 'regex:/\A[a-z_.]{1,64}\z/'],
            'field' => ['nullable', 'string', Rule::in(ActivityLogQuery::FIELDS)],
            'from' => ['nullable', 'date_format:Y-m-d', 'after_or_equal:2000-01-01', 'before:2100-01-01'],
            'to' => ['nullable', 'date_format:Y-m-d', 'after_or_equal:2000-01-01', 'before:2100-01-01', Rule::when($this->filled('from'), 'after_or_equal:from')],
        ];
    }

    protected function multiValued(): array
    {
        return ['actor', 'action'];
    }

    /** @return array<string, string> */
    public function attributes(): array
    {
        return ['actor.*' => 'person', 'action.*' => 'action', 'from' => 'first day', 'to' => 'last day'];
    }
}
