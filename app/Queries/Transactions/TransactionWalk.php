<?php

declare(strict_types=1);

namespace App\Queries\Transactions;

use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\Expression;
use Illuminate\Database\Query\Grammars\SQLiteGrammar;

/**
 * Has SQLite walk the transactions in the order of time and test the filters in that index (transactions_in_order_index), or
 * those of one client in theirs.
 *
 * It knows how many rows a type has on average and not that a page needs 25 of them, so it would sort all withdrawals rather
 * than walk past a few bets, or read them for the ten of one client. A plus before a column keeps it from that column's
 * index. What few rows meet has become ids before (RareFirst), and the others need no such help.
 */
final readonly class TransactionWalk
{
    private const HELD = ['type', 'status', 'rail', 'amount_cents'];

    /** Their own indexes go on in the order of time. */
    private const IN_ORDER = ['type', 'status', 'amount_cents'];

    /** @param  Builder  $transactions  filtered, without joins */
    public static function inTime(Builder $transactions): Builder
    {
        if (! $transactions->getGrammar() instanceof SQLiteGrammar) {
            return $transactions;
        }
        $held = [];
        $isOfClient = false;
        foreach ($transactions->wheres as $place => $where) {
            $column = is_string($where['column'] ?? null) ? substr($where['column'], strlen('transactions.')) : '';
            if ($column === 'id') {
                return $transactions;
            }
            $isOfClient = $isOfClient || ($column === 'client_id' && self::isOne($where));
            if (in_array($column, self::HELD, true)) {
                $held[$place] = $column;
            }
        }
        $place = array_key_first($held);
        if (! $isOfClient && count($held) === 1 && in_array($held[$place], self::IN_ORDER, true) && self::isOne($transactions->wheres[$place])) {
            return $transactions;
        }

        $walked = clone $transactions;
        foreach ($held as $place => $column) {
            $walked->wheres[$place]['column'] = new Expression("+\"transactions\".\"{$column}\"");
        }

        return $walked;
    }

    /** @param  array<string, mixed>  $where */
    private static function isOne(array $where): bool
    {
        return $where['type'] === 'Basic' && $where['operator'] === '=';
    }
}
