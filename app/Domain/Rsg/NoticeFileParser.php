<?php

declare(strict_types=1);

namespace App\Domain\Rsg;

use App\Domain\Imports\BirthDate;
use App\Domain\Imports\FileDelimiter;
use App\Support\FileEncoding;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;

/** Reads a CSV file of the BetStop register into the fields of the intake call. The columns have the names of these fields. */
final readonly class NoticeFileParser
{
    public const MOST = 1_000;

    private const REQUIRED = ['external_id', 'first_name', 'last_name', 'date_of_birth', 'change', 'effective_at'];

    private const OPTIONAL = ['mobile', 'other_phones', 'email', 'postcode'];

    /**
     * @return non-empty-array<int, array<string, mixed>> by line of the file
     *
     * @throws OperationRefusedException when the file has no rows, too many, or lacks a column
     */
    public static function parse(string $text): array
    {
        $encoding = FileEncoding::detect($text, mb_check_encoding($text, 'UTF-8'));
        $text = str_replace(["\u{FEFF}", "\r\n", "\r"], ['', "\n", "\n"], mb_convert_encoding($text, 'UTF-8', $encoding->value));
        $delimiter = FileDelimiter::detect($text)->value;
        $cells = static fn (string $line): array => array_map(
            static fn (?string $cell): string => trim((string) $cell),
            str_getcsv($line, $delimiter, '"', ''),
        );
        $lines = array_filter(explode("\n", $text), static fn (string $line): bool => trim($line, " \t,;|\"") !== '');
        $headings = array_map(static fn (string $heading): string => str_replace([' ', '-'], '_', mb_strtolower($heading)), $cells((string) reset($lines)));
        $missing = array_diff(self::REQUIRED, $headings);
        if ($missing !== []) {
            throw new OperationRefusedException('The first line must name these columns: '.implode(', ', $missing).'.');
        }
        // The keys stay, because they count blank lines too.
        unset($lines[array_key_first($lines)]);
        if ($lines === [] || count($lines) > self::MOST) {
            throw new OperationRefusedException(
                $lines === []
                    ? 'The file has no notices.'
                    : 'The file has more than '.number_format(self::MOST).' notices. Split it.',
            );
        }
        $rows = [];
        foreach ($lines as $index => $line) {
            $rows[$index + 1] = self::row(
                array_combine(
                    $headings,
                    array_slice([...$cells($line), ...array_fill(0, count($headings), '')], 0, count($headings)),
                ),
            );
        }

        return $rows;
    }

    /**
     * @param  array<string, string>  $cells
     * @return array<string, mixed>
     */
    private static function row(array $cells): array
    {
        $row = [];
        foreach ([...self::REQUIRED, ...self::OPTIONAL] as $field) {
            $row[$field] = ($cells[$field] ?? '') === '' ? null : $cells[$field];
        }
        // A day begins in the business's zone. A time in UTC stays that time, also at midnight.
        $day = str_ends_with((string) $row['effective_at'], 'Z') ? null : BirthDate::parse((string) $row['effective_at']);

        return [
            ...$row,
            'change' => mb_strtolower((string) $row['change']),
            'date_of_birth' => BirthDate::parse((string) $row['date_of_birth']) ?? $row['date_of_birth'],
            'effective_at' => $day === null ? $row['effective_at'] : CarbonImmutable::parse($day, config()->string('paddock.timezone'))->toIso8601String(),
            'other_phones' => array_values(array_filter(array_map(trim(...), preg_split('/[;|]/', (string) $row['other_phones']) ?: []))),
        ];
    }
}
