<?php

declare(strict_types=1);

namespace App\Lists;

use App\Lists\Filters\RareFirst;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\Grammars\SQLiteGrammar;

/**
 * Makes MariaDB and PostgreSQL find the few rows that RareFirst found before they sort them, without the other columns.
 *
 * They would read the index of the order instead and compare every row with the condition: 826,000 clients for the first 25 of 7,200.
 * No database moves an order or a condition through a limit. Where the index of the condition also holds the order, the table is
 * not read; the rows of the page are read by their ids. SQLite has index hints instead.
 */
final readonly class IdsFirst
{
    /**
     * @param  Builder  $matching  filtered, without joins, columns and order
     * @param  string  $idColumn  qualified by the list's table: 'clients.id'
     * @return Builder|null ids and columns of the order; null when the list is read in its order
     */
    public static function keys(Builder $matching, string $idColumn, ListOrder $order): ?Builder
    {
        [$table] = explode('.', $idColumn);
        if (! RareFirst::isRare($matching, $idColumn) || $matching->from !== $table || $matching->joins !== null || $matching->getGrammar() instanceof SQLiteGrammar) {
            return null;
        }

        return $matching->newQuery()->fromSub((clone $matching)->select([$idColumn, ...$order->sort->columns])->limit(PHP_INT_MAX), $table);
    }
}
