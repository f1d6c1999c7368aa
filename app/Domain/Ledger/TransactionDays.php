<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * `transaction_days`: each UTC day of `transactions` added up by type, status and rail, so that a wide period is read from a
 * few rows a day.
 *
 * Nothing is added to a posting for it. A transaction changes with a ledger transaction only, and those are numbered without
 * gaps: what stands behind the number that the days were brought up to names every day that is not right any more. Such days
 * are read from `transactions` until `catchUp()` adds them up again.
 */
final readonly class TransactionDays
{
    /** So many ledger transactions are looked through for the days that they changed. */
    private const MOST_BEHIND = 5_000;

    private const HEAD = 1;

    /** Days that are read by one statement. */
    private const DAYS_AT_ONCE = 31;

    private const ROWS_A_STATEMENT = 500;

    /**
     * The days that have changed since they were added up, `2026-11-20`; null where so much has that it is not worth asking.
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
     * Adds up every day that has changed, some that follow each other in one transaction.
     *
     * @param  bool  $all  every day, whatever stands there
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
     * Days whose rows do not say what their transactions come to, though nothing has changed on them since.
     *
     * @return list<string>
     */
    public function wrong(): array
    {
        $wrong = [];
        $days = array_diff($this->allDays(), $this->changed() ?? $this->daysBehind($this->upTo(), null));
        foreach ($this->together(array_values($days)) as $stretch) {
            $kept = DB::table('transaction_days')->whereIn('day', $stretch)->get(['day', 'type', 'status', 'rail', 'transactions_count', 'amount_cents', 'effect_cents'])->groupBy('day');
            $found = collect($this->sums($stretch))->groupBy('day');
            foreach ($stretch as $day) {
                if (self::sorted($kept->get($day, collect())->all()) !== self::sorted($found->get($day, collect())->all())) {
                    $wrong[] = $day;
                }
            }
        }

        return $wrong;
    }

    /** @return array{string, string} the first second of the day, and of the next */
    public static function bounds(string $day): array
    {
        $start = CarbonImmutable::parse($day, 'UTC');

        return [$start->format('Y-m-d H:i:s'), $start->addDay()->format('Y-m-d H:i:s')];
    }

    /**
     * @param  list<string>  $days
     * @return iterable<non-empty-list<string>> days that follow each other without a gap, so many as are read at once
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

    /** @param  non-empty-list<string>  $days  that follow each other */
    private function addUp(array $days): void
    {
        DB::transaction(function () use ($days): void {
            // Two that add up one day come one after the other.
            DB::table('transaction_days_head')->where('id', self::HEAD)->lockForUpdate()->first();
            $rows = array_map(static fn (stdClass $row): array => get_object_vars($row), $this->sums($days));
            DB::table('transaction_days')->whereIn('day', $days)->delete();
            foreach (array_chunk($rows, self::ROWS_A_STATEMENT) as $chunk) {
                DB::table('transaction_days')->insert($chunk);
            }
        }, 3);
    }

    /**
     * @param  non-empty-list<string>  $days  that follow each other
     * @return list<stdClass>
     */
    private function sums(array $days): array
    {
        [$start, $end] = [self::bounds($days[0])[0], self::bounds($days[count($days) - 1])[1]];
        // The one name by which all three databases know the day of a time.
        $day = DB::raw('date(occurred_at)');

        return array_values(DB::table('transactions')->where('occurred_at', '>=', $start)->where('occurred_at', '<', $end)->groupBy($day, 'type', 'status', 'rail')
            ->select(['type', 'status', 'rail'])->selectRaw('date(occurred_at) as day, count(*) as transactions_count, sum(amount_cents) as amount_cents, sum(effect_cents) as effect_cents')->get()->all());
    }

    /** @return list<string> */
    private function daysBehind(int $from, ?int $end): array
    {
        // A row a day, however much has changed: whoever looks at the totals asks this too.
        $days = DB::table('transactions')->whereIn('id', static fn (Builder $behind): Builder => $behind->from('ledger_transactions')->select('transaction_id')
            ->where('id', '>', $from)->when($end !== null, static fn (Builder $some): Builder => $some->where('id', '<=', $end)))->selectRaw('distinct date(occurred_at) as day')->pluck('day');

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
        $lines = array_map(static fn (stdClass $row): string => "{$row->type}|{$row->status}|{$row->rail}|{$row->transactions_count}|{$row->amount_cents}|{$row->effect_cents}", $rows);
        sort($lines);

        return $lines;
    }
}
