<?php

declare(strict_types=1);

namespace App\Domain\Rsg;

use App\Domain\Imports\BirthDate;
use App\Domain\Imports\FileDelimiter;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Support\FileEncoding;
use App\Support\OperationRefusedException;
use App\Support\PhoneNumber;
use Carbon\CarbonImmutable;

/**
 * Reads people from pasted text or CSV, a person a line: first name, last name, date of birth, phones, email, postcode. Phones are
 * separated by spaced slashes or semicolons. A heading line is skipped.
 */
final readonly class ListedPeopleParser
{
    public const MOST = 5_000;

    private const MOST_ERRORS = 5;

    /**
     * @return non-empty-list<BetstopPerson>
     *
     * @throws OperationRefusedException when a line is wrong, with its number
     */
    public static function parse(string $text): array
    {
        $encoding = FileEncoding::detect($text, mb_check_encoding($text, 'UTF-8'));
        $text = mb_convert_encoding($text, 'UTF-8', $encoding->value);
        $text = trim(str_replace(["\u{FEFF}", "\r\n", "\r"], ['', "\n", "\n"], $text));
        $delimiter = FileDelimiter::detect($text)->value;
        $people = $errors = [];
        foreach ($text === '' ? [] : explode("\n", $text) as $number => $line) {
            $cells = array_map(static fn (?string $cell): string => trim((string) $cell), str_getcsv($line, $delimiter, '"', ''));
            $isHeading = $number === 0 && preg_match('/\A(?:first|given)/i', $cells[0]) === 1 && preg_match('/\d/', $line) !== 1;
            if ($isHeading || implode('', $cells) === '') {
                continue;
            }
            $person = self::person($cells);
            $person instanceof BetstopPerson ? $people[] = $person : $errors[] = 'Line '.($number + 1).": {$person}";
            if (count($people) > self::MOST) {
                throw new OperationRefusedException('Enter at most '.number_format(self::MOST).' people.');
            }
        }
        if ($errors !== [] || $people === []) {
            $more = count($errors) > self::MOST_ERRORS ? ' '.number_format(count($errors) - self::MOST_ERRORS).' more lines have errors.' : '';

            throw new OperationRefusedException($errors === [] ? 'Enter at least one person.' : implode(' ', array_slice($errors, 0, self::MOST_ERRORS)).$more);
        }

        return $people;
    }

    /** @param  list<string>  $cells */
    private static function person(array $cells): BetstopPerson|string
    {
        [$first, $last, $birth, $phones, $email, $postcode] = [...array_slice($cells, 0, 6), ...array_fill(0, 6, '')];
        $born = BirthDate::parse($birth);
        $numbers = array_map(PhoneNumber::toE164(...), array_values(array_filter(array_map(trim(...), preg_split('#\s*[;|/]\s*#', $phones) ?: []))));

        return match (true) {
            $first === '' || $last === '' => 'enter a first and a last name.',
            mb_strlen($first) > 100 || mb_strlen($last) > 100 => 'a name is too long.',
            $born === null => 'enter a date of birth such as 12/04/1988.',
            in_array(null, $numbers, true) => 'a phone number is not valid.',
            $email !== '' && filter_var($email, FILTER_VALIDATE_EMAIL) === false => 'the email address is not valid.',
            $postcode !== '' && preg_match('/\A\d{4}\z/', $postcode) !== 1 => 'a postcode has four digits.',
            default => new BetstopPerson(
                $first, $last, CarbonImmutable::parse($born), null, $email === '' ? null : mb_strtolower($email), $postcode === '' ? null : $postcode,
                array_values(array_filter($numbers)),
            ),
        };
    }
}
