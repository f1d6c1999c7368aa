<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * Keeps a condition that matches few rows from reading a whole list.
 *
 * A list reads the index of its order until a page is full. This is fast for common values, but reads a million rows for a value
 * that three rows have, and statistics don't tell the database which case it is. So the condition is queried alone first, by its
 * own index and up to MOST_IDS: a rare value becomes a few ids, and a common one stays a condition.
 */
final readonly class RareFirst
{
    private const MOST_IDS = 10_000;

    /** A value of a fiftieth of the table is common: a page of 25 comes after some 1,250 rows of the order, if its rows are spread. */
    private const RARE_SHARE = 50;

    private const FEWEST_IDS = 1_000;

    private const MOST_IDS_OF_MANY = 20_000;

    /** A condition is common when COMMON_IN_SAMPLE of these records in the middle of the table match. */
    private const SAMPLE = 1_000;

    private const COMMON_IN_SAMPLE = 20;

    /**
     * @param  string  $idColumn  qualified by the list's table: 'clients.id'
     * @param  Closure(Builder): mixed  $condition
     * @param  bool  $inOrder  for a condition with a lookup per record: it is tried on a sample first, and records are read by id
     */
    public static function narrow(Builder $query, string $idColumn, Closure $condition, bool $inOrder = false): void
    {
        $alone = DB::table(explode('.', $idColumn)[0]);
        $condition($alone);
        if ($inOrder && self::isCommon($alone, $idColumn)) {
            $condition($query);

            return;
        }
        $ids = $alone->when($inOrder, static fn (Builder $some): Builder => $some->orderBy($idColumn))->limit(self::MOST_IDS + 1)->pluck($idColumn)->all();

        count($ids) > self::MOST_IDS ? $condition($query) : $query->whereIntegerInRaw($idColumn, $ids);
    }

    /**
     * For a condition with its own index, in which the database counts matches faster than it sends them.
     *
     * @param  string  $idColumn  qualified by the list's table: 'clients.id'
     * @param  Closure(Builder): mixed  $condition
     */
    public static function narrowByIndex(Builder $query, string $idColumn, Closure $condition): void
    {
        $alone = DB::table(explode('.', $idColumn)[0]);
        $condition($alone);
        $most = min(self::MOST_IDS_OF_MANY, max(self::FEWEST_IDS, intdiv(self::lastId($idColumn), self::RARE_SHARE)));
        (clone $alone)->select($idColumn)->offset($most)->limit(1)->exists()
            ? $condition($query)
            : $query->whereIntegerInRaw($idColumn, $alone->pluck($idColumn)->all());
    }

    private static function isCommon(Builder $alone, string $idColumn): bool
    {
        $middle = intdiv(self::lastId($idColumn), 2);

        return (clone $alone)->whereBetween($idColumn, [$middle, $middle + self::SAMPLE])->offset(self::COMMON_IN_SAMPLE - 1)->limit(1)->exists();
    }

    private static function lastId(string $idColumn): int
    {
        return (int) DB::table(explode('.', $idColumn)[0])->max('id');
    }
}
