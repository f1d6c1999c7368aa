<?php

declare(strict_types=1);

namespace App\Lists;

use App\Lists\Filters\RareFirst;
use Illuminate\Contracts\Database\Query\Expression;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\Grammars\Grammar;
use Illuminate\Database\Query\Grammars\PostgresGrammar;

/**
 * Makes MariaDB and SQLite test a common condition on each row they read.
 *
 * They would start with all ids of the subquery and sort their rows: 400,000 accounts of one bookmaker for a page of 25. MariaDB never
 * collects a subquery with one value. RareFirst has noted which conditions are common.
 */
final readonly class RowConditions
{
    /**
     * A frequent word is tested row by row on every database.
     *
     * @param  Builder  $matching  filtered, to be read in the order of the list
     */
    public static function page(Builder $matching, string $idColumn, ListOrder $order): Builder
    {
        return RareFirst::isFrequentWord($matching, $idColumn, $order)
            ? self::replace($matching, 'isFrequent', ['In'])
            : self::perRow($matching);
    }

    /** A count reads a set of ids faster than rows, unless the rows outside the set are wanted. */
    public static function count(Builder $matching): Builder
    {
        return self::perRow($matching, ['NotExists']);
    }

    /** @param  list<string>  $types  of conditions */
    public static function perRow(Builder $matching, array $types = ['Exists', 'NotExists', 'In']): Builder
    {
        return $matching->getGrammar() instanceof PostgresGrammar ? $matching : self::replace($matching, 'isCommon', $types);
    }

    /** @param  list<string>  $types  of conditions */
    private static function replace(Builder $matching, string $note, array $types): Builder
    {
        $rows = clone $matching;
        foreach ($rows->wheres as $place => $where) {
            $sql = isset($where[$note]) && in_array($where['type'], $types, true) ? self::sql($where, $rows->getGrammar()) : null;
            if ($sql !== null) {
                $rows->wheres[$place] = ['type' => 'raw', 'sql' => $sql, 'boolean' => $where['boolean']];
            }
        }

        return $rows;
    }

    /**
     * @param  array{type: string, column: string, values: array<mixed>, query: Builder}  $where
     * @return string|null null for a list of values
     */
    private static function sql(array $where, Grammar $grammar): ?string
    {
        if ($where['type'] === 'In') {
            $set = $where['values'][0] ?? null;

            return $set instanceof Expression ? "({$grammar->wrap($where['column'])} in ({$set->getValue($grammar)})) is true" : null;
        }

        return "({$where['query']->clone()->limit(1)->toSql()}) is ".($where['type'] === 'NotExists' ? 'null' : 'not null');
    }
}
