<?php

declare(strict_types=1);

namespace App\Queries\Transactions;

use App\Queries\Lists\ListOrder;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\Expression;
use Illuminate\Database\Query\Grammars\SQLiteGrammar;
use Illuminate\Support\Facades\DB;

/**
 * Has SQLite walk the transactions in the order of the list and test the filters on the way, in the order of time without the
 * table (transactions_in_order_index), or walk those of one client.
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

    /** Rows that are sorted before one notices. */
    private const MANY = 100_000;

    /** @param  Builder  $transactions  filtered, without joins; for the page in this order */
    public static function page(Builder $transactions, ListOrder $order): Builder
    {
        return $order->sort === TransactionSort::OccurredAt
            ? self::walk($transactions, self::HELD, self::IN_ORDER)
            : self::walk($transactions, array_diff(self::HELD, ['amount_cents']), []);
    }

    /** @param  Builder  $transactions  filtered, without joins; to be counted or added up, for which the index of a single filter does */
    public static function all(Builder $transactions): Builder
    {
        return self::walk($transactions, self::HELD, self::HELD, isEveryRow: true);
    }

    /**
     * @param  array<string>  $held
     * @param  array<string>  $alone  columns whose own index does, where nothing else is asked
     */
    private static function walk(Builder $transactions, array $held, array $alone, bool $isEveryRow = false): Builder
    {
        if (! $transactions->getGrammar() instanceof SQLiteGrammar) {
            return $transactions;
        }
        $columns = array_map(static fn (array $where): string => is_string($where['column'] ?? null) ? substr($where['column'], strlen('transactions.')) : '', $transactions->wheres);
        if (in_array('id', $columns, true)) {
            return $transactions;
        }
        $asked = array_intersect($columns, $held);
        $isOfClient = array_filter($columns, static fn (string $column, int $place): bool => $column === 'client_id' && self::isOne($transactions->wheres[$place]), ARRAY_FILTER_USE_BOTH) !== [];
        if (! $isOfClient && count(array_unique($asked)) === 1) {
            $place = (int) array_key_first($asked);
            if (in_array($asked[$place], $alone, true) && ($isEveryRow || (count($asked) === 1 && self::isOne($transactions->wheres[$place])))) {
                $asked = [];
            }
        }

        $walked = clone $transactions;
        foreach ($asked as $place => $column) {
            $walked->wheres[$place]['column'] = self::unindexed("transactions.{$column}");
        }

        return $isEveryRow || $isOfClient ? $walked : self::past($walked);
    }

    /** Alternatives that very many rows meet, such as the first letter of a reference. */
    private static function past(Builder $transactions): Builder
    {
        foreach ($transactions->wheres as $place => $where) {
            $any = $where['query'] ?? null;
            if ($where['type'] === 'Nested' && $any instanceof Builder && DB::table('transactions')->addNestedWhereQuery($any)->offset(self::MANY)->limit(1)->exists()) {
                $transactions->wheres[$place]['query'] = self::unindexedAll($any);
            }
        }

        return $transactions;
    }

    private static function unindexedAll(Builder $any): Builder
    {
        $copy = clone $any;
        foreach ($copy->wheres as $place => $where) {
            if (is_string($where['column'] ?? null)) {
                $copy->wheres[$place]['column'] = self::unindexed($where['column']);
            } elseif (($where['query'] ?? null) instanceof Builder) {
                $copy->wheres[$place]['query'] = self::unindexedAll($where['query']);
            }
        }

        return $copy;
    }

    /** @return Expression<non-falsy-string> */
    private static function unindexed(string $column): Expression
    {
        return new Expression('+"'.str_replace('.', '"."', $column).'"');
    }

    /** @param  array<string, mixed>  $where */
    private static function isOne(array $where): bool
    {
        return $where['type'] === 'Basic' && $where['operator'] === '=';
    }
}
