<?php

declare(strict_types=1);

namespace App\Lists\Clients;

use App\Lists\Filters\RareFirst;
use App\Lists\ListOrder;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\Expression;
use Illuminate\Database\Query\Grammars\MariaDbGrammar;
use Illuminate\Database\Query\Grammars\SQLiteGrammar;

/**
 * Makes the database read the list in its own order and test the filters on the way.
 *
 * SQLite tests them in the index of that order (clients_in_order_index).
 * SQLite does not know that a page needs 25 rows, so it would sort 300,000 clients of VIC instead of skipping a few others.
 * With two filters it would read every record that meets one of them. A plus before a column keeps SQLite from that column's index.
 * RareFirst has already replaced rare values by ids. MariaDB needs a hint for one column, and PostgreSQL none.
 */
final readonly class ClientIndexHint
{
    /** The columns of clients_in_order_index. */
    private const HELD = [
        'status', 'state', 'company_id', 'account_manager_id', 'affiliate_id', 'client_rating', 'betstop_state', 'is_barred', 'balance_cents',
        'last_deposit_at', 'created_at', 'sms_opted_out_at', 'genweb_betstopped_at', 'new_account_checked_at',
    ];

    /** Columns whose own index continues in the order of the list. */
    private const IN_ORDER = ['status', 'account_manager_id', 'is_barred'];

    /** @param  Builder  $clients  filtered, without joins */
    public static function page(Builder $clients, ListOrder $order): Builder
    {
        if ($order->sort->key !== 'last_bet_at') {
            return $clients;
        }

        // A common suburb is tested in the rows: sorting all its clients costs more.
        return $clients->getGrammar() instanceof MariaDbGrammar ? self::barredInRows($clients) : self::hint($clients, [...self::HELD, 'suburb'], self::IN_ORDER);
    }

    /**
     * MariaDB would read all clients who are not barred, from the latest bet to the range of last bets. A calculated column keeps it from
     * that index.
     */
    private static function barredInRows(Builder $clients): Builder
    {
        $walked = clone $clients;
        foreach ($walked->wheres as $place => $where) {
            if (($where['column'] ?? null) === 'clients.is_barred') {
                $walked->wheres[$place]['column'] = new Expression('`clients`.`is_barred` + 0');
            }
        }

        return $walked;
    }

    /** @param  Builder  $clients  filtered, without joins. The index of a single filter is enough for a count. */
    public static function count(Builder $clients): Builder
    {
        // A common word alone: in the order of their ids, the terms of neighbours are on one page of the index. SQLite would choose another order.
        if ($clients->getGrammar() instanceof SQLiteGrammar && array_column(RareFirst::conditions($clients, 'clients.id'), 'type') === ['Exists']) {
            return (clone $clients)->fromRaw('"clients" not indexed');
        }

        return self::hint($clients, self::HELD, self::HELD);
    }

    /**
     * @param  list<string>  $tested  columns to be tested row by row
     * @param  list<string>  $alone  columns whose own index is enough when they are the only filter
     */
    private static function hint(Builder $clients, array $tested, array $alone): Builder
    {
        if (! $clients->getGrammar() instanceof SQLiteGrammar) {
            return $clients;
        }
        $held = [];
        foreach ($clients->wheres as $place => $where) {
            $column = is_string($where['column'] ?? null) ? $where['column'] : '';
            if ($column === 'clients.id') {
                return $clients;
            }
            if (in_array(substr($column, strlen('clients.')), $tested, true)) {
                $held[$place] = substr($column, strlen('clients.'));
            }
        }
        if (count(array_unique($held)) === 1 && in_array(reset($held), $alone, true) && $clients->wheres[key($held)]['type'] !== 'NotIn') {
            return $clients;
        }

        $walked = clone $clients;
        foreach ($held as $place => $column) {
            $walked->wheres[$place]['column'] = new Expression("+\"clients\".\"{$column}\"");
        }

        return $walked;
    }
}
