<?php

declare(strict_types=1);

namespace App\Enums;

/** A colleague's decision about a BetStop notice. */
enum BetstopDecision: string
{
    case SamePerson = 'same_person';
    case OtherPerson = 'other_person';
    case Nobody = 'nobody';
    case Verified = 'verified';

    public function label(): string
    {
        return match ($this) {
            self::SamePerson => 'Same person',
            self::OtherPerson => 'Not the same person',
            self::Nobody => 'Not our client',
            self::Verified => 'Verified',
        };
    }
}
