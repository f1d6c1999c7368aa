<?php

declare(strict_types=1);

namespace App\Lists;

use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\Grammars\MySqlGrammar;
use stdClass;

/**
 * Pages by the place of the last row instead of an offset, so that page 400 costs as much as page 1.
 *
 * Databases sort empty values differently. So a nullable order is read as two groups from the index: rows with a value, then rows
 * without. A page that spans both takes a second query.
 */
final readonly class KeysetPaginator
{
    private const VALUE_ALIAS = 'keyset_value_';

    private const ID_ALIAS = 'keyset_id';

    /**
     * @param  Builder  $query  filtered and joined, with its columns selected and without an order
     * @param  string  $idColumn  the qualified, unique column that breaks ties
     */
    public function page(Builder $query, string $idColumn, ListParameters $parameters): KeysetPage
    {
        $order = $parameters->order;
        $cursor = $parameters->cursor;
        $query = $this->withKeyset($query, $idColumn, $order);

        if ($cursor?->isBackwards) {
            $rows = $this->take($query, $idColumn, $order, $cursor, $parameters->perPage + 1);
            if (count($rows) > $parameters->perPage) {
                $rows = array_reverse(array_slice($rows, 0, $parameters->perPage));

                return $this->result($rows, $order, hasNext: true, hasPrevious: true);
            }

            // Less than a page is left before the cursor, so the first page is shown in full.
            $cursor = null;
        }

        $rows = $this->take($query, $idColumn, $order, $cursor, $parameters->perPage + 1);
        if ($rows === [] && $cursor !== null) {
            return new KeysetPage([], null, new Cursor($cursor->values, $cursor->id, ! $cursor->isBackwards));
        }

        $page = array_slice($rows, 0, $parameters->perPage);

        return $this->result($page, $order, hasNext: count($rows) > $parameters->perPage, hasPrevious: $cursor !== null);
    }

    /** @return list<int> */
    public function ids(KeysetPage $page): array
    {
        return array_map(static fn (stdClass $row): int => (int) $row->{self::ID_ALIAS}, $page->rows);
    }

    /**
     * The rows next to the cursor, nearest first.
     *
     * @return list<stdClass>
     */
    private function take(Builder $query, string $idColumn, ListOrder $order, ?Cursor $cursor, int $limit): array
    {
        $rows = [];
        $descending = $order->descending !== ($cursor->isBackwards ?? false);
        foreach ($this->groups($order, $cursor) as $hasValue) {
            if (count($rows) >= $limit) {
                break;
            }
            // SQLite would read all rows without a value to find those with one.
            if ($hasValue === true && $this->isEmptyOnly($query, $order->sort->columns[0])) {
                continue;
            }
            $part = (clone $query)->limit($limit - count($rows));
            $columns = $hasValue === false ? [$idColumn] : [...$order->sort->columns, $idColumn];
            if ($hasValue !== null) {
                $part->whereNull($order->sort->columns[0], not: $hasValue);
            }
            $within = $cursor !== null && $hasValue === $this->groupOf($order, $cursor) ? $cursor : null;
            $owners = $hasValue === false ? null : $this->owners($order, $within, $descending);
            if ($owners !== null) {
                $rows = [...$rows, ...$this->takeOf($owners, $part, $columns, $within, $descending, $limit - count($rows))];

                continue;
            }
            if ($within !== null) {
                $this->whereBeyond($part, $columns, $hasValue === false ? [$within->id] : [...$within->values, $within->id], $descending);
            }
            foreach ($columns as $column) {
                $part->orderBy($column, $descending ? 'desc' : 'asc');
            }
            $rows = [...$rows, ...array_values($part->get()->all())];
        }

        return $rows;
    }

    private function isEmptyOnly(Builder $query, string $column): bool
    {
        return array_filter(
            $query->wheres,
            static fn (array $where): bool => $where['type'] === 'Null'
                && $where['column'] === $column
                && $where['boolean'] === 'and',
        ) !== [];
    }

    /**
     * For an order by the owner's name: the owners whose rows come next, starting with the cursor's.
     *
     * @return list<int>|null null for every other order
     */
    private function owners(ListOrder $order, ?Cursor $cursor, bool $descending): ?array
    {
        $owners = $order->sort->ownerIds($cursor === null ? null : (int) $cursor->values[0]);
        if ($owners === null) {
            return null;
        }
        $owners = array_values($descending ? array_reverse($owners) : $owners);
        $at = $cursor === null ? 0 : array_search((int) $cursor->values[0], $owners, true);

        return $at === false ? [] : array_slice($owners, $at);
    }

    /**
     * @param  list<int>  $owners
     * @param  non-empty-list<string>  $columns  the owner's, and the id
     * @return list<stdClass>
     */
    private function takeOf(array $owners, Builder $query, array $columns, ?Cursor $cursor, bool $descending, int $limit): array
    {
        [$owner, $id] = [$columns[0], $columns[count($columns) - 1]];
        $rows = [];

        foreach ($owners as $place => $value) {
            $part = (clone $query)->where($owner, $value)->orderBy($id, $descending ? 'desc' : 'asc')->limit($limit - count($rows));
            if ($place === 0 && $cursor !== null) {
                $part->where($id, $descending ? '<' : '>', $cursor->id);
            }
            $rows = [...$rows, ...array_values($part->get()->all())];
            if (count($rows) >= $limit) {
                break;
            }
        }

        return $rows;
    }

    /** @return list<bool|null> the cursor's group and those after it in the direction of reading: with a value, without one; null for all rows */
    private function groups(ListOrder $order, ?Cursor $cursor): array
    {
        if (! $order->sort->isNullable) {
            return [null];
        }
        $groups = $cursor?->isBackwards === true ? [false, true] : [true, false];

        return $cursor === null ? $groups : array_slice($groups, (int) array_search($this->groupOf($order, $cursor), $groups, true));
    }

    private function groupOf(ListOrder $order, Cursor $cursor): ?bool
    {
        return $order->sort->isNullable ? $cursor->values[0] !== null : null;
    }

    /**
     * SQLite and PostgreSQL read an index range for `(a, b) > (x, y)`; MariaDB needs the long form.
     *
     * @param  non-empty-list<string>  $columns
     * @param  non-empty-list<int|float|string|null>  $values
     */
    private function whereBeyond(Builder $query, array $columns, array $values, bool $descending): void
    {
        $operator = $descending ? '<' : '>';

        if (! $query->getGrammar() instanceof MySqlGrammar) {
            $query->whereRowValues($columns, $operator, $values);

            return;
        }

        $query->where(static function (Builder $any) use ($columns, $values, $operator): void {
            foreach (array_keys($columns) as $last) {
                $any->orWhere(static function (Builder $all) use ($columns, $values, $operator, $last): void {
                    for ($i = 0; $i < $last; $i++) {
                        $all->where($columns[$i], $values[$i]);
                    }
                    $all->where($columns[$last], $operator, $values[$last]);
                });
            }
        });
    }

    /** Selects the order's values for the cursors. */
    private function withKeyset(Builder $query, string $idColumn, ListOrder $order): Builder
    {
        $query = (clone $query)->addSelect("{$idColumn} as ".self::ID_ALIAS);

        foreach ($order->sort->columns as $index => $column) {
            $query->addSelect("{$column} as ".self::VALUE_ALIAS.$index);
        }

        return $query;
    }

    /** @param  list<stdClass>  $rows */
    private function result(array $rows, ListOrder $order, bool $hasNext, bool $hasPrevious): KeysetPage
    {
        $first = $rows[0] ?? null;
        $last = $rows[count($rows) - 1] ?? null;

        return new KeysetPage(
            $rows,
            $hasNext && $last !== null ? $this->cursorAt($last, $order, false) : null,
            $hasPrevious && $first !== null ? $this->cursorAt($first, $order, true) : null,
        );
    }

    private function cursorAt(stdClass $row, ListOrder $order, bool $isBackwards): Cursor
    {
        $values = array_map(
            static fn (int $index): mixed => $row->{self::VALUE_ALIAS.$index},
            array_keys($order->sort->columns),
        );

        return new Cursor($values, (int) $row->{self::ID_ALIAS}, $isBackwards);
    }
}
