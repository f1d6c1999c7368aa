<?php

declare(strict_types=1);

namespace App\Services\Exports;

use App\Support\CsvLine;
use Closure;

/**
 * A sheet of the rows that the list's page shows.
 *
 * @template TRow of object
 */
final readonly class RowSheet implements ExportSheet
{
    /** @var list<ExportColumn<TRow>> */
    private array $columns;

    /**
     * @param  array<string, list<ExportColumn<TRow>>>  $columns  by the key of the screen's column, which may say more than one thing
     * @param  Closure(list<int>): iterable<TRow>  $find  the rows of these ids in their order
     * @param  list<string>|null  $chosen  keys of columns
     */
    public function __construct(array $columns, private Closure $find, ?array $chosen)
    {
        $this->columns = array_merge(...ChosenColumns::of($columns, $chosen));
    }

    public function header(): array
    {
        return array_column($this->columns, 'heading');
    }

    public function lines(array $ids): array
    {
        $lines = [];
        foreach (($this->find)($ids) as $row) {
            $lines[] = CsvLine::of(array_map(static fn (ExportColumn $column): int|float|string|bool|null => ($column->cell)($row), $this->columns));
        }

        return $lines;
    }
}
