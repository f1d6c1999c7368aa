<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * Keeps a condition that few rows meet from reading a whole list.
 *
 * A list walks the index of its order until a page is full, which is quick for what is common and reads a million rows for
 * what three have; and no statistics tell a database which it is. So the condition is asked alone first, by its own index
 * and no further than MOST_IDS: what is rare becomes a handful of ids, what is common stays a condition.
 */
final readonly class RareFirst
{
    private const MOST_IDS = 10_000;

    /** A condition that so many of some records in the middle of the table meet is common. */
    private const SAMPLE = 1_000;

    private const COMMON_IN_SAMPLE = 20;

    /**
     * @param  string  $idColumn  qualified by the list's table: 'clients.id'
     * @param  Closure(Builder): mixed  $condition
     * @param  bool  $inOrder  the condition looks things up for each record: it is tried on a few first, and walking them by id
     *                         keeps its steps side by side
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

    private static function isCommon(Builder $alone, string $idColumn): bool
    {
        $middle = intdiv((int) DB::table(explode('.', $idColumn)[0])->max('id'), 2);

        return (clone $alone)->whereBetween($idColumn, [$middle, $middle + self::SAMPLE])->offset(self::COMMON_IN_SAMPLE - 1)->limit(1)->exists();
    }
}
