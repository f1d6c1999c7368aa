<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\EmailKey;
use App\Domain\People\PersonDetails;
use App\Domain\People\PersonName;

/** A person with an exclusion in force, and where it is recorded. */
final readonly class ExcludedPerson
{
    public PersonName $name;

    /** @var string the same for people with the same name, wherever the surname begins, and the same date of birth; empty if one is unknown */
    public string $namesake;

    /**
     * @param  int|null  $clientId  the client whose mark, entry or time-out it is
     * @param  list<string>  $otherEmails  former mailboxes of the person
     */
    public function __construct(
        public PersonDetails $person,
        public Exclusion $exclusion,
        public string $sourceType,
        public int $sourceId,
        public ?int $clientId,
        public array $otherEmails = [],
    ) {
        $this->name = $person->name();
        $this->namesake = self::namesake($person);
    }

    /**
     * Another record of this person shares at least one of these keys: the client, a number, the mailbox, the date of birth, or the name in
     * the same spelling. Compare with SoughtPerson::lookups().
     *
     * @return list<string>
     */
    public function keys(): array
    {
        return array_values(array_filter([
            $this->clientId === null ? null : "c{$this->clientId}",
            ...array_map(static fn (string $phone): string => "p{$phone}", $this->person->phones),
            ...array_map(static fn (string $email): string => "e{$email}", $this->mailboxes()),
            $this->person->dateOfBirth === null ? null : "d{$this->person->dateOfBirth->toDateString()}",
            "n{$this->person->firstName}|{$this->person->lastName}",
        ]));
    }

    /** @return list<string> as stored, the present one first */
    public function mailboxes(): array
    {
        return array_values(array_filter([(string) $this->person->email, ...$this->otherEmails], static fn (string $email): bool => $email !== ''));
    }

    /** The person's details with this mailbox instead of the present one. */
    public function with(string $email): PersonDetails
    {
        return $email === $this->person->email ? $this->person : new PersonDetails(...[...get_object_vars($this->person), 'email' => $email]);
    }

    public static function namesake(PersonDetails $person): string
    {
        $name = PersonName::of($person->firstName, $person->lastName);

        return $person->dateOfBirth === null || $name->key() === '' ? '' : $name->keyWithBirthDate($person->dateOfBirth->toDateString());
    }

    /** @return list<string> spellings of the mailbox */
    public static function emails(PersonDetails $person): array
    {
        return $person->email === null || $person->email === '' ? [] : array_values(array_unique(EmailKey::spellings($person->email)));
    }

    /** @return list<string> the date of birth, and with day and month swapped, as 1980-03-07 */
    public static function days(PersonDetails $person): array
    {
        if ($person->dateOfBirth === null) {
            return [];
        }
        [$year, $month, $day] = explode('-', $born = $person->dateOfBirth->toDateString());

        return $day <= '12' && $day !== $month ? [$born, "{$year}-{$day}-{$month}"] : [$born];
    }
}
