<?php

declare(strict_types=1);

namespace App\Queries\Transactions;

use App\Data\Transactions\TransactionTotal;
use App\Data\Transactions\TransactionTotals;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Queries\Lists\ListReader;
use App\Services\Ledger\TransactionDays;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * What the transactions of a filter come to, by type and status.
 *
 * Type, status, rail and period are answered from whole UTC days that are added up already; the parts of a day at both ends
 * of the period, and days that have changed since, are added up now. What a client's transactions come to is read from their
 * own index. Everything else is added up now, as long as the period is a month or the rows are few.
 */
final readonly class TransactionTotalsQuery
{
    /** Days that are added up at once. */
    private const A_MONTH = 31;

    /** More changed days than these are not read one by one. */
    private const MOST_CHANGED = 20;

    public function __construct(private TransactionDays $days, private ListReader $reader) {}

    public function for(TransactionFilters $filters): TransactionTotals
    {
        if ($filters->isOfDays()) {
            return new TransactionTotals($this->lines($this->byDay($filters)), true);
        }
        $matching = $filters->apply(DB::table('transactions'));
        if ($filters->clientId() === null && ! $filters->period->isWithin(self::A_MONTH) && $this->reader->count(TransactionWalk::all($matching))->isCapped) {
            return new TransactionTotals([], false);
        }

        return new TransactionTotals($this->lines([$this->added(TransactionWalk::all($matching))]), true);
    }

    /** @return list<Builder> that together hold the period once */
    private function byDay(TransactionFilters $filters): array
    {
        $changed = $this->days->changed();
        if ($changed === null || count($changed) > self::MOST_CHANGED) {
            if ($filters->period->isWithin(self::A_MONTH)) {
                return [$this->plain($filters, $filters->period)];
            }
            $this->days->catchUp();
            $changed = $this->days->changed() ?? [];
        }

        [$first, $end] = $this->wholeDays($filters->period);
        if ($first !== null && $end !== null && $first >= $end) {
            return [$this->plain($filters, $filters->period)];
        }
        $changed = array_values(array_filter($changed, static fn (string $day): bool => ($first === null || $day >= $first) && ($end === null || $day < $end)));
        $parts = [$filters->applyPlainly($this->addedDays($first, $end, $changed))];
        foreach ($changed as $day) {
            [$start, $next] = TransactionDays::bounds($day);
            $parts[] = $this->plain($filters, TransactionPeriod::between(CarbonImmutable::parse($start, 'UTC'), CarbonImmutable::parse($next, 'UTC')));
        }
        foreach ($this->ends($filters->period, $first, $end) as $part) {
            $parts[] = $this->plain($filters, $part);
        }

        return $parts;
    }

    /** @return array{string|null, string|null} the first whole UTC day of the period, and the first day after its last */
    private function wholeDays(TransactionPeriod $period): array
    {
        $first = $period->start === null ? null : ($period->start->isStartOfDay() ? $period->start : $period->start->addDay())->toDateString();

        return [$first, $period->end?->toDateString()];
    }

    /** @return list<TransactionPeriod> what of the period lies before its first whole day and after its last */
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

    private function plain(TransactionFilters $filters, TransactionPeriod $period): Builder
    {
        return $this->added(TransactionWalk::all($period->apply($filters->applyPlainly(DB::table('transactions')))));
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
