<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Lists\ListOrder;
use App\Lists\RowConditions;
use Closure;
use Illuminate\Contracts\Database\Query\Expression;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\Grammars\MySqlGrammar;
use Illuminate\Support\Facades\DB;

/**
 * Keeps a condition that matches few rows from reading a whole list.
 *
 * A list reads the index of its order until a page is full. This is fast for common values, but reads a million rows for a value
 * that three rows have, and statistics don't tell the database which case it is. So the condition is queried alone first, by its
 * own index: IdsFirst reads the rows of a rare value before the order of the list, and a common one stays a condition. A condition
 * without an index of its own becomes up to MOST_IDS ids. What was found is noted at the condition, in keys that the grammars ignore.
 */
final readonly class RareFirst
{
    /** Reading as many matches takes as long as a page of 25 in the order of a million clients. */
    public const MOST_IDS = 5_000;

    /** A value of a fiftieth of the table is common: a page of 25 comes after some 1,250 rows of the order, if its rows are spread. */
    private const RARE_SHARE = 50;

    private const FEWEST_IDS = 1_000;

    private const MOST_IDS_OF_MANY = 20_000;

    /** A condition is common when COMMON_IN_SAMPLE of these records in the middle of the table match. */
    private const SAMPLE = 1_000;

    private const COMMON_IN_SAMPLE = 20;

    /**
     * @param  string  $idColumn  qualified by the list's table: 'clients.id'
     * @param  Closure(Builder): mixed  $condition
     * @param  bool  $inOrder  for a condition with a lookup per record: it is tried on a sample first, and records are read by id
     */
    public static function narrow(Builder $query, string $idColumn, Closure $condition, bool $inOrder = false): void
    {
        [$table] = explode('.', $idColumn);
        if ($inOrder && self::isCommon($condition, $idColumn)) {
            self::mark($query, $condition, ['isCommon' => true]);

            return;
        }
        $alone = DB::table($table);
        $condition($alone);
        // The list's own rule, so that the ids found are also its count.
        if (array_filter($query->wheres, static fn (array $where): bool => self::leavesOutDeleted($where, $table)) !== []) {
            $alone->whereNull("{$table}.deleted_at");
        }
        $ids = $alone->when($inOrder, static fn (Builder $some): Builder => $some->orderBy($idColumn))->limit(self::MOST_IDS + 1)->pluck($idColumn)->all();

        $notes = ['search' => ['at' => count($query->wheres), 'found' => count($ids)]];
        if (count($ids) <= self::MOST_IDS) {
            self::mark($query, static fn (Builder $some): Builder => $some->whereIntegerInRaw($idColumn, $ids), $notes);

            return;
        }
        // A set of ids from the index of another table is not compared with each row in the order of the list.
        self::mark($query, $condition, [...$notes, 'isCommon' => true]);
    }

    /**
     * For words of a search: their ids are read before the order of the list. Very common words are tested row by row.
     *
     * @param  string  $idColumn  qualified by the list's table: 'clients.id'
     * @param  string  $subjectType  the morph name
     */
    public static function narrowByWords(Builder $query, string $idColumn, string $subjectType, SearchText $text): void
    {
        $alone = DB::table(explode('.', $idColumn)[0]);
        app(SearchIndex::class)->constrain($alone, $idColumn, $subjectType, $text);
        $condition = static fn (Builder $some): Builder => $some->mergeWheres($alone->wheres, $alone->getBindings());
        $sets = array_filter($alone->wheres, static fn (array $where): bool => $where['type'] === 'In' && ($where['values'][0] ?? null) instanceof Expression);
        // With other conditions, MariaDB starts with the most selective one itself.
        $isAlone = count($query->wheres) < 2 || ! $query->getGrammar() instanceof MySqlGrammar;
        match (true) {
            $sets === [] => self::mark($query, $condition, ['isCommon' => true]),
            // The ids that several words share are read once, for the page and the count.
            count($text->prefixes) > 1, count($alone->wheres) > 1 => self::narrow($query, $idColumn, $condition),
            default => self::mark($query, $condition, [
                ...($isAlone ? ['isRare' => true] : []),
                ...(self::isFrequent($alone, reset($sets)['values'][0]) ? ['isFrequent' => true] : []),
            ]),
        };
    }

    /**
     * For a condition with its own index, in which the database counts matches faster than it sends them.
     *
     * @param  string  $idColumn  qualified by the list's table: 'clients.id'
     * @param  Closure(Builder): mixed  $condition
     */
    public static function narrowByIndex(Builder $query, string $idColumn, Closure $condition): void
    {
        $alone = DB::table(explode('.', $idColumn)[0]);
        $condition($alone);
        $most = min(self::MOST_IDS_OF_MANY, max(self::FEWEST_IDS, intdiv(self::lastId($idColumn), self::RARE_SHARE)));
        (clone $alone)->select($idColumn)->offset($most)->limit(1)->exists() ? $condition($query) : self::mark($query, $condition, ['isRare' => true]);
    }

    /**
     * Whether a condition with few matches is to be read by its own index, before the order of the list.
     *
     * @param  string  $idColumn  qualified by the list's table: 'clients.id'
     */
    public static function isRare(Builder $query, string $idColumn): bool
    {
        return array_filter(
            $query->wheres,
            static fn (array $where): bool => isset($where['isRare'])
                || ($where['type'] === 'InRaw' && $where['column'] === $idColumn),
        ) !== [];
    }

    /**
     * Whether a frequent word is the only condition. Its matches are spread over the whole list, except in the order of the names, so a
     * page fills quickly.
     *
     * @param  string  $idColumn  qualified by the list's table: 'clients.id'
     */
    public static function isFrequentWord(Builder $query, string $idColumn, ListOrder $order): bool
    {
        $conditions = self::conditions($query, $idColumn);

        return count($conditions) === 1 && isset(reset($conditions)['isFrequent']) && $order->sort->key !== 'name';
    }

    /**
     * The number of rows of a query whose only condition was searched alone; one above MOST_IDS if there are more. Null for other queries.
     *
     * @param  string  $idColumn  qualified by the list's table: 'clients.id'
     */
    public static function found(Builder $query, string $idColumn): ?int
    {
        $searches = array_unique(array_map(static fn (array $where): ?array => $where['search'] ?? null, self::conditions($query, $idColumn)), SORT_REGULAR);

        return count($searches) === 1 && $query->from === explode('.', $idColumn)[0] && $query->joins === null ? reset($searches)['found'] ?? null : null;
    }

    /** @return array<int, array<string, mixed>> without the list's own rule that leaves out deleted records */
    public static function conditions(Builder $query, string $idColumn): array
    {
        [$table] = explode('.', $idColumn);

        return array_filter($query->wheres, static fn (array $where): bool => ! self::leavesOutDeleted($where, $table));
    }

    /** @param  Builder  $alone  with the set as its only condition */
    private static function isFrequent(Builder $alone, Expression $set): bool
    {
        return DB::query()->fromRaw("({$set->getValue($alone->getGrammar())}) as matches", $alone->getBindings())->offset(self::MOST_IDS)->limit(1)->exists();
    }

    /**
     * Adds a condition with notes.
     *
     * @param  Closure(Builder): mixed  $condition
     * @param  array<string, mixed>  $notes
     */
    private static function mark(Builder $query, Closure $condition, array $notes): void
    {
        $place = count($query->wheres);
        $condition($query);
        for (; $place < count($query->wheres); $place++) {
            $query->wheres[$place] += $notes;
        }
    }

    /** @param  array<string, mixed>  $where */
    private static function leavesOutDeleted(array $where, string $table): bool
    {
        return $where['type'] === 'Null' && $where['column'] === "{$table}.deleted_at";
    }

    /** @param  Closure(Builder): mixed  $condition */
    private static function isCommon(Closure $condition, string $idColumn): bool
    {
        $middle = intdiv(self::lastId($idColumn), 2);
        $sample = DB::table(explode('.', $idColumn)[0])->whereBetween($idColumn, [$middle, $middle + self::SAMPLE]);
        self::mark($sample, $condition, ['isCommon' => true]);

        return RowConditions::perRow($sample)->offset(self::COMMON_IN_SAMPLE - 1)->limit(1)->exists();
    }

    private static function lastId(string $idColumn): int
    {
        return (int) DB::table(explode('.', $idColumn)[0])->max('id');
    }
}
