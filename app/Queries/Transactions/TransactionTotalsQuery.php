<?php

declare(strict_types=1);

namespace App\Queries\Transactions;

use App\Data\Transactions\TransactionTotal;
use App\Data\Transactions\TransactionTotals;
use App\Domain\Ledger\TransactionDays;
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

/**
 * Totals of the filtered transactions, by type and status.
 *
 * Filters by type, status, rail and period use the sums of whole UTC days. The incomplete days at both ends of the period, and
 * days that have changed since, are added up now. A client's transactions have their own index. Any other filter is added up
 * now if the period is at most a month or the rows are few.
 *
 * A period is its first second in UTC and the first second after it; null for an open end.
 *
 * @phpstan-type Period array{?CarbonImmutable, ?CarbonImmutable}
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
        $period = self::period($parameters->valueOf('period'), $viewer->timezone);
        $conditions = array_values(array_filter($parameters->conditions, static fn (FilterCondition $condition): bool => $condition->filter->key !== 'period'));
        $filters = array_map(static fn (FilterCondition $condition): string => $condition->filter->key, $conditions);
        if ($parameters->search === null && array_diff($filters, self::BY_DAY) === []) {
            return new TransactionTotals($this->lines($this->byDay($conditions, $period)), true);
        }
        $matching = TransactionIndexHint::all($this->list->matching($parameters, new ListContext($viewer)));
        if ($this->list->clientId($parameters) === null && ! self::isShort($period) && $this->reader->count($matching)->isCapped) {
            return new TransactionTotals([], false);
        }

        return new TransactionTotals($this->lines([$this->added($matching)]), true);
    }

    /**
     * @param  string|null  $days  first and last day, each optional: `2026-11-01,2026-11-20`
     * @return Period
     */
    private static function period(?string $days, string $timezone): array
    {
        [$from, $to] = explode(',', $days ?? ',');
        // Midnight in the viewer's zone is not always 24 hours after the midnight before.
        $startOf = static fn (string $day, int $daysLater): CarbonImmutable => CarbonImmutable::parse($day, $timezone)
            ->addDays($daysLater)
            ->startOfDay()
            ->utc();

        return [$from === '' ? null : $startOf($from, 0), $to === '' ? null : $startOf($to, 1)];
    }

    /** @param  Period  $period */
    private static function isShort(array $period): bool
    {
        [$start, $end] = $period;

        // One hour more, for the day when clocks go back.
        return $start !== null && $end !== null && $start->addDays(self::A_MONTH)->addHour()->greaterThanOrEqualTo($end);
    }

    /**
     * @param  list<FilterCondition>  $conditions
     * @param  Period  $period
     * @return list<Builder> which together cover the period once
     */
    private function byDay(array $conditions, array $period): array
    {
        $changed = $this->days->changed();
        if ($changed === null || count($changed) > self::MOST_CHANGED) {
            if (self::isShort($period)) {
                return [$this->plain($conditions, $period)];
            }
            $this->days->catchUp();
            $changed = $this->days->changed() ?? [];
        }

        [$from, $until] = $period;
        // The first whole UTC day of the period, and the first day after its last whole day.
        $first = $from === null ? null : ($from->isStartOfDay() ? $from : $from->addDay())->toDateString();
        $end = $until?->toDateString();
        if ($first !== null && $end !== null && $first >= $end) {
            return [$this->plain($conditions, $period)];
        }
        $changed = array_values(array_filter($changed, static fn (string $day): bool => ($first === null || $day >= $first) && ($end === null || $day < $end)));
        $parts = [self::applyPlainly($this->addedDays($first, $end, $changed), $conditions)];
        foreach ($changed as $day) {
            $start = CarbonImmutable::parse($day, 'UTC');
            $parts[] = $this->plain($conditions, [$start, $start->addDay()]);
        }
        if ($from?->isStartOfDay() === false) {
            $parts[] = $this->plain($conditions, [$from, CarbonImmutable::parse((string) $first, 'UTC')]);
        }
        if ($until?->isStartOfDay() === false) {
            $parts[] = $this->plain($conditions, [CarbonImmutable::parse((string) $end, 'UTC'), $until]);
        }

        return $parts;
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

    /**
     * @param  list<FilterCondition>  $conditions
     * @param  Period  $period
     */
    private function plain(array $conditions, array $period): Builder
    {
        [$start, $end] = $period;

        return $this->added(
            TransactionIndexHint::all(
                self::applyPlainly(DB::table('transactions'), $conditions)
                    ->when(
                        $start,
                        static fn (Builder $query, CarbonImmutable $at): Builder => $query->where(
                            'transactions.occurred_at',
                            '>=',
                            $at->format('Y-m-d H:i:s'),
                        ),
                    )
                    ->when(
                        $end,
                        static fn (Builder $query, CarbonImmutable $at): Builder => $query->where(
                            'transactions.occurred_at',
                            '<',
                            $at->format('Y-m-d H:i:s'),
                        ),
                    ),
            ),
        );
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
                [$count, $amount, $effect] = $sums[$row->type][$row->status] ?? [0, 0, 0];
                $sums[$row->type][$row->status] = [
                    $count + (int) $row->transactions_count,
                    $amount + (int) $row->amount_cents,
                    $effect + (int) $row->effect_cents,
                ];
            }
        }
        $lines = [];
        foreach (TransactionType::cases() as $type) {
            foreach (TransactionStatus::cases() as $status) {
                if (isset($sums[$type->value][$status->value])) {
                    $lines[] = new TransactionTotal($type, $status, ...$sums[$type->value][$status->value]);
                }
            }
        }

        return $lines;
    }
}
