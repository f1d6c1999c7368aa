<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\ImportField;
use App\Enums\ImportKind;

/** Which column holds what, by the names of the columns. */
final readonly class ColumnGuess
{
    /**
     * @param  list<string>  $header
     * @return array<string, int> columns by field
     */
    public function mapping(ImportKind $kind, array $header): array
    {
        $mapping = [];
        $names = array_map(static fn (string $name): string => (string) preg_replace('/[^a-z0-9]/', '', mb_strtolower($name)), $header);
        foreach (ImportField::of($kind) as $field) {
            foreach ($field->synonyms() as $synonym) {
                $column = array_search($synonym, $names, true);
                if ($column !== false && ! in_array($column, $mapping, true)) {
                    $mapping[$field->value] = (int) $column;
                    break;
                }
            }
        }

        return $mapping;
    }
}
