<?php

declare(strict_types=1);

namespace App\Services\Imports;

use stdClass;

/** A record's columns as text the way forms hold them: empty for none, days without a time. */
final readonly class RecordTexts
{
    /**
     * @param  list<string>  $fields
     * @return array<string, string>
     */
    public static function of(stdClass $record, array $fields): array
    {
        $texts = [];
        foreach ($fields as $field) {
            $text = (string) $record->{$field};
            $texts[$field] = $field === 'date_of_birth' ? substr($text, 0, 10) : $text;
        }

        return $texts;
    }

    /** What a column stores for a field's text. */
    public static function stored(string $field, string $text): int|string|null
    {
        return match (true) {
            $text === '' => null,
            str_ends_with($field, '_id') => (int) $text,
            default => $text,
        };
    }
}
