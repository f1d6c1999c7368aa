<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Domain\People\NameMatch;
use App\Domain\People\PersonName;
use stdClass;

/** The existing record that a row is about. */
final readonly class PersonMatch
{
    /**
     * @param  int|null  $id  the record, when first name and date of birth agree
     * @param  int|null  $possibleId  the record that the row may be about, when there is a doubt
     * @param  string|null  $doubt  why a person must decide
     */
    private function __construct(
        public ?int $id,
        public string $rule,
        public ?string $conflict,
        public ?int $possibleId = null,
        public ?string $doubt = null,
    ) {}

    /** @param  bool  $seesContacts  an importer who can't see contact details does not learn from a row whose number or address it has */
    public static function of(ParsedRow $row, KnownPeople $known, bool $seesContacts): self
    {
        $byPin = $known->ids(KnownPeople::BY_PIN, $row->get('pin'));
        $deleted = array_filter($byPin, static fn (int $id): bool => $known->people[$id]->deleted_at !== null);
        if ($deleted !== []) {
            return new self(null, '', 'This PIN belonged to a deleted client. Leave it empty to get a new one.');
        }

        $phones = array_merge([], ...array_map(static fn (string $phone): array => $known->ids(KnownPeople::BY_MOBILE, $phone), $row->phones));
        $rules = [
            KnownPeople::BY_PIN => $byPin,
            KnownPeople::BY_MOBILE => array_values(array_unique($phones)),
            KnownPeople::BY_EMAIL => $known->ids(KnownPeople::BY_EMAIL, $row->get('email')),
            KnownPeople::BY_NAME => $known->ids(KnownPeople::BY_NAME, $row->nameKey),
        ];
        // Without access to contact details, the import changes none. They then must not decide about a record that is found without them.
        $ignoresContacts = ! $seesContacts && [...$byPin, ...$rules[KnownPeople::BY_NAME]] !== [];
        $found = null;
        $by = '';
        $conflict = null;
        $doubt = null;
        $sharers = [];

        foreach ($rules as $rule => $ids) {
            $isLoose = $rule === KnownPeople::BY_MOBILE || $rule === KnownPeople::BY_EMAIL;
            if ($ids === [] || ($isLoose && $ignoresContacts)) {
                continue;
            }
            $agreed = $isLoose ? array_values(array_filter($ids, static fn (int $id): bool => self::agrees($row, $known->people[$id], $seesContacts))) : $ids;
            if ($agreed === []) {
                $doubt ??= self::doubt($rule, $seesContacts ? self::name($known->people[$ids[0]]) : 'another record');
                $sharers = $seesContacts ? [...$sharers, ...$ids] : [];

                continue;
            }
            $agreed = count($agreed) > 1 ? (array_values(array_intersect($agreed, $rules[KnownPeople::BY_NAME])) ?: $agreed) : $agreed;

            match (true) {
                $found !== null && ! in_array($found, $agreed, true) => $conflict ??= $seesContacts
                    ? "The {$by} belongs to ".self::name($known->people[$found]).", but the {$rule} belongs to ".self::name($known->people[$ids[0]]).'.'
                    : "The {$by} and the {$rule} belong to different records.",
                $found !== null => null,
                count($agreed) > 1 => $conflict ??= "The {$rule} belongs to several people. Add the PIN or remove the row.",
                default => [$found, $by] = [$agreed[0], $rule],
            };
        }
        if ($conflict !== null) {
            return new self(null, $by, $conflict);
        }
        $sharers = array_values(array_unique($sharers));

        return new self($found, $by, null, $found ?? (count($sharers) === 1 ? $sharers[0] : null), $doubt);
    }

    /** @param  string  $owner  a person or a row */
    public static function doubt(string $rule, string $owner): string
    {
        return "The {$rule} belongs to {$owner}, whose name or date of birth is different.";
    }

    /** “Ann Lee, PIN 48213 (same mobile)” */
    public function description(KnownPeople $known): string
    {
        return $this->id === null ? '' : self::name($known->people[$this->id])." (same {$this->rule})";
    }

    /**
     * Whether the person who shares a mobile or email is the person of the row. Relatives share them and the last name, so the first
     * name must agree too, and a date of birth must not differ. When the name is only similar, the date of birth must be the same.
     * A row of contact details alone is enough only for an importer who sees them.
     */
    private static function agrees(ParsedRow $row, stdClass $person, bool $seesContacts): bool
    {
        [$first, $last, $born] = [$row->get('first_name'), $row->get('last_name'), $row->get('date_of_birth')];
        $known = substr((string) $person->date_of_birth, 0, 10);
        $isSameDay = $born !== '' && $born === $known;
        if ($first === '') {
            return $isSameDay || ($seesContacts && $last === '' && $born === '');
        }
        $name = PersonName::of($first, $last === '' ? $person->last_name : $last)
            ->compare(PersonName::of($person->first_name, $person->last_name, $person->preferred_name ?? null));

        return match ($name) {
            NameMatch::Same, NameMatch::Swapped, NameMatch::Nickname => $isSameDay || $born === '' || $known === '',
            NameMatch::Similar, NameMatch::Initial, NameMatch::GivenName => $isSameDay,
            NameMatch::Surname, NameMatch::Different => false,
        };
    }

    private static function name(stdClass $person): string
    {
        $name = trim("{$person->first_name} {$person->last_name}");

        return isset($person->pin) ? "{$name}, PIN {$person->pin}" : "{$name}, number {$person->id}";
    }
}
