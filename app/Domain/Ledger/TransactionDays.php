<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * `transaction_days`: sums of `transactions` by UTC day, type, status and rail, for totals of long periods.
 *
 * A transaction changes only with a ledger transaction, and those are numbered without gaps. Ledger transactions after the last
 * added number give the changed days; these are read from `transactions` until `catchUp()` adds them up again.
 */
final readonly class TransactionDays
{
    /** With more ledger transactions behind, changed days are not looked up. */
    private const MOST_BEHIND = 5_000;

    private const HEAD = 1;

    /** Days that are read by one statement. */
    private const DAYS_AT_ONCE = 31;

    private const ROWS_A_STATEMENT = 500;

    /**
     * Days changed since they were added up, `2026-11-20`; null when too many ledger transactions are behind.
     *
     * @return list<string>|null
     */
    public function changed(): ?array
    {
        $from = $this->upTo();
        if ($this->end() - $from > self::MOST_BEHIND) {
            return null;
        }

        return $this->daysBehind($from, null);
    }

    /**
     * Adds up the changed days, consecutive ones in one transaction.
     *
     * @param  bool  $all  every day
     * @return int days
     */
    public function catchUp(bool $all = false): int
    {
        $end = $this->end();
        $from = $this->upTo();
        $days = $all || $from === 0 ? $this->allDays() : $this->daysBehind($from, $end);
        foreach ($this->together($days) as $stretch) {
            $this->addUp($stretch);
        }
        DB::table('transaction_days_head')->where('id', self::HEAD)->where('last_ledger_id', '<', $end)->update(['last_ledger_id' => $end]);

        return count($days);
    }

    /**
     * Unchanged days whose rows differ from their transactions.
     *
     * @return list<string>
     */
    public function wrong(): array
    {
        $wrong = [];
        $days = array_diff($this->allDays(), $this->changed() ?? $this->daysBehind($this->upTo(), null));
        foreach ($this->together(array_values($days)) as $stretch) {
            $kept = DB::table('transaction_days')
                ->whereIn('day', $stretch)
                ->get(['day', 'type', 'status', 'rail', 'transactions_count', 'amount_cents', 'effect_cents'])
                ->groupBy('day');
            $found = collect($this->sums($stretch))->groupBy('day');
            foreach ($stretch as $day) {
                if (self::sorted($kept->get($day, collect())->all()) !== self::sorted($found->get($day, collect())->all())) {
                    $wrong[] = $day;
                }
            }
        }

        return $wrong;
    }

    /** @return array{string, string} first second of the day and of the next day */
    public static function bounds(string $day): array
    {
        $start = CarbonImmutable::parse($day, 'UTC');

        return [$start->format('Y-m-d H:i:s'), $start->addDay()->format('Y-m-d H:i:s')];
    }

    /**
     * @param  list<string>  $days
     * @return iterable<non-empty-list<string>> consecutive days that one statement reads
     */
    private function together(array $days): iterable
    {
        sort($days);
        $stretch = [];
        foreach ($days as $day) {
            if ($stretch !== [] && (count($stretch) === self::DAYS_AT_ONCE || self::bounds($stretch[count($stretch) - 1])[1] !== "{$day} 00:00:00")) {
                yield $stretch;
                $stretch = [];
            }
            $stretch[] = $day;
        }
        if ($stretch !== []) {
            yield $stretch;
        }
    }

    /** @param  non-empty-list<string>  $days  consecutive */
    private function addUp(array $days): void
    {
        DB::transaction(function () use ($days): void {
            // Locked, so that two processes don't add up the same day at once.
            DB::table('transaction_days_head')->where('id', self::HEAD)->lockForUpdate()->first();
            $rows = array_map(static fn (stdClass $row): array => get_object_vars($row), $this->sums($days));
            DB::table('transaction_days')->whereIn('day', $days)->delete();
            foreach (array_chunk($rows, self::ROWS_A_STATEMENT) as $chunk) {
                DB::table('transaction_days')->insert($chunk);
            }
        }, 3);
    }

    /**
     * @param  non-empty-list<string>  $days  consecutive
     * @return list<stdClass>
     */
    private function sums(array $days): array
    {
        [$start, $end] = [self::bounds($days[0])[0], self::bounds($days[count($days) - 1])[1]];
        // The day of a time on all three databases.
        $day = DB::raw('date(occurred_at)');

        return array_values(
            DB::table('transactions')
                ->where('occurred_at', '>=', $start)
                ->where('occurred_at', '<', $end)
                ->groupBy($day, 'type', 'status', 'rail')
                ->select(['type', 'status', 'rail'])
                ->selectRaw(
                    'date(occurred_at) as day, count(*) as transactions_count, sum(amount_cents) as amount_cents, sum(effect_cents) as effect_cents',
                )
                ->get()
                ->all(),
        );
    }

    /** @return list<string> */
    private function daysBehind(int $from, ?int $end): array
    {
        $days = DB::table('transactions')
            ->whereIn(
                'id',
                static fn (Builder $behind): Builder => $behind
                    ->from('ledger_transactions')
                    ->select('transaction_id')
                    ->where('id', '>', $from)
                    ->when($end !== null, static fn (Builder $some): Builder => $some->where('id', '<=', $end)),
            )
            ->selectRaw('distinct date(occurred_at) as day')
            ->pluck('day');

        return array_values($days->all());
    }

    /** @return list<string> */
    private function allDays(): array
    {
        $ends = DB::table('transactions')->selectRaw('min(occurred_at) as first_at, max(occurred_at) as last_at')->first();
        $days = [];
        if ($ends?->first_at !== null) {
            $last = substr($ends->last_at, 0, 10);
            for ($day = CarbonImmutable::parse(substr($ends->first_at, 0, 10), 'UTC'); $day->toDateString() <= $last; $day = $day->addDay()) {
                $days[] = $day->toDateString();
            }
        }

        return $days;
    }

    private function upTo(): int
    {
        return (int) DB::table('transaction_days_head')->where('id', self::HEAD)->value('last_ledger_id');
    }

    private function end(): int
    {
        return (int) DB::table('ledger_chain')->where('id', 1)->value('last_id');
    }

    /**
     * @param  array<int, stdClass>  $rows
     * @return list<string>
     */
    private static function sorted(array $rows): array
    {
        $lines = array_map(
            static fn (
                stdClass $row,
            ): string => "{$row->type}|{$row->status}|{$row->rail}|{$row->transactions_count}|{$row->amount_cents}|{$row->effect_cents}",
            $rows,
        );
        sort($lines);

        return $lines;
    }
}
