<?php

declare(strict_types=1);

namespace App\Infrastructure\Generators;

use Illuminate\Database\Query\Expression;
use Illuminate\Database\Schema\ColumnDefinition;

/** docs/schema.md: every table with its columns, indexes and triggers. */
final readonly class SchemaDocument
{
    /** Units by the end of the column's name. */
    private const UNITS = [
        '_cents' => 'AUD cents',
        'e164' => 'E.164',
        'odds_milli' => 'odds × 1,000',
        'bytes' => 'bytes',
        'minutes' => 'minutes',
        '_months' => 'months',
        'percent' => '%',
    ];

    /** @param  list<TableSchema>  $tables */
    public function __construct(private array $tables) {}

    public function render(): string
    {
        $areas = [];
        foreach ($this->tables as $table) {
            $areas[$table->area][] = $this->table($table);
        }
        $count = count($this->tables);
        $document = <<<MARKDOWN
        # Schema

        Written by `php artisan schema:document` from the migrations; do not edit. A comment on a table, column or index in
        `database/migrations` is written once and appears here.

        {$count} tables. Money is integer cents in AUD, times are UTC, phones are E.164, `json` columns hold documents that are read and written
        whole. Types are Laravel's. The page shows SQLite; the other databases differ in this:

        - Triggers named `…_no_replace` and `…_no_takeover` exist on SQLite only, against `replace`. PostgreSQL has `…_no_truncate` instead, against `truncate`.
        - `clients` has short versions of `clients_in_order_index` and `clients_by_balance_index` on MariaDB and PostgreSQL.
        - MariaDB has a generated column `site_accounts.username_folded`, because it cannot index an expression.
        - PostgreSQL sorts `search_terms.term`, `transactions.reference` and the addresses in `…_door_index` by their bytes (collation "C").

        MARKDOWN;
        foreach ($areas as $area => $tables) {
            $document .= "\n## ".ucfirst($area)."\n\n".implode("\n", $tables);
        }

        return $document;
    }

    private function table(TableSchema $table): string
    {
        $lines = [
            "### {$table->name}",
            '',
            $table->purpose,
            '',
            '| column | type | null | default | notes |',
            '|---|---|---|---|---|',
        ];
        foreach ($table->columns as $column) {
            $lines[] = $this->column($table, $column);
        }
        if ($table->indexes !== []) {
            array_push($lines, '', '| index | columns | serves |', '|---|---|---|');
            foreach ($table->indexes as $index) {
                $columns = implode(', ', $index['columns']);
                $lines[] = "| {$index['name']} | {$columns} | ".self::cell($table->serves($index)).' |';
            }
        }
        if ($table->triggers !== []) {
            array_push($lines, '', '| trigger | before | refuses with |', '|---|---|---|');
            foreach ($table->triggers as $trigger) {
                $lines[] = "| {$trigger['name']} | {$trigger['event']} | {$trigger['refuses']} |";
            }
        }

        return implode("\n", $lines)."\n";
    }

    private function column(TableSchema $table, ColumnDefinition $column): string
    {
        $name = (string) $column->get('name');
        $foreign = $table->foreignKeys[$name] ?? null;
        $notes = array_filter([
            $column->get('primary') === true ? 'Primary key.' : '',
            $foreign === null
                ? ''
                : "→ {$foreign['table']}".($foreign['onDelete'] === '' ? '' : ", on delete {$foreign['onDelete']}").'.',
            $this->unit($name, $column),
            (string) $column->get('comment'),
        ]);

        return "| {$name} | {$this->type($column)} | "
            .($column->get('nullable') ? 'yes' : '').' | '.self::cell($this->default($column)).' | '
            .self::cell(implode(' ', $notes)).' |';
    }

    private function type(ColumnDefinition $column): string
    {
        $type = (string) $column->get('type');

        return match (true) {
            $column->get('autoIncrement') === true => 'id',
            $type === 'string' => "string({$column->get('length')})",
            default => ($column->get('unsigned') ? 'unsigned ' : '').$type,
        };
    }

    private function default(ColumnDefinition $column): string
    {
        $default = $column->get('default');

        return match (true) {
            $column->get('useCurrent') === true => 'now',
            is_bool($default) => $default ? 'true' : 'false',
            $default === '' => "''",
            $default instanceof Expression, $default === null => '',
            default => (string) $default,
        };
    }

    private function unit(string $name, ColumnDefinition $column): string
    {
        if ($column->get('type') === 'timestamp') {
            return 'UTC.';
        }
        foreach (self::UNITS as $end => $unit) {
            if (str_ends_with($name, $end)) {
                return ucfirst($unit).'.';
            }
        }

        return '';
    }

    private static function cell(string $text): string
    {
        return str_replace('|', '\|', $text);
    }
}
