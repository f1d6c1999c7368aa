<?php

declare(strict_types=1);

namespace App\Domain\Matches\Merging;

use App\Enums\DepositStatus;
use App\Support\CalendarDay;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** When a client last bet and deposited. A bet or deposit of the loser since the merge counted for the winner. */
final readonly class LastTimes
{
    /** The table and column of the times. */
    private const COLUMNS = ['last_bet_at' => ['bets', 'placed_at'], 'last_deposit_at' => ['deposits', 'value_at']];

    /**
     * @param  array{before: array<string, mixed>, after: array<string, mixed>}  $fields  the winner's, from the snapshot
     * @return array{before: array<string, mixed>, after: array<string, mixed>} the other fields
     */
    public static function without(array $fields): array
    {
        return ['before' => $fields['before'], 'after' => array_diff_key($fields['after'], self::COLUMNS)];
    }

    /**
     * Each client's own times. Call it after the rows moved back.
     *
     * @param  array{before: array<string, mixed>, after: array<string, mixed>}  $fields  the winner's, from the snapshot
     * @return array{array<string, string|null>, array<string, string|null>} the winner's and the loser's, by column
     */
    public static function apart(stdClass $winner, stdClass $loser, array $fields): array
    {
        $times = [[], []];
        foreach (array_keys(self::COLUMNS) as $column) {
            [$own, $others] = [self::last($column, $winner), self::last($column, $loser)];
            $former = array_key_exists($column, $fields['after']) ? $fields['before'][$column] ?? null : $winner->{$column};
            $times[0][$column] = max($own, self::imported($column, $former, $winner, $loser));
            $times[1][$column] = max($others, self::imported($column, $loser->{$column}, $winner, $loser));
        }

        return $times;
    }

    /**
     * The time, unless it comes from a bet or deposit of either client: that deposit may have been undone since, or be the other client's.
     * A deposit of a bank file gets its time of day later, from the feed.
     */
    private static function imported(string $column, ?string $time, stdClass $winner, stdClass $loser): ?string
    {
        if ($time === null) {
            return null;
        }
        $both = [$winner->id, $loser->id];
        $day = CalendarDay::around(CarbonImmutable::parse($time, 'UTC'));
        $known = $column === 'last_bet_at'
            ? DB::table('bets')->whereIn('client_id', $both)->where('placed_at', $time)
            : DB::table('deposits')
                ->where('value_at', '>=', $day->from)
                ->where('value_at', '<', $day->until)
                ->whereIn(
                    'id',
                    DB::table('transactions')
                        ->whereIn('client_id', $both)
                        ->where('source_type', 'deposit')
                        ->select('source_id'),
                );

        return $known->exists() ? null : $time;
    }

    private static function last(string $column, stdClass $client): ?string
    {
        [$table, $time] = self::COLUMNS[$column];

        return DB::table($table)
            ->where('client_id', $client->id)
            ->when(
                $table === 'deposits',
                static fn (Builder $credited): Builder => $credited->where('status', DepositStatus::Approved->value),
            )
            ->max($time);
    }
}
