<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Enums\ImportKind;
use App\Models\Import;
use App\Models\ImportMapping;

/** Remembers how an importer mapped a file with the same headings, in any order. */
final readonly class ImportMappingMemory
{
    /** @param  list<string>  $header */
    public function of(ImportKind $kind, array $header, int $userId): ?ImportMapping
    {
        return ImportMapping::query()->where('user_id', $userId)->where('kind', $kind)->where('header_hash', self::hash($header))->first();
    }

    /**
     * @param  list<string>  $header
     * @return array<string, int> columns by field
     */
    public static function columns(ImportMapping $remembered, array $header): array
    {
        $places = array_flip(self::names($header));

        return array_intersect_key(
            array_map(static fn (string $name): int => $places[$name] ?? -1, $remembered->mapping),
            array_filter($remembered->mapping, static fn (string $name): bool => isset($places[$name])),
        );
    }

    public function keep(Import $import): void
    {
        /** @var list<string> $header */
        $header = $import->header;
        /** @var array<string, int> $columns */
        $columns = $import->mapping;
        $names = self::names($header);
        ImportMapping::query()->updateOrCreate(['user_id' => $import->user_id, 'kind' => $import->kind, 'header_hash' => self::hash($header)], [
            'mapping' => array_map(static fn (int $column): string => $names[$column], $columns), 'mode' => $import->mode, 'defaults' => $import->defaults,
            'encoding' => $import->options['encoding_chosen'] ?? null,
        ]);
    }

    /** @param  list<string>  $header */
    private static function hash(array $header): string
    {
        $names = self::names($header);
        sort($names);

        return hash('sha256', implode("\n", $names));
    }

    /**
     * Unique names, even when two columns have the same heading.
     *
     * @param  list<string>  $header
     * @return list<string>
     */
    private static function names(array $header): array
    {
        $seen = [];

        return array_map(static function (string $name) use (&$seen): string {
            $name = mb_strtolower($name);
            $seen[$name] = ($seen[$name] ?? 0) + 1;

            return "{$name} {$seen[$name]}";
        }, $header);
    }
}
