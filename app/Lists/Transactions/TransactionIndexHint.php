<?php

declare(strict_types=1);

namespace App\Lists\Transactions;

use App\Lists\ListOrder;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\Expression;
use Illuminate\Database\Query\Grammars\SQLiteGrammar;
use Illuminate\Support\Facades\DB;

/**
 * Makes SQLite read the transactions in the order of the list and test the filters row by row: in time order without the
 * table (transactions_in_order_index), or by the index of one client.
 *
 * SQLite knows the average number of rows of a type, not that a page needs only 25. It would sort all withdrawals instead of
 * skipping a few bets, or read all withdrawals for the ten of one client. A plus before a column keeps SQLite from using that
 * column's index. RareFirst has already turned rare values into ids.
 */
final readonly class TransactionIndexHint
{
    private const HELD = ['type', 'status', 'rail', 'amount_cents'];

    /** Their indexes continue in time order. */
    private const IN_ORDER = ['type', 'status', 'amount_cents'];

    /** Fewer rows than this are sorted fast enough. */
    private const MANY = 100_000;

    /** @param  Builder  $transactions  filtered, without joins, for a page in this order */
    public static function page(Builder $transactions, ListOrder $order): Builder
    {
        return $order->sort->key === 'occurred_at'
            ? self::walk($transactions, self::HELD, self::IN_ORDER)
            : self::walk($transactions, array_diff(self::HELD, ['amount_cents']), []);
    }

    /** @param  Builder  $transactions  filtered, without joins, for a count or a sum, which the index of a single filter serves */
    public static function all(Builder $transactions): Builder
    {
        return self::walk($transactions, self::HELD, self::HELD, isEveryRow: true);
    }

    /**
     * @param  array<string>  $held
     * @param  array<string>  $alone  columns whose own index is enough when they are the only condition
     */
    private static function walk(Builder $transactions, array $held, array $alone, bool $isEveryRow = false): Builder
    {
        if (! $transactions->getGrammar() instanceof SQLiteGrammar) {
            return $transactions;
        }
        $columns = array_map(
            static fn (array $where): string => is_string($where['column'] ?? null)
                ? substr($where['column'], strlen('transactions.'))
                : '',
            $transactions->wheres,
        );
        if (in_array('id', $columns, true)) {
            return $transactions;
        }
        $asked = array_intersect($columns, $held);
        $isOfClient = array_filter(
            $columns,
            static fn (string $column, int $place): bool => $column === 'client_id'
                && self::isOne($transactions->wheres[$place]),
            ARRAY_FILTER_USE_BOTH,
        ) !== [];
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

    /** Keeps conditions with very many matches, such as the first letter of a reference, from using their index. */
    private static function past(Builder $transactions): Builder
    {
        foreach ($transactions->wheres as $place => $where) {
            $any = $where['query'] ?? null;
            if (
                $where['type'] === 'Nested'
                && $any instanceof Builder
                && DB::table('transactions')->addNestedWhereQuery($any)->offset(self::MANY)->limit(1)->exists()
            ) {
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
