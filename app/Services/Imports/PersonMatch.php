<?php

declare(strict_types=1);

namespace App\Services\Imports;

use stdClass;

/** Who a row is about. */
final readonly class PersonMatch
{
    /** @param  list<int>  $touched  everybody whom the row may be about; who only shares a household's mobile or e-mail is another */
    private function __construct(public ?int $id, public string $rule, public ?string $conflict, public array $touched) {}

    public static function of(ReadRow $row, PeopleBook $known): self
    {
        $byPin = $known->ids(KnownPeople::BY_PIN, $row->get('pin'));
        $deleted = array_filter($byPin, static fn (int $id): bool => $known->people[$id]->deleted_at !== null);
        if ($deleted !== []) {
            return new self(null, '', 'The PIN was that of a client who has been removed. Leave it empty to be given a new one.', []);
        }

        $rules = [KnownPeople::BY_PIN => $byPin];
        $phones = array_merge([], ...array_map(static fn (string $phone): array => $known->ids(KnownPeople::BY_MOBILE, $phone), $row->phones));
        $rules[KnownPeople::BY_MOBILE] = array_values(array_unique($phones));
        $rules[KnownPeople::BY_EMAIL] = $known->ids(KnownPeople::BY_EMAIL, $row->get('email'));
        $rules[KnownPeople::BY_NAME] = $known->ids(KnownPeople::BY_NAME, $row->nameKey);

        return self::decide($row, $known, $rules);
    }

    /** @param  array<string, list<int>>  $rules */
    private static function decide(ReadRow $row, PeopleBook $known, array $rules): self
    {
        $touched = [];
        $found = null;
        $by = '';
        $conflict = null;

        foreach ($rules as $rule => $ids) {
            if ($ids === []) {
                continue;
            }
            $isLoose = $rule === KnownPeople::BY_MOBILE || $rule === KnownPeople::BY_EMAIL;
            $agreed = $isLoose ? array_values(array_filter($ids, static fn (int $id): bool => self::agrees($row, $known->people[$id]))) : $ids;
            $touched = [...$touched, ...$agreed];
            $agreed = count($agreed) > 1 ? (array_values(array_intersect($agreed, $rules[KnownPeople::BY_NAME])) ?: $agreed) : $agreed;

            match (true) {
                $found !== null && ! in_array($found, $agreed, true) => $conflict ??= "The {$by} is that of ".self::name($known->people[$found]).", the {$rule} that of ".self::name($known->people[$ids[0]]).'.',
                $found !== null => null,
                $agreed === [] => $conflict ??= "The {$rule} is that of ".self::name($known->people[$ids[0]]).', whose name and date of birth differ.',
                count($agreed) > 1 => $conflict ??= "The {$rule} is that of several people. Give the PIN, or leave the row out.",
                default => [$found, $by] = [$agreed[0], $rule],
            };
        }

        return new self($conflict === null ? $found : null, $by, $conflict, array_values(array_unique($touched)));
    }

    /** “Ann Lee, PIN 48213 (same mobile)” */
    public function words(PeopleBook $known): string
    {
        return $this->id === null ? '' : self::name($known->people[$this->id])." (same {$this->rule})";
    }

    private static function agrees(ReadRow $row, stdClass $person): bool
    {
        $last = $row->get('last_name');
        $born = $row->get('date_of_birth');

        return ($last === '' && $born === '')
            || ($last !== '' && PersonKey::fold($last) === PersonKey::fold($person->last_name))
            || ($born !== '' && $born === substr((string) $person->date_of_birth, 0, 10));
    }

    private static function name(stdClass $person): string
    {
        $name = trim("{$person->first_name} {$person->last_name}");

        return isset($person->pin) ? "{$name}, PIN {$person->pin}" : "{$name}, number {$person->id}";
    }
}
