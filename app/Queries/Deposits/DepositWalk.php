<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Queries\Lists\ListOrder;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\Expression;
use Illuminate\Database\Query\Grammars\SQLiteGrammar;

/**
 * Has SQLite walk the deposits in the order of the list and test the filters on the way.
 *
 * It knows how many rows a status has on average and not that a page needs 25 of them, so it would sort half a million
 * approved ones. A plus before a column keeps it from that column's index. What few meet has become ids before (RareFirst).
 */
final readonly class DepositWalk
{
    private const FILTERED = ['status', 'rail', 'client_id', 'amount_cents', 'value_at', 'waiting_since'];

    /** Indexes that go on in the order, where nothing else is asked. */
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
            if (in_array($name, self::FILTERED, true) && $name !== $order->sort->value) {
                $held[$place] = $name;
            }
        }
        $place = array_key_first($held);
        if ($place !== null && count($deposits->wheres) === 1 && $deposits->wheres[$place]['type'] === 'Basic' && in_array($held[$place], self::IN_ORDER[$order->sort->value] ?? [], true)) {
            return $deposits;
        }

        $walked = clone $deposits;
        foreach ($held as $at => $column) {
            $walked->wheres[$at]['column'] = new Expression("+\"deposits\".\"{$column}\"");
        }

        return $walked;
    }
}
