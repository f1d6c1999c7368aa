<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether a record belongs to the person of an exclusion case. */
enum ExclusionRecordState: string
{
    /** The record that was excluded itself. */
    case Excluded = 'excluded';

    /** Certainly the same person, by its details or by a colleague's decision. */
    case Same = 'same';

    /** A colleague must decide. */
    case Uncertain = 'uncertain';
    case Different = 'different';

    public function label(): string
    {
        return match ($this) {
            self::Excluded => 'Excluded',
            self::Same => 'Same person',
            self::Uncertain => 'To decide',
            self::Different => 'Not the same person',
        };
    }

    /** @return list<self> states of the person's own records */
    public static function own(): array
    {
        return [self::Excluded, self::Same];
    }
}
