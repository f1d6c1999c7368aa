<?php

declare(strict_types=1);

namespace App\Lists\Exports;

/** The columns of a file, in the order of the screen. */
final readonly class ChosenColumns
{
    /**
     * @template TColumn
     *
     * @param  array<string, TColumn>  $columns  by the key of the screen's column
     * @param  list<string>|null  $chosen  keys; all columns when null or unknown
     * @return list<TColumn>
     */
    public static function of(array $columns, ?array $chosen): array
    {
        $known = array_intersect(array_unique($chosen ?? []), array_keys($columns));

        return array_values(array_map(static fn (string $key): mixed => $columns[$key], $known === [] ? array_keys($columns) : $known));
    }
}
