<?php

declare(strict_types=1);

namespace App\Enums;

/** What a clean-up of the prospects puts in order. */
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
            self::FixNameCase => 'Fix name case',
            self::SplitNames => 'Split combined names',
            self::MergeDuplicates => 'Merge exact duplicates',
            self::RemoveInvalidNumbers => 'Remove invalid numbers',
            self::ExpireAddresses => 'Expire old addresses',
            self::CheckValidity => 'Check everything again',
        };
    }

    public function description(): string
    {
        return match ($this) {
            self::NormalisePhones => 'Writes every number the international way; a number that a prospect then has twice goes.',
            self::FixNameCase => 'Names all in capitals or all in small letters become as people write them.',
            self::SplitNames => 'A whole name in one field, or “Last, First”, is put into its two fields.',
            self::MergeDuplicates => 'Prospects with the same name and the same number become the oldest of them.',
            self::RemoveInvalidNumbers => 'Numbers that a check or a call found to be wrong go.',
            self::ExpireAddresses => 'An address without an end ends the day before a newer one begins.',
            self::CheckValidity => 'Looks at every number, address and e-mail anew.',
        };
    }

    /** The rows that a run walks over. */
    public function table(): string
    {
        return match ($this) {
            self::NormalisePhones, self::RemoveInvalidNumbers => 'db_phone_numbers',
            self::ExpireAddresses => 'db_addresses',
            self::FixNameCase, self::SplitNames, self::MergeDuplicates, self::CheckValidity => 'db_clients',
        };
    }
}
