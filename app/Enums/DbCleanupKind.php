<?php

declare(strict_types=1);

namespace App\Enums;

/** The kinds of clean-up of DB clients. */
enum DbCleanupKind: string
{
    case NormalisePhones = 'normalise_phones';
    case FixNameCase = 'fix_name_case';
    case SplitNames = 'split_names';
    case MergeDuplicates = 'merge_duplicates';
    case RemoveInvalidNumbers = 'remove_invalid_numbers';
    case ExpireAddresses = 'expire_addresses';
    case CheckValidity = 'check_validity';

    public function label(): string
    {
        return match ($this) {
            self::NormalisePhones => 'Normalise phone formats',
            self::SplitNames => 'Split combined names',
            self::MergeDuplicates => 'Merge exact duplicates',
            self::ExpireAddresses => 'Expire old addresses',
            self::CheckValidity => 'Recheck all contact details',
            default => ucfirst(str_replace('_', ' ', $this->value)),
        };
    }

    public function description(): string
    {
        return match ($this) {
            self::NormalisePhones => 'Writes every number in international format and removes duplicates within a DB client.',
            self::FixNameCase => 'Corrects names written in all capitals or all lower case.',
            self::SplitNames => 'Splits full names, or “Last, First”, into first and last name.',
            self::MergeDuplicates => 'Merges DB clients with the same name and number into the oldest.',
            self::RemoveInvalidNumbers => 'Removes numbers that a check or a call found to be wrong.',
            self::ExpireAddresses => 'Ends an address on the day before a newer one starts.',
            self::CheckValidity => 'Checks every number, address and email again.',
        };
    }

    /** The table whose rows a run reads. */
    public function table(): string
    {
        return match ($this) {
            self::NormalisePhones, self::RemoveInvalidNumbers => 'db_phone_numbers',
            self::ExpireAddresses => 'db_addresses',
            self::FixNameCase, self::SplitNames, self::MergeDuplicates, self::CheckValidity => 'db_clients',
        };
    }
}
