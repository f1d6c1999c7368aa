<?php

declare(strict_types=1);

namespace App\Enums;

/** The change that a row of a barred list makes. */
enum BarredImportOutcome: string
{
    case Add = 'add';
    case Change = 'change';
    /** The entry is missing from the file. */
    case Lift = 'lift';
    case Skip = 'skip';
    case Error = 'error';

    public function label(): string
    {
        return match ($this) {
            self::Add => 'Added',
            self::Change => 'Changed',
            self::Lift => 'Lifted',
            self::Skip => 'Skipped',
            self::Error => 'Error',
        };
    }
}
