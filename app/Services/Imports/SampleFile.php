<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\ImportField;
use App\Enums\ImportKind;

/** A file to begin with: every column that a kind knows, and two people nobody is. */
final readonly class SampleFile
{
    private const PEOPLE = [
        ['first_name' => 'Charlotte', 'last_name' => 'Example', 'date_of_birth' => '14/03/1985', 'mobile_e164' => '0491 570 156', 'email' => 'charlotte@mail.example', 'address' => '12 Bridge Road', 'suburb' => 'Richmond', 'state' => 'VIC', 'postcode' => '3121'],
        ['first_name' => 'Oliver', 'last_name' => 'Sample', 'date_of_birth' => '2 Nov 1979', 'mobile_e164' => '0491 570 157', 'email' => 'oliver@mail.example', 'address' => '3/48 Beach Street', 'suburb' => 'Coogee', 'state' => 'NSW', 'postcode' => '2034'],
    ];

    /** @return list<string> */
    public static function header(ImportKind $kind): array
    {
        return array_map(static fn (ImportField $field): string => $field->label(), self::fields($kind));
    }

    /** @return list<list<string>> */
    public static function rows(ImportKind $kind): array
    {
        return array_map(
            static fn (array $person): array => array_map(static fn (ImportField $field): string => $person[$field->value] ?? '', self::fields($kind)),
            self::PEOPLE,
        );
    }

    /** @return list<ImportField> */
    private static function fields(ImportKind $kind): array
    {
        return array_values(array_filter(ImportField::of($kind), static fn (ImportField $field): bool => $field !== ImportField::FullName));
    }
}
