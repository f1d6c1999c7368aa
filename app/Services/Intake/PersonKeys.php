<?php

declare(strict_types=1);

namespace App\Services\Intake;

use App\Services\Matching\PersonFacts;

/** What {@see IntakeLocks} holds for a person: whoever makes a lead or a client of the same person waits, whichever record they come from. */
final readonly class PersonKeys
{
    /** @return list<string> */
    public static function of(PersonFacts $person): array
    {
        return [
            'person '.mb_strtolower($person->fullName()).' '.$person->dateOfBirth?->toDateString(),
            ...array_map(static fn (string $phone): string => "mobile {$phone}", $person->phones),
            ...($person->email === null || $person->email === '' ? [] : ['email '.mb_strtolower($person->email)]),
        ];
    }
}
