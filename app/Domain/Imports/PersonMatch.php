<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Domain\People\PersonName;
use stdClass;

/** The existing record that a row is about. */
final readonly class PersonMatch
{
    /** @param  list<int>  $touched  records the row may be about, without people who only share a mobile or email */
    private function __construct(public ?int $id, public string $rule, public ?string $conflict, public array $touched) {}

    public static function of(ParsedRow $row, KnownPeople $known): self
    {
        $byPin = $known->ids(KnownPeople::BY_PIN, $row->get('pin'));
        $deleted = array_filter($byPin, static fn (int $id): bool => $known->people[$id]->deleted_at !== null);
        if ($deleted !== []) {
            return new self(null, '', 'This PIN belonged to a deleted client. Leave it empty to get a new one.', []);
        }

        $phones = array_merge([], ...array_map(static fn (string $phone): array => $known->ids(KnownPeople::BY_MOBILE, $phone), $row->phones));
        $rules = [
            KnownPeople::BY_PIN => $byPin,
            KnownPeople::BY_MOBILE => array_values(array_unique($phones)),
            KnownPeople::BY_EMAIL => $known->ids(KnownPeople::BY_EMAIL, $row->get('email')),
            KnownPeople::BY_NAME => $known->ids(KnownPeople::BY_NAME, $row->nameKey),
        ];
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
                $found !== null && ! in_array($found, $agreed, true) => $conflict ??= "The {$by} belongs to ".self::name($known->people[$found]).", but the {$rule} belongs to ".self::name($known->people[$ids[0]]).'.',
                $found !== null => null,
                $agreed === [] => $conflict ??= "The {$rule} belongs to ".self::name($known->people[$ids[0]]).', who has another name and date of birth.',
                count($agreed) > 1 => $conflict ??= "The {$rule} belongs to several people. Add the PIN or remove the row.",
                default => [$found, $by] = [$agreed[0], $rule],
            };
        }

        return new self($conflict === null ? $found : null, $by, $conflict, array_values(array_unique($touched)));
    }

    /** “Ann Lee, PIN 48213 (same mobile)” */
    public function description(KnownPeople $known): string
    {
        return $this->id === null ? '' : self::name($known->people[$this->id])." (same {$this->rule})";
    }

    private static function agrees(ParsedRow $row, stdClass $person): bool
    {
        $last = $row->get('last_name');
        $born = $row->get('date_of_birth');

        return ($last === '' && $born === '')
            || ($last !== '' && PersonName::of('', $last)->key() === PersonName::of('', $person->last_name)->key())
            || ($born !== '' && $born === substr((string) $person->date_of_birth, 0, 10));
    }

    private static function name(stdClass $person): string
    {
        $name = trim("{$person->first_name} {$person->last_name}");

        return isset($person->pin) ? "{$name}, PIN {$person->pin}" : "{$name}, number {$person->id}";
    }
}
