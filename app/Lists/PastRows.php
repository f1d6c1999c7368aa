<?php

declare(strict_types=1);

namespace App\Lists;

use App\Domain\Clients\History\ClientPast;
use App\Domain\Matches\Merging\MergedRows;
use Illuminate\Database\Eloquent\Builder as EloquentBuilder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;

/**
 * A client's rows at an earlier time, as a query with the name and the columns of their table. Filters, sorts, counts and totals
 * then use the former values.
 */
final readonly class PastRows
{
    /**
     * @param  Builder  $rows  the client's rows today
     * @param  string  $place  the table and its column of the client: `bets.client_id`
     * @param  string  $since  the column with the time at which a row began
     * @param  list<string>  $same  columns that never change
     * @param  array<string, string>  $then  SQL of the former value, by column
     */
    public static function of(Builder $rows, ClientPast $past, string $place, string $since, array $same, array $then = []): Builder
    {
        $table = Str::before($place, '.');
        self::keep($rows, $past, $place, $since)->select(array_map(static fn (string $column): string => "{$table}.{$column}", $same));
        foreach ($then as $column => $sql) {
            $rows->selectRaw("{$sql} as {$column}");
        }

        return DB::query()->fromSub($rows, $table);
    }

    /**
     * Keeps the rows that the client had at that time. Rows of records that were merged later are left out.
     *
     * @template TRows of Builder|EloquentBuilder<covariant Model>
     *
     * @param  TRows  $rows
     * @param  ClientPast|null  $past  null to keep all
     * @return TRows
     */
    public static function keep(Builder|EloquentBuilder $rows, ?ClientPast $past, string $place, string $since): Builder|EloquentBuilder
    {
        if ($past !== null) {
            $table = Str::before($place, '.');
            $query = $rows instanceof EloquentBuilder ? $rows->getQuery() : $rows;
            $query->where("{$table}.{$since}", '<', $past->moment)->whereIntegerNotInRaw("{$table}.id", MergedRows::since($past, $place));
        }

        return $rows;
    }

    /** SQL of a time, or of a value set at a time, that is null until then. */
    public static function once(ClientPast $past, string $time, ?string $value = null): string
    {
        return "case when {$time} < {$past->sql()} then ".($value ?? $time).' end';
    }

    /**
     * SQL of a value that later audited changes replaced.
     *
     * @param  array<int, string>  $former  SQL by the id of the row
     */
    public static function formerly(array $former, string $id, string $current): string
    {
        $cases = array_map(static fn (int $row, string $value): string => " when {$row} then {$value}", array_keys($former), $former);

        return $former === [] ? $current : "case {$id}".implode('', $cases)." else {$current} end";
    }
}
