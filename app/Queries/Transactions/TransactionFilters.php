<?php

declare(strict_types=1);

namespace App\Queries\Transactions;

use App\Enums\FilterOperator;
use App\Queries\Filters\FilterCondition;
use App\Queries\Filters\RareFilter;
use Illuminate\Database\Query\Builder;

/** What the list of transactions is narrowed to. Values of one filter widen it, filters together narrow it. */
final readonly class TransactionFilters
{
    /** What the days of `transaction_days` are kept apart by. */
    private const BY_DAY = ['type', 'status', 'rail'];

    /** @param  list<FilterCondition>  $conditions  of TransactionFilterSet */
    public function __construct(public TransactionPeriod $period, public ?string $search = null, public array $conditions = []) {}

    /** @param  Builder  $transactions  a query over `transactions` */
    public function apply(Builder $transactions): Builder
    {
        foreach ($this->conditions as $condition) {
            $condition->apply($transactions);
        }
        if ($this->search !== null) {
            (new TransactionSearch($this->search))->narrow($transactions);
        }

        return $this->period->apply($transactions);
    }

    /**
     * The conditions alone, as they stand, for a query that adds up all that meet them.
     *
     * @param  Builder  $transactions  a query over `transactions`, or over `transaction_days` under that name
     */
    public function applyPlainly(Builder $transactions): Builder
    {
        foreach ($this->conditions as $condition) {
            $filter = $condition->filter instanceof RareFilter ? $condition->filter->filter : $condition->filter;
            $filter->apply($transactions, $condition->operator, $condition->value);
        }

        return $transactions;
    }

    /** Whether whole days answer it. */
    public function isOfDays(): bool
    {
        return $this->search === null && array_diff($this->keys(), self::BY_DAY) === [];
    }

    /** The one client whose transactions these are, whatever else they are narrowed to. */
    public function clientId(): ?int
    {
        foreach ($this->conditions as $condition) {
            if ($condition->filter->key === 'client' && $condition->operator === FilterOperator::Is && ctype_digit($condition->value)) {
                return (int) $condition->value;
            }
        }

        return null;
    }

    /** Whether they are all transactions of one client, or all of a period: each row follows the one before it. */
    public function isWholeClient(): bool
    {
        return $this->search === null && $this->keys() === ['client'] && $this->clientId() !== null;
    }

    /** @return list<string> */
    private function keys(): array
    {
        return array_map(static fn (FilterCondition $condition): string => $condition->filter->key, $this->conditions);
    }
}
