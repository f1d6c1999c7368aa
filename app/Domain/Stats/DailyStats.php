<?php

declare(strict_types=1);

namespace App\Domain\Stats;

use App\Support\CalendarDay;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Keeps `daily_stats` and `message_stats` up to date; {@see DailySums} and {@see MessageSums} explain their rows.
 *
 * A day is added up again on every run until an hour after the next day, when transactions of that day have ended. Changes of earlier
 * days are recorded with `changed()` in the transaction of the change. A day is replaced in one transaction, so a killed run leaves the former figures and is repeated.
 */
final readonly class DailyStats
{
    private const ROWS_A_STATEMENT = 500;

    /** The tables that are counted, with the column that decides the day. */
    private const COUNTED = [
        'clients' => 'created_at',
        'bets' => 'placed_at',
        'deposits' => 'value_at',
        'withdrawals' => 'paid_at',
        'bonus_claims' => 'credited_at',
    ];

    /**
     * Call it in the transaction that changes what counts at these moments.
     *
     * @param  iterable<CarbonImmutable>  $moments
     */
    public function changed(iterable $moments): void
    {
        $recent = CalendarDay::today()->plus(-1)->date;
        $days = [];
        foreach ($moments as $moment) {
            $day = CalendarDay::around($moment)->date;
            if ($day < $recent) {
                $days[$day] = ['day' => $day];
            }
        }
        foreach (array_chunk(array_values($days), self::ROWS_A_STATEMENT) as $rows) {
            DB::table('daily_stats_changes')->insert($rows);
        }
    }

    /**
     * Records all days of these clients, for a merge.
     *
     * @param  list<int>  $clientIds
     */
    public function clientsChanged(array $clientIds): void
    {
        $dates = [];
        foreach (self::COUNTED as $table => $column) {
            $dates = [...$dates, ...DB::table($table)->whereIntegerInRaw($table === 'clients' ? 'id' : 'client_id', $clientIds)->whereNotNull($column)
                ->selectRaw("distinct date({$column}) as date")->pluck('date')->all()];
        }
        // A UTC date covers parts of two days.
        $this->changed(array_merge(...array_map(static fn (string $date): array => [
            CarbonImmutable::parse($date, 'UTC'), CarbonImmutable::parse($date, 'UTC')->endOfDay(),
        ], array_values(array_unique($dates)))));
    }

    /** @return list<string> days to add up, latest first */
    public function due(): array
    {
        $today = CalendarDay::today()->date;
        $due = [
            $today,
            ...DB::table('daily_stats_changes')->where('day', '<=', $today)->distinct()->pluck('day')->all(),
            ...DB::table('daily_stats_days')->where('is_final', false)->where('day', '<=', $today)->pluck('day')->all(),
            ...array_diff($this->allDays($today), DB::table('daily_stats_days')->pluck('day')->all()),
        ];
        $due = array_values(array_unique($due));
        rsort($due);

        return $due;
    }

    /** Adds up one day. Writes nothing when another process has replaced the day since. */
    public function refresh(string $day): void
    {
        DB::table('daily_stats_days')->insertOrIgnore(['day' => $day]);
        $round = (int) DB::table('daily_stats_days')->where('day', $day)->value('round');
        // Read before the records: a change that is recorded later stays recorded.
        $changes = DB::table('daily_stats_changes')->where('day', $day)->pluck('id')->map(intval(...))->all();
        $now = CarbonImmutable::now();
        $calendarDay = CalendarDay::of($day);
        // Read outside the transaction, so that other writers don't wait for it.
        $rows = array_map(static fn (stdClass $row): array => ['day' => $day, ...get_object_vars($row)], DailySums::of($calendarDay)->get()->all());
        $messages = MessageSums::of($calendarDay);

        DB::transaction(static function () use ($day, $round, $changes, $now, $calendarDay, $rows, $messages): void {
            $isFirst = DB::table('daily_stats_days')->where('day', $day)->where('round', $round)
                ->update(['round' => $round + 1, 'computed_at' => $now, 'is_final' => $now >= $calendarDay->plus(2)->from->addHour()]) === 1;
            if (! $isFirst) {
                return;
            }
            DB::table('daily_stats')->where('day', $day)->delete();
            foreach (array_chunk($rows, self::ROWS_A_STATEMENT) as $chunk) {
                DB::table('daily_stats')->insert($chunk);
            }
            DB::table('message_stats')->where('day', $day)->delete();
            DB::table('message_stats')->insert($messages);
            foreach (array_chunk($changes, self::ROWS_A_STATEMENT) as $ids) {
                DB::table('daily_stats_changes')->whereIntegerInRaw('id', $ids)->delete();
            }
        }, 3);
    }

    /** @return list<string> from the first record to today */
    public function allDays(string $until): array
    {
        $first = array_filter(
            array_map(
                static fn (string $table, string $column): mixed => DB::table($table)->min($column),
                array_keys(self::COUNTED),
                self::COUNTED,
            ),
            is_string(...),
        );
        $days = [];
        if ($first !== []) {
            for ($day = CalendarDay::around(CarbonImmutable::parse(min($first))); $day->date <= $until; $day = $day->plus(1)) {
                $days[] = $day->date;
            }
        }

        return $days;
    }
}
