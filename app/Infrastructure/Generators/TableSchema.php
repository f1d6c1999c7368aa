<?php

declare(strict_types=1);

namespace App\Infrastructure\Generators;

use Illuminate\Database\Schema\ColumnDefinition;

/** One table as its migration declares it and SQLite created it. */
final readonly class TableSchema
{
    /**
     * @param  string  $area  from the name of the migration, such as "client"
     * @param  string  $purpose  the comment of the table; empty when there is none
     * @param  list<ColumnDefinition>  $columns
     * @param  list<array{name: string, columns: list<string>, unique: bool, serves: string}>  $indexes  without the primary key
     * @param  array<string, array{table: string, onDelete: string}>  $foreignKeys  by column
     * @param  list<array{name: string, event: string, refuses: string}>  $triggers
     */
    public function __construct(
        public string $area,
        public string $name,
        public string $purpose,
        public array $columns,
        public array $indexes,
        public array $foreignKeys,
        public array $triggers,
    ) {}

    /** @return list<string> what has to be described and is not */
    public function gaps(): array
    {
        $gaps = $this->purpose === '' ? ["{$this->name} has no purpose: add \$table->comment(…)."] : [];
        foreach ($this->indexes as $index) {
            if ($this->serves($index) === '') {
                $gaps[] = "{$index['name']} names no query: add ->comment(…).";
            }
        }

        return $gaps;
    }

    /**
     * The query that an index serves. An index on one column besides the id needs no comment.
     *
     * @param  array{name: string, columns: list<string>, unique: bool, serves: string}  $index
     */
    public function serves(array $index): string
    {
        $columns = array_values(array_diff($index['columns'], ['id', 'deleted_at'])) ?: $index['columns'];

        return match (true) {
            $index['serves'] !== '' => $index['serves'],
            $index['unique'] => 'Unique.',
            count($columns) > 1 => '',
            isset($this->foreignKeys[$columns[0]]) => "Rows by {$columns[0]}.",
            default => "Filters and sorts by {$columns[0]}.",
        };
    }
}
