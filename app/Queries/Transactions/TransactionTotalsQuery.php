<?php

declare(strict_types=1);

namespace App\Queries\Transactions;

use App\Data\Transactions\TransactionTotal;
use App\Data\Transactions\TransactionTotals;
use App\Domain\Ledger\TransactionDays;
use App\Domain\Ledger\TransactionPeriod;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Lists\Filters\FilterCondition;
use App\Lists\Filters\RareFilter;
use App\Lists\ListContext;
use App\Lists\ListParameters;
use App\Lists\ListReader;
use App\Lists\Transactions\TransactionIndexHint;
use App\Lists\Transactions\TransactionList;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Totals of the filtered transactions, by type and status.
 *
 * Filters by type, status, rail and period use the sums of whole UTC days. The incomplete days at both ends of the period, and
 * days that have changed since, are added up now. A client's transactions have their own index. Any other filter is added up
 * now if the period is at most a month or the rows are few.
 */
final readonly class TransactionTotalsQuery
{
    /** Days that can be added up in one go. */
    private const A_MONTH = 31;

    /** With more changed days than this, the sums are refreshed first. */
    private const MOST_CHANGED = 20;

    /** The filters that the sums of `transaction_days` are kept by. */
    private const BY_DAY = ['type', 'status', 'rail'];

    public function __construct(private TransactionList $list, private TransactionDays $days, private ListReader $reader) {}

    public function for(ListParameters $parameters, User $viewer): TransactionTotals
    {
        $period = TransactionPeriod::of($parameters->valueOf('period'), $viewer->timezone);
        $conditions = array_values(array_filter($parameters->conditions, static fn (FilterCondition $condition): bool => $condition->filter->key !== 'period'));
        $filters = array_map(static fn (FilterCondition $condition): string => $condition->filter->key, $conditions);
        if ($parameters->search === null && array_diff($filters, self::BY_DAY) === []) {
            return new TransactionTotals($this->lines($this->byDay($conditions, $period)), true);
        }
        $matching = TransactionIndexHint::all($this->list->matching($parameters, new ListContext($viewer)));
        if ($this->list->clientId($parameters) === null && ! $period->isWithin(self::A_MONTH) && $this->reader->count($matching)->isCapped) {
            return new TransactionTotals([], false);
        }

        return new TransactionTotals($this->lines([$this->added($matching)]), true);
    }

    /**
     * @param  list<FilterCondition>  $conditions
     * @return list<Builder> which together cover the period once
     */
    private function byDay(array $conditions, TransactionPeriod $period): array
    {
        $changed = $this->days->changed();
        if ($changed === null || count($changed) > self::MOST_CHANGED) {
            if ($period->isWithin(self::A_MONTH)) {
                return [$this->plain($conditions, $period)];
            }
            $this->days->catchUp();
            $changed = $this->days->changed() ?? [];
        }

        [$first, $end] = $this->wholeDays($period);
        if ($first !== null && $end !== null && $first >= $end) {
            return [$this->plain($conditions, $period)];
        }
        $changed = array_values(array_filter($changed, static fn (string $day): bool => ($first === null || $day >= $first) && ($end === null || $day < $end)));
        $parts = [self::applyPlainly($this->addedDays($first, $end, $changed), $conditions)];
        foreach ($changed as $day) {
            [$start, $next] = TransactionDays::bounds($day);
            $parts[] = $this->plain($conditions, TransactionPeriod::between(CarbonImmutable::parse($start, 'UTC'), CarbonImmutable::parse($next, 'UTC')));
        }
        foreach ($this->ends($period, $first, $end) as $part) {
            $parts[] = $this->plain($conditions, $part);
        }

        return $parts;
    }

    /** @return array{string|null, string|null} the first whole UTC day of the period, and the first day after its last */
    private function wholeDays(TransactionPeriod $period): array
    {
        $first = $period->start === null ? null : ($period->start->isStartOfDay() ? $period->start : $period->start->addDay())->toDateString();

        return [$first, $period->end?->toDateString()];
    }

    /** @return list<TransactionPeriod> the parts of the period before its first whole day and after its last */
    private function ends(TransactionPeriod $period, ?string $first, ?string $end): array
    {
        $ends = [];
        if ($period->start !== null && ! $period->start->isStartOfDay()) {
            $ends[] = TransactionPeriod::between($period->start, CarbonImmutable::parse((string) $first, 'UTC'));
        }
        if ($period->end !== null && ! $period->end->isStartOfDay()) {
            $ends[] = TransactionPeriod::between(CarbonImmutable::parse((string) $end, 'UTC'), $period->end);
        }

        return $ends;
    }

    /** @param  list<string>  $without */
    private function addedDays(?string $first, ?string $end, array $without): Builder
    {
        return DB::table('transaction_days as transactions')
            ->when($first, static fn (Builder $query, string $day): Builder => $query->where('day', '>=', $day))
            ->when($end, static fn (Builder $query, string $day): Builder => $query->where('day', '<', $day))
            ->when($without !== [], static fn (Builder $query): Builder => $query->whereNotIn('day', $without))
            ->groupBy('type', 'status')->select(['type', 'status'])
            ->selectRaw('sum(transactions_count) as transactions_count, sum(amount_cents) as amount_cents, sum(effect_cents) as effect_cents');
    }

    /** @param  list<FilterCondition>  $conditions */
    private function plain(array $conditions, TransactionPeriod $period): Builder
    {
        return $this->added(TransactionIndexHint::all($period->apply(self::applyPlainly(DB::table('transactions'), $conditions))));
    }

    /**
     * Applies the conditions without RareFilter, for a sum of all rows.
     *
     * @param  Builder  $transactions  over `transactions`, or over `transaction_days` under that name
     * @param  list<FilterCondition>  $conditions
     */
    private static function applyPlainly(Builder $transactions, array $conditions): Builder
    {
        foreach ($conditions as $condition) {
            $filter = $condition->filter instanceof RareFilter ? $condition->filter->filter : $condition->filter;
            $filter->apply($transactions, $condition->operator, $condition->value);
        }

        return $transactions;
    }

    private function added(Builder $transactions): Builder
    {
        return $transactions->groupBy('type', 'status')->select(['type', 'status'])
            ->selectRaw('count(*) as transactions_count, sum(amount_cents) as amount_cents, sum(effect_cents) as effect_cents');
    }

    /**
     * @param  list<Builder>  $parts
     * @return list<TransactionTotal> in the order of the types
     */
    private function lines(array $parts): array
    {
        $sums = [];
        foreach ($parts as $part) {
            foreach ($part->get() as $row) {
                $sums[$row->type][$row->status][] = $row;
            }
        }
        $lines = [];
        foreach (TransactionType::cases() as $type) {
            foreach (TransactionStatus::cases() as $status) {
                $rows = $sums[$type->value][$status->value] ?? [];
                if ($rows !== []) {
                    $lines[] = new TransactionTotal($type, $status, self::sum($rows, 'transactions_count'), self::sum($rows, 'amount_cents'), self::sum($rows, 'effect_cents'));
                }
            }
        }

        return $lines;
    }

    /** @param  non-empty-list<stdClass>  $rows */
    private static function sum(array $rows, string $column): int
    {
        return array_sum(array_map(static fn (stdClass $row): int => (int) $row->{$column}, $rows));
    }
}
