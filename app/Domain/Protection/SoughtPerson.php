<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\PersonDetails;
use App\Domain\People\PersonName;

/** A person who is looked for among excluded people, prepared once for many comparisons. */
final readonly class SoughtPerson
{
    public PersonName $name;

    /** @var string as in ExcludedPerson */
    public string $namesake;

    /** @var list<string> spellings of the mailbox */
    public array $emails;

    /** @var list<string> the date of birth, and with day and month swapped */
    public array $days;

    public function __construct(public PersonDetails $person)
    {
        $this->name = $person->name();
        $this->namesake = ExcludedPerson::namesake($person);
        $this->emails = ExcludedPerson::emails($person);
        $this->days = ExcludedPerson::days($person);
    }

    /** @return list<string> see ExcludedPerson::keys() */
    public static function lookups(PersonDetails $person, ?int $clientId): array
    {
        return [
            ...($clientId === null ? [] : ["c{$clientId}"]),
            ...array_map(static fn (string $phone): string => "p{$phone}", $person->phones),
            ...array_map(static fn (string $email): string => "e{$email}", ExcludedPerson::emails($person)),
            ...array_map(static fn (string $day): string => "d{$day}", ExcludedPerson::days($person)),
            "n{$person->firstName}|{$person->lastName}",
        ];
    }
}
