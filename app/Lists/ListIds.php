<?php

declare(strict_types=1);

namespace App\Lists;

use Generator;
use Illuminate\Database\Query\Builder;

/** All ids of a list in the order of KeysetPaginator, read by one statement, so that each row appears once. */
final readonly class ListIds
{
    /**
     * @param  Builder  $rows  filtered, without columns and order
     * @param  string  $idColumn  the qualified, unique column that breaks ties
     * @return Generator<int, int> one by one: an array of a million ids takes more memory than the file's rows
     */
    public static function of(Builder $rows, string $idColumn, ListOrder $order): Generator
    {
        $direction = $order->descending ? 'desc' : 'asc';
        $columns = $order->sort->columns;
        $query = (clone $rows)->select("{$idColumn} as id");
        $owners = $order->sort->ownerIds();
        if ($owners !== null) {
            $query->addSelect("{$columns[0]} as owner")->orderBy($idColumn, $direction);

            yield from self::byOwner($query, array_values($order->descending ? array_reverse($owners) : $owners));

            return;
        }

        if ($order->sort->isNullable) {
            $query->orderByRaw($query->getGrammar()->wrap($columns[0]).' is null');
        }
        foreach ([...$columns, $idColumn] as $column) {
            $query->orderBy($column, $direction);
        }
        foreach (BareRows::of($query) as $row) {
            yield (int) $row['id'];
        }
    }

    /**
     * @param  list<int>  $owners  in the order of their names
     * @return list<int>
     */
    private static function byOwner(Builder $query, array $owners): array
    {
        $of = array_fill_keys([...$owners, ''], []);
        foreach (BareRows::of($query) as $row) {
            // Rows without an owner, or with a new one, come last.
            $owner = (string) $row['owner'];
            $of[isset($of[$owner]) ? $owner : ''][] = (int) $row['id'];
        }

        return array_merge(...array_values($of));
    }
}
