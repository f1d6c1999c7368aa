<?php

declare(strict_types=1);

namespace Tests\Support\Matching;

use App\Domain\People\PersonDetails;
use Carbon\CarbonImmutable;

/**
 * Labelled pairs of records from a file: invented people, each pair with its kind and whether it is one person.
 *
 * `pairs-tuning.csv` is for choosing weights and rules. `pairs-held-out.csv` and `pairs-exclusions.csv` have other names and are only for
 * measuring; in the last one, the left person is excluded.
 */
final class PairFile
{
    private const COLUMNS = ['first', 'last', 'dob', 'email', 'phone', 'address', 'postcode', 'state', 'bank', 'device'];

    /** @return list<array{bool, string, PersonDetails, PersonDetails}> whether they are one person, the kind, and the two records */
    public static function read(string $name): array
    {
        $lines = array_slice(explode("\n", trim((string) file_get_contents(__DIR__."/pairs-{$name}.csv"))), 1);

        return array_map(static function (string $line): array {
            $cells = array_map(strval(...), str_getcsv($line, escape: ''));
            [$left, $right] = array_chunk(array_slice($cells, 2), count(self::COLUMNS));

            return [$cells[0] === '1', $cells[1], self::person($left), self::person($right)];
        }, $lines);
    }

    /**
     * @param  array<array{bool, string, int}>  $scored  whether they are one person, the kind and the score
     * @return array{float, float, list<string>} precision and recall from this score on, and what was wrong
     */
    public static function measure(array $scored, int $least): array
    {
        $right = $found = $same = 0;
        $wrong = [];
        foreach ($scored as [$isSame, $kind, $score]) {
            $isFound = $score >= $least;
            $right += (int) ($isSame && $isFound);
            $found += (int) $isFound;
            $same += (int) $isSame;
            if ($isSame !== $isFound) {
                $wrong[] = "{$kind}: {$score}";
            }
        }

        return [$found === 0 ? 1.0 : $right / $found, $right / $same, $wrong];
    }

    /** @param  list<string>  $cells */
    private static function person(array $cells): PersonDetails
    {
        $values = array_map(static fn (string $cell): ?string => $cell === '' ? null : $cell, array_combine(self::COLUMNS, $cells));
        $list = static fn (?string $value): array => $value === null ? [] : [$value];

        return new PersonDetails(
            firstName: $values['first'] ?? '',
            lastName: $values['last'] ?? '',
            dateOfBirth: $values['dob'] === null ? null : CarbonImmutable::parse($values['dob']),
            email: $values['email'],
            phones: $list($values['phone']),
            address: $values['address'],
            state: $values['state'],
            postcode: $values['postcode'],
            bankFingerprints: $list($values['bank']),
            devices: $list($values['device']),
        );
    }
}
