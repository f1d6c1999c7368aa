<?php

declare(strict_types=1);

namespace App\Domain\Rsg;

use App\Domain\People\PersonDetails;
use App\Models\BarredEntry;
use BackedEnum;
use DateTimeInterface;

/** The fields of a barred entry that a form or a file sets. */
final readonly class BarredEntryFields
{
    public const NAMES = [
        'first_name', 'last_name', 'date_of_birth', 'mobile_e164', 'email', 'address', 'suburb', 'postcode',
        'jurisdiction', 'source', 'external_reference', 'reason', 'from_on', 'until_on',
    ];

    /** @return array<string, string|null> the stored values as text, days as `2026-11-20` */
    public static function of(BarredEntry $entry): array
    {
        return array_combine(self::NAMES, array_map(static function (string $field) use ($entry): ?string {
            $value = $entry->getAttribute($field);

            return match (true) {
                $value instanceof DateTimeInterface => $value->format('Y-m-d'),
                $value instanceof BackedEnum => (string) $value->value,
                default => $value,
            };
        }, self::NAMES));
    }

    /** The person of the entry, to compare with clients. */
    public static function person(BarredEntry $entry): PersonDetails
    {
        return new PersonDetails(
            $entry->first_name, $entry->last_name, $entry->date_of_birth, $entry->email, $entry->mobile_e164 === null ? [] : [$entry->mobile_e164],
            $entry->address, $entry->suburb, postcode: $entry->postcode,
        );
    }
}
