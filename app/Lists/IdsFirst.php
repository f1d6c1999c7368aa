<?php

declare(strict_types=1);

namespace App\Lists;

use App\Lists\Filters\RareFirst;
use Illuminate\Database\Query\Builder;

/**
 * Makes the database find the few rows that RareFirst found before it sorts them, without the other columns.
 *
 * It would read the index of the order instead and compare every row with the condition: 826,000 clients for the first 25 of 7,200.
 * No database moves an order or a condition through a limit. Where the index of the condition also holds the order, the table is
 * not read; the rows of the page are read by their ids.
 */
final readonly class IdsFirst
{
    /**
     * A rare value with further conditions: the ids that meet all of them, unless there are too many, are read once for the page and the count.
     *
     * @param  Builder  $matching  filtered, without joins, columns and order
     * @param  string  $idColumn  qualified by the list's table: 'clients.id'
     */
    public static function readOnce(Builder $matching, string $idColumn): Builder
    {
        if (! self::isRare($matching, $idColumn) || count(RareFirst::conditions($matching, $idColumn)) < 2) {
            return $matching;
        }
        $few = $matching->newQuery()->from($matching->from);
        RareFirst::narrow($few, $idColumn, static fn (Builder $all): Builder => $all->mergeWheres($matching->wheres, $matching->getBindings()));

        return RareFirst::found($few, $idColumn) > RareFirst::MOST_IDS ? $matching : $few;
    }

    /**
     * @param  Builder  $matching  filtered, without joins, columns and order
     * @param  string  $idColumn  qualified by the list's table: 'clients.id'
     * @return Builder|null ids and columns of the order; null when the list is read in its order
     */
    public static function keys(Builder $matching, string $idColumn, ListOrder $order): ?Builder
    {
        if (! self::isRare($matching, $idColumn) || RareFirst::isFrequentWord($matching, $idColumn, $order)) {
            return null;
        }

        return $matching->newQuery()->fromSub((clone $matching)->select([$idColumn, ...$order->sort->columns])->limit(PHP_INT_MAX), explode('.', $idColumn)[0]);
    }

    private static function isRare(Builder $matching, string $idColumn): bool
    {
        return RareFirst::isRare($matching, $idColumn) && $matching->from === explode('.', $idColumn)[0] && $matching->joins === null;
    }
}
