<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Enums\BetStatus;
use App\Http\Requests\ListRequest;
use App\Models\User;
use App\Queries\Clients\BetFilters;
use App\Queries\Clients\BetSort;
use App\Queries\Lists\ListOrder;
use Illuminate\Validation\Rule;

/** `site` (ids), `sport`, `status`, `from` and `to` (days), `is_bonus`, `is_boosted` (1 or 0), `stake_from` and `stake_to` (cents). */
class ClientBetsRequest extends ListRequest
{
    /** More than any bet; and less than a number of the database can be. */
    private const MOST_CENTS = 100_000_000_000;

    public function filters(): BetFilters
    {
        /** @var User $reader */
        $reader = $this->user();
        /** @var list<string> $sites */
        $sites = $this->validated('site') ?? [];
        /** @var list<string> $statuses */
        $statuses = $this->validated('status') ?? [];

        return new BetFilters(
            $reader->timezone,
            siteIds: array_map(intval(...), $sites),
            sports: $this->validated('sport') ?? [],
            statuses: array_map(BetStatus::from(...), $statuses),
            from: $this->validated('from'),
            to: $this->validated('to'),
            isBonus: $this->flag('is_bonus'),
            isBoosted: $this->flag('is_boosted'),
            leastStakeCents: $this->cents('stake_from'),
            mostStakeCents: $this->cents('stake_to'),
        );
    }

    protected function sorts(): string
    {
        return BetSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(BetSort::PlacedAt, descending: true);
    }

    protected function multiValued(): array
    {
        return ['site', 'sport', 'status'];
    }

    protected function filterRules(): array
    {
        return [
            ...array_fill_keys($this->multiValued(), ['nullable', 'array', 'list', 'max:50']),
            'site.*' => ['integer', 'min:1'],
            'sport.*' => ['string', 'max:64'],
            'status.*' => [Rule::enum(BetStatus::class)],
            // Years that every database can hold.
            'from' => ['nullable', 'date_format:Y-m-d', 'after_or_equal:2000-01-01', 'before:2100-01-01'],
            'to' => ['nullable', 'date_format:Y-m-d', 'after_or_equal:2000-01-01', 'before:2100-01-01', Rule::when($this->filled('from'), 'after_or_equal:from')],
            'is_bonus' => ['nullable', 'in:0,1'],
            'is_boosted' => ['nullable', 'in:0,1'],
            'stake_from' => ['nullable', 'integer', 'min:0', 'max:'.self::MOST_CENTS],
            'stake_to' => ['nullable', 'integer', 'min:0', 'max:'.self::MOST_CENTS, Rule::when($this->filled('stake_from'), 'gte:stake_from')],
        ];
    }

    /** @return array<string, string> */
    public function attributes(): array
    {
        return ['site.*' => 'site', 'sport.*' => 'sport', 'status.*' => 'result', 'from' => 'first day', 'to' => 'last day', 'stake_from' => 'lowest stake', 'stake_to' => 'highest stake'];
    }

    private function flag(string $key): ?bool
    {
        $value = $this->validated($key);

        return $value === null ? null : (string) $value === '1';
    }

    private function cents(string $key): ?int
    {
        $value = $this->validated($key);

        return $value === null ? null : (int) $value;
    }
}
