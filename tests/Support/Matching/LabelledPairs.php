<?php

declare(strict_types=1);

namespace Tests\Support\Matching;

use App\Domain\People\PersonDetails;
use Carbon\CarbonImmutable;
use Database\Seeders\Demo\Dice;

/**
 * Pairs of records, known to be one person or two: real variations of spelling, and families, namesakes
 * and flatmates that look alike. Every run has the same pairs.
 */
final class LabelledPairs
{
    private const GIVEN = [
        'William',
        'Elizabeth',
        'Michael',
        'Konstantinos',
        'Giuseppe',
        'Katherine',
        'Nicholas',
        'Margaret',
        'Anthony',
        'Robert',
        'Jennifer',
        'Christopher',
        'Patricia',
        'Dimitrios',
        'Minh',
        'Thomas',
    ];

    private const SHORT = ['Bill', 'Liz', 'Mick', 'Con', 'Joe', 'Kate', 'Nick', 'Maggie', 'Tony', 'Bob', 'Jen', 'Chris', 'Trish', 'Jim', 'Ming', 'Tom'];

    private const OTHER = ['Oliver', 'Hannah', 'Lachlan', 'Grace', 'Marco', 'Amelia', 'Joshua', 'Ruby', 'Ethan', 'Simon', 'Chloe', 'Nathan', 'Zara', 'Stavros', 'Linh', 'Daniel'];

    private const LAST = [
        'Papadopoulos',
        'Nguyen',
        "O'Leary",
        'Fitzgerald',
        'Romano',
        'Whitfield',
        'Kowalski',
        'Anderson',
        'Vukovic',
        'McAllister',
        'Tran',
        'Henderson',
        'Carmody',
        'Georgiou',
        'Pham',
        'Sutherland',
    ];

    /** @return array<string, array{bool, PersonDetails, PersonDetails}> whether they are one person, and the two records */
    public static function all(): array
    {
        $pairs = [];
        for ($number = 0; $number < 16; $number++) {
            foreach (self::same($number) as $what => [$left, $right]) {
                $pairs["{$what} {$number}"] = [true, $left, $right];
            }
            foreach (self::others($number) as $what => [$left, $right]) {
                $pairs["{$what} {$number}"] = [false, $left, $right];
            }
        }

        return $pairs;
    }

    /** @return array<string, array{PersonDetails, PersonDetails}> */
    private static function same(int $n): array
    {
        $a = [...self::person($n), 'bankFingerprints' => ["bank{$n}"]];
        $born = $a['dateOfBirth'];
        // Opened later, with a new number and mailbox.
        $fresh = ['phones' => ['+6142'.sprintf('%07d', 700 + $n)], 'email' => "second{$n}@example.net", 'bankFingerprints' => []];

        return array_map(static fn (array $changes): array => [self::facts($a), self::facts([...$a, ...$changes])], [
            'same name and birth, all else new' => $fresh,
            'short form, moved' => [...$fresh, 'firstName' => self::SHORT[$n], 'address' => null],
            'short form, same mobile, no birth' => ['bankFingerprints' => [], 'firstName' => self::SHORT[$n], 'dateOfBirth' => null, 'email' => null],
            'swapped names' => [...$fresh, 'firstName' => $a['lastName'], 'lastName' => $a['firstName']],
            'slip in the last name' => [...$fresh, 'lastName' => self::slip($a['lastName'], $n)],
            'slip in the first name, same mobile' => ['bankFingerprints' => [], 'firstName' => self::slip($a['firstName'], $n), 'email' => null, 'dateOfBirth' => null],
            'tagged mailbox' => ['bankFingerprints' => [], 'phones' => [], 'dateOfBirth' => null, 'email' => str_replace('@', '+promo@', (string) $a['email'])],
            'day and month swapped' => [...$fresh, 'dateOfBirth' => CarbonImmutable::create($born->year, $born->day, $born->month)],
            'married name' => ['bankFingerprints' => [], 'lastName' => self::LAST[($n + 5) % 16], 'email' => null],
            'slip in the birth, same bank account' => [...$fresh, 'dateOfBirth' => $born->addYear(), 'bankFingerprints' => ["bank{$n}"]],
        ]);
    }

