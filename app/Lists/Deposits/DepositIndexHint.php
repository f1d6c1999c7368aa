<?php

declare(strict_types=1);

namespace App\Lists\Deposits;

use App\Lists\ListOrder;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\Expression;
use Illuminate\Database\Query\Grammars\SQLiteGrammar;

/**
 * Makes SQLite read the deposits in the order of the list and test the filters row by row.
 *
 * SQLite knows the average number of rows of a status, not that a page needs only 25. It would sort half a million approved
 * deposits. A plus before a column keeps SQLite from using that column's index. RareFirst has already turned rare values into ids.
 */
final readonly class DepositIndexHint
{
    private const FILTERED = ['status', 'rail', 'client_id', 'amount_cents', 'value_at', 'waiting_since'];

    /** For each order, the columns whose index continues in that order. They need no hint when they are the only condition. */
    private const IN_ORDER = ['value_at' => ['status', 'rail', 'client_id'], 'amount_cents' => ['rail'], 'waiting_since' => ['rail']];

    /** @param  Builder  $deposits  filtered, without joins */
    public static function page(Builder $deposits, ListOrder $order): Builder
    {
        if (! $deposits->getGrammar() instanceof SQLiteGrammar) {
            return $deposits;
        }
        $held = [];
        foreach ($deposits->wheres as $place => $where) {
            $column = is_string($where['column'] ?? null) ? $where['column'] : '';
            if ($column === 'deposits.id') {
                return $deposits;
            }
            $name = substr($column, strlen('deposits.'));
            if (in_array($name, self::FILTERED, true) && $name !== $order->sort->key) {
                $held[$place] = $name;
            }
        }
        $place = array_key_first($held);
        if (
            $place !== null
            && count($deposits->wheres) === 1
            && $deposits->wheres[$place]['type'] === 'Basic'
            && in_array($held[$place], self::IN_ORDER[$order->sort->key] ?? [], true)
        ) {
            return $deposits;
        }

        $walked = clone $deposits;
        foreach ($held as $at => $column) {
            $walked->wheres[$at]['column'] = new Expression("+\"deposits\".\"{$column}\"");
        }

        return $walked;
    }
}
