<?php

declare(strict_types=1);

namespace App\Lists\Exports;

use App\Lists\Column;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Support\CsvLine;
use App\Support\CsvText;

/** The columns of a list as a file, without those that the viewer may not see. */
final readonly class ListSheet implements ExportSheet
{
    private CsvText $text;

    /** @var list<Column> */
    private array $columns;

    /**
     * @param  ListDefinition<object>  $list
     * @param  list<string>|null  $chosen  keys of columns
     */
    public function __construct(private ListDefinition $list, private ListContext $context, ?array $chosen)
    {
        $this->text = new CsvText($context->viewer->timezone);
        $visible = array_filter($list->columns(), static fn (Column $column): bool => $column->isInFile()
            && ($column->ability === null || $context->viewer->hasAbility($column->ability)));
        $this->columns = self::chosen(array_column($visible, null, 'key'), $chosen);
    }

    public function header(): array
    {
        return array_merge(...array_map(fn (Column $column): array => $column->csvHeadings($this->text), $this->columns));
    }

    public function lines(array $ids): array
    {
        $lines = [];
        foreach ($this->list->find($ids, $this->context) as $row) {
            $lines[] = CsvLine::of(array_merge(...array_map(fn (Column $column): array => $column->csvCells($row, $this->text), $this->columns)));
        }

        return $lines;
    }

    /**
     * The columns of a file in the order of the screen.
     *
     * @template TColumn
     *
     * @param  array<string, TColumn>  $columns  by the key of the screen's column
     * @param  list<string>|null  $chosen  keys; all columns when null or unknown
     * @return list<TColumn>
     */
    public static function chosen(array $columns, ?array $chosen): array
    {
        $known = array_intersect(array_unique($chosen ?? []), array_keys($columns));

        return array_values(array_map(static fn (string $key): mixed => $columns[$key], $known === [] ? array_keys($columns) : $known));
    }
}
