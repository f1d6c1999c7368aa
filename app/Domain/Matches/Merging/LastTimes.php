<?php

declare(strict_types=1);

namespace App\Domain\Matches\Merging;

use App\Enums\DepositStatus;
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
            $former = match (true) {
                array_key_exists($column, $fields['after']) => $fields['before'][$column] ?? null,
                $own !== null && $winner->{$column} === $others => null,
                default => $winner->{$column},
            };
            $times[0][$column] = max($former, $own);
            $times[1][$column] = max($loser->{$column}, $others);
        }

        return $times;
    }

    private static function last(string $column, stdClass $client): ?string
    {
        [$table, $time] = self::COLUMNS[$column];

        return DB::table($table)->where('client_id', $client->id)->when($table === 'deposits', static fn (Builder $credited): Builder => $credited->where('status', DepositStatus::Approved->value))->max($time);
    }
}