    /** @return array<string, array{PersonDetails, PersonDetails}> */
    private static function others(int $n): array
    {
        $a = [...self::person($n), 'bankFingerprints' => ["bank{$n}"]];
        $own = ['phones' => ['+6143'.sprintf('%07d', 900 + $n)], 'email' => "own{$n}@example.org", 'bankFingerprints' => []];
        $house = ['ips' => ['203.0.113.9'], 'devices' => ["tablet{$n}"]];

        return array_map(
            static fn (array $changes): array => [self::facts([...$a, ...$house]), self::facts([...$a, ...$house, ...$changes])],
            [
                'father and son of one name' => [...$own, 'dateOfBirth' => $a['dateOfBirth']->addYears(30)],
                'father and son, one mobile' => [
                    'bankFingerprints' => [],
                    'email' => $own['email'],
                    'dateOfBirth' => $a['dateOfBirth']->addYears(27)->addDays(41),
                ],
                'twins in one house' => [...$own, 'firstName' => self::OTHER[$n]],
                'twins with their mother’s mobile' => [
                    'bankFingerprints' => [],
                    'email' => $own['email'],
                    'firstName' => self::OTHER[$n],
                ],
                'couple who share all but the name' => [
                    'firstName' => self::OTHER[$n],
                    'dateOfBirth' => $a['dateOfBirth']->addDays(700 + $n),
                ],
                'couple with one bank account' => [
                    ...$own,
                    'firstName' => self::OTHER[$n],
                    'dateOfBirth' => null,
                    'bankFingerprints' => ["bank{$n}"],
                ],
                'namesakes' => [
                    ...$own,
                    'dateOfBirth' => $a['dateOfBirth']->subDays(2_000 + 37 * $n),
                    'address' => '9 Elsewhere Road',
                    'postcode' => '6000',
                    'state' => 'WA',
                    'ips' => [],
                    'devices' => [],
                ],
                'flatmates' => [
                    ...$own,
                    'firstName' => self::OTHER[$n],
                    'lastName' => self::LAST[($n + 3) % 16],
                    'dateOfBirth' => $a['dateOfBirth']->addDays(90 + $n),
                ],
                'a number that another person has now' => [
                    'bankFingerprints' => [],
                    'firstName' => self::OTHER[$n],
                    'lastName' => self::LAST[($n + 7) % 16],
                    'email' => $own['email'],
                    'dateOfBirth' => $a['dateOfBirth']->addDays(1_234),
                    'address' => null,
                    'ips' => [],
                    'devices' => [],
                ],
                'born the same day in one street' => [
                    ...$own,
                    'lastName' => self::LAST[($n + 4) % 16],
                    'address' => '200 Long Street',
                    'ips' => [],
                    'devices' => [],
                ],
            ],
        );
    }

    /** @return array{firstName: string, lastName: string, dateOfBirth: CarbonImmutable, email: string|null, phones: list<string>, address: string|null, suburb: string, state: string, postcode: string} */
    private static function person(int $n): array
    {
        $dice = new Dice($n * 7 + 3);
        $born = CarbonImmutable::create($dice->between(1955, 1998), $dice->between(1, 5), $dice->between(6, 12)) ?? CarbonImmutable::now();

        return [
            'firstName' => self::GIVEN[$n], 'lastName' => self::LAST[$n], 'dateOfBirth' => $born, 'email' => strtolower(self::GIVEN[$n])."{$n}@example.com",
            'phones' => ['+6149'.sprintf('%07d', 1_570_000 + $n)], 'address' => (10 + $n).' Smith Street', 'suburb' => 'Carlton', 'state' => 'VIC', 'postcode' => '3053',
        ];
    }

    /** A letter doubled, left out, or two swapped. */
    private static function slip(string $name, int $n): string
    {
        $at = max(1, intdiv(strlen($name), 2));

        return match ($n % 3) {
            0 => substr($name, 0, $at).$name[$at - 1].substr($name, $at),
            1 => substr($name, 0, $at).substr($name, $at + 1),
            default => substr($name, 0, $at - 1).strrev(substr($name, $at - 1, 2)).substr($name, $at + 1),
        };
    }

    /** @param  array<string, mixed>  $facts */
    private static function facts(array $facts): PersonDetails
    {
        return new PersonDetails(...$facts);
    }
}
