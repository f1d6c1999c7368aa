<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Queries\Lists\ListOrder;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\Expression;
use Illuminate\Database\Query\Grammars\SQLiteGrammar;

/**
 * Has SQLite walk the list in its own order, and test the filters in the index of that order (clients_in_order_index).
 *
 * It knows how many clients a state has on average and not that a page needs 25 of them, so it sorts 300,000 of VIC rather
 * than to walk past a few of the others; of two filters it reads every record that meets the one. A plus before a column
 * keeps it from that column's index. What few meet has become ids before (RareFirst), and the others need no such help.
 */
final readonly class ClientWalk
{
    /** Held by clients_in_order_index. */
    private const HELD = [
        'status', 'state', 'company_id', 'account_manager_id', 'affiliate_id', 'client_rating', 'betstop_state', 'is_barred', 'balance_cents',
        'last_deposit_at', 'created_at', 'sms_opted_out_at', 'genweb_betstopped_at', 'new_account_checked_at',
    ];

    /** Their own indexes go on in the list's order. */
    private const IN_ORDER = ['status', 'account_manager_id', 'is_barred'];

    /** @param  Builder  $clients  filtered, without joins; for the page in this order */
    public static function page(Builder $clients, ListOrder $order): Builder
    {
        return $order->sort === ClientSort::LastBet ? self::walk($clients, self::IN_ORDER) : $clients;
    }

    /** @param  Builder  $clients  filtered, without joins; to be counted, for which the index of a single filter does */
    public static function count(Builder $clients): Builder
    {
        return self::walk($clients, self::HELD);
    }

    /** @param  list<string>  $alone  columns whose own index does, where nothing else is asked */
    private static function walk(Builder $clients, array $alone): Builder
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
            if (in_array(substr($column, strlen('clients.')), self::HELD, true)) {
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
