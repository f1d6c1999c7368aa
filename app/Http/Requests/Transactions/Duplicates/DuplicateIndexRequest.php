<?php

declare(strict_types=1);

namespace App\Http\Requests\Transactions\Duplicates;

use App\Enums\DuplicateCaseStatus;
use App\Http\Requests\ListRequest;
use App\Models\User;
use App\Queries\Lists\ListOrder;
use App\Queries\Transactions\Duplicates\DuplicateFilters;
use App\Queries\Transactions\Duplicates\DuplicateSort;
use Carbon\CarbonImmutable;
use Illuminate\Validation\Rule;

/**
 * `search`, `status` (one, or `all`; open unless it says otherwise), `score` (at least), `client` (a PIN), `amount_from` and
 * `amount_to` (cents), `from` and `to` (days of the later payment), `age` (days since it, at least).
 */
final class DuplicateIndexRequest extends ListRequest
{
    private const ALL = 'all';

    private const AGES = [1, 3, 7, 30];

    private const MOST_CENTS = 100_000_000_000;

    public function filters(): DuplicateFilters
    {
        return new DuplicateFilters(
            status: $this->status(),
            search: $this->searchText(),
            leastScore: $this->number('score'),
            pin: $this->validated('client'),
            leastCents: $this->number('amount_from'),
            mostCents: $this->number('amount_to'),
            from: $this->day('from'),
            before: $this->before(),
        );
    }

    /** Null for all. */
    public function status(): ?DuplicateCaseStatus
    {
        $status = $this->validated('status') ?? DuplicateCaseStatus::Open->value;

        return $status === self::ALL ? null : DuplicateCaseStatus::from($status);
    }

    protected function sorts(): string
    {
        return DuplicateSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(DuplicateSort::Score, descending: true);
    }

    protected function filterRules(): array
    {
        $day = ['nullable', 'date_format:Y-m-d', 'after_or_equal:2000-01-01', 'before:2100-01-01'];
        $cents = ['nullable', 'integer', 'between:0,'.self::MOST_CENTS];

        return [
            'status' => ['nullable', Rule::in([self::ALL, ...array_column(DuplicateCaseStatus::cases(), 'value')])],
            'score' => ['nullable', 'integer', 'between:0,100'],
            'client' => ['nullable', 'string', 'regex:/\A[A-Za-z0-9-]{1,20}\z/'],
            'amount_from' => $cents,
            'amount_to' => [...$cents, Rule::when($this->filled('amount_from'), 'gte:amount_from')],
            'from' => $day,
            'to' => [...$day, Rule::when($this->filled('from'), 'after_or_equal:from')],
            'age' => ['nullable', 'integer', Rule::in(self::AGES)],
        ];
    }

    protected function multiValued(): array
    {
        return [];
    }

    /** @return array<string, string> */
    public function attributes(): array
    {
        return ['score' => 'least score', 'client' => 'client’s PIN', 'amount_from' => 'least amount', 'amount_to' => 'largest amount', 'from' => 'first day', 'to' => 'last day'];
    }

    private function number(string $key): ?int
    {
        $value = $this->validated($key);

        return $value === null ? null : (int) $value;
    }

    private function day(string $key, int $daysLater = 0): ?CarbonImmutable
    {
        /** @var User $reader */
        $reader = $this->user();
        $day = $this->validated($key);

        return $day === null ? null : CarbonImmutable::parse($day, $reader->timezone)->addDays($daysLater)->startOfDay()->utc();
    }

    private function before(): ?CarbonImmutable
    {
        $age = $this->number('age');
        $ends = array_filter([$this->day('to', daysLater: 1), $age === null ? null : CarbonImmutable::now()->subDays($age)]);

        return $ends === [] ? null : min($ends);
    }
}
