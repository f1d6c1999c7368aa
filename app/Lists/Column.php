<?php

declare(strict_types=1);

namespace App\Lists;

use App\Enums\Ability;
use App\Support\CsvText;
use BackedEnum;
use Closure;

/**
 * One column of a list: its key and heading on screen, and its cells in a CSV file (none, one or several).
 *
 * `Column::of('status', 'Status', sort: 'status')->csv()->csv('Lost because', static fn (LeadRow $row) => $row->lost_reason)`
 *
 * @phpstan-type Cell array{heading: string, isTime: bool, value: Closure|null}
 */
final readonly class Column
{
    /** @param  list<Cell>  $cells */
    private function __construct(
        public string $key,
        public string $heading,
        public ?string $sort,
        public ?Ability $ability,
        private array $cells = [],
    ) {}

    /**
     * @param  string  $key  a property of the row, or a name for the cell that the page renders
     * @param  string|null  $sort  the key of the sort that a click on the heading selects
     * @param  Ability|null  $ability  the viewer needs it to see the column, on screen and in a file
     */
    public static function of(string $key, string $heading, ?string $sort = null, ?Ability $ability = null): self
    {
        return new self($key, $heading, $sort, $ability);
    }

    /**
     * Adds a cell to the file. Heading and value default to the column's.
     *
     * @template TRow of object
     *
     * @param  (Closure(TRow): mixed)|null  $value  enums become their label, booleans Yes or nothing
     * @param  bool  $isTime  see csvTime()
     */
    public function csv(?string $heading = null, ?Closure $value = null, bool $isTime = false): self
    {
        return new self($this->key, $this->heading, $this->sort, $this->ability, [
            ...$this->cells,
            ['heading' => $heading ?? $this->heading, 'isTime' => $isTime, 'value' => $value],
        ]);
    }

    /**
     * Adds a UTC time, in the viewer's zone. The heading names the zone.
     *
     * @template TRow of object
     *
     * @param  (Closure(TRow): ?string)|null  $value
     */
    public function csvTime(?string $heading = null, ?Closure $value = null): self
    {
        return $this->csv($heading, $value, isTime: true);
    }

    /** @return list<string> */
    public function csvHeadings(CsvText $text): array
    {
        return array_map(static fn (array $cell): string => $cell['isTime'] ? $text->heading($cell['heading']) : $cell['heading'], $this->cells);
    }

    /** @return list<int|float|string|bool|null> */
    public function csvCells(object $row, CsvText $text): array
    {
        return array_map(function (array $cell) use ($row, $text): int|float|string|bool|null {
            $value = $cell['value'] === null ? $row->{$this->key} : $cell['value']($row);
            if ($value instanceof BackedEnum) {
                $value = method_exists($value, 'label') ? $value->label() : $value->value;
            }

            return $cell['isTime'] ? $text->time($value) : $value;
        }, $this->cells);
    }

    public function isInFile(): bool
    {
        return $this->cells !== [];
    }
}
