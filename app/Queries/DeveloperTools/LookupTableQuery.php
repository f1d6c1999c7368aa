<?php

declare(strict_types=1);

namespace App\Queries\DeveloperTools;

use App\Data\DeveloperTools\LookupField;
use App\Data\DeveloperTools\LookupRow;
use App\Data\DeveloperTools\LookupTablePage;
use App\Data\Lists\Choice;
use App\Enums\LookupTable;
use BackedEnum;
use Illuminate\Database\Eloquent\Model;

/** A lookup table with all its rows; the largest has some hundred. */
final readonly class LookupTableQuery
{
    public function page(LookupTable $table, bool $canChange): LookupTablePage
    {
        $fields = $table->fields();

        return new LookupTablePage(
            array_map(static fn (LookupTable $other): Choice => new Choice($other->value, $other->title()), LookupTable::cases()),
            $table->value,
            $table->title(),
            $table->noun(),
            $table->description(),
            $fields,
            array_values(
                $table
                    ->model()::query()
                    ->orderBy($fields[0]->name)
                    ->orderBy('id')
                    ->get()
                    ->map(static fn (Model $row): LookupRow => self::row($table, $fields, $row))
                    ->all(),
            ),
            $canChange,
            $canChange && $table->canAdd(),
        );
    }

    /** @param  list<LookupField>  $fields */
    private static function row(LookupTable $table, array $fields, Model $row): LookupRow
    {
        $values = [];
        foreach ($fields as $field) {
            $value = $row->getAttribute($field->name);
            $values[$field->name] = match (true) {
                $value instanceof BackedEnum => (string) $value->value,
                is_bool($value) => $value ? '1' : '0',
                default => (string) $value,
            };
        }
        $first = $values[$fields[0]->name];

        return new LookupRow(
            (int) $row->getKey(),
            (int) $row->getAttribute('version'),
            $table === LookupTable::ClientRatings ? "rating {$first}" : $first,
            $values,
        );
    }
}
