<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\ImportField;
use App\Enums\ImportKind;
use App\Models\ImportMapping;

/** Which column holds what: as this person said last time for a file with the same header, otherwise by the names of the columns. */
final readonly class ColumnGuess
{
    /**
     * @param  list<string>  $header
     * @return array<string, int> columns by field
     */
    public function mapping(ImportKind $kind, array $header, int $userId): array
    {
        $remembered = ImportMapping::query()->where('user_id', $userId)->where('kind', $kind)->where('header_hash', self::hash($header))->first();
        if ($remembered !== null) {
            /** @var array<string, int> */
            return $remembered->mapping;
        }

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

    /**
     * @param  list<string>  $header
     * @param  array<string, int>  $mapping
     */
    public function remember(ImportKind $kind, array $header, int $userId, array $mapping): void
    {
        ImportMapping::query()->updateOrCreate(['user_id' => $userId, 'kind' => $kind, 'header_hash' => self::hash($header)], ['mapping' => $mapping]);
    }

    /** @param  list<string>  $header */
    private static function hash(array $header): string
    {
        return hash('sha256', mb_strtolower(implode("\n", $header)));
    }
}
