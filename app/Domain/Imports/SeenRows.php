<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Domain\People\PersonName;
use stdClass;

/**
 * The people of the earlier rows of a file, and of the records that those rows update. Check and run find duplicates by it alone, so
 * that they agree. Keeps a few bytes for each value.
 */
final class SeenRows
{
    /** Bytes of the value's hash. A PHP array would take five times as much memory as these packed entries. */
    private const HASH = 6;

    /** Bytes of the row number. */
    private const ROW = 4;

    /** Bytes each of the hashed full name, first name and date of birth. */
    private const TRAIT = 3;

    private const ENTRY = self::HASH + self::ROW + 3 * self::TRAIT;

    /** @var array<int, string> concatenated entries by the first twelve bits of the hash */
    private array $entries = [];

    /** Rows of the file, with the empty ones. */
    public int $count = 0;

    /** @param  int  $offset  the byte of the file after the rows */
    public function __construct(public int $offset = 0) {}

    /**
     * The earlier row with the same value, preferring one about the same person.
     *
     * @return array{row_no: int, rule: string, agrees: bool}|null
     */
    public function find(ParsedRow $row): ?array
    {
        $other = null;
        $traits = self::traits($row->get('first_name'), $row->get('last_name'), $row->get('date_of_birth'));
        foreach (self::values($row->get('pin'), $row->get('email'), $row->nameKey, $row->phones) as [$rule, $hash, $isLoose]) {
            $entry = $this->entryOf($hash);
            if ($entry === null) {
                continue;
            }
            $agrees = ! $isLoose || self::agree($traits, substr($entry, self::HASH + self::ROW), $row->get('pin') !== '');
            $seen = ['row_no' => (int) hexdec(bin2hex(substr($entry, self::HASH, self::ROW))), 'rule' => $rule, 'agrees' => $agrees];
            if ($agrees) {
                return $seen;
            }
            $other ??= $seen;
        }

        return $other;
    }

    public function add(ParsedRow $row): void
    {
        $this->put(
            $row->rowNo,
            self::traits($row->get('first_name'), $row->get('last_name'), $row->get('date_of_birth')),
            self::values($row->get('pin'), $row->get('email'), $row->nameKey, $row->phones),
        );
    }

    /** Adds the record that a row updates, with its values before the import and its former PINs. A DB client has `numbers`. */
    public function addRecord(int $rowNo, stdClass $person): void
    {
        $phones = $person->numbers ?? array_filter([(string) $person->mobile_e164]);
        [$first, $last, $born] = [(string) $person->first_name, (string) $person->last_name, substr((string) $person->date_of_birth, 0, 10)];
        $traits = self::traits($first, $last, $born);
        $this->put(
            $rowNo,
            $traits,
            self::values(
                (string) ($person->pin ?? ''),
                mb_strtolower((string) $person->email),
                ParsedRow::nameKey($first, $last, $born),
                $phones,
            ),
        );
        foreach (explode(' ', $person->former_pins ?? '') as $pin) {
            $this->put($rowNo, $traits, self::values($pin, '', '', []));
        }
    }

    /** @param  list<array{string, string, bool}>  $values */
    private function put(int $rowNo, string $traits, array $values): void
    {
        foreach ($values as [, $hash]) {
            if ($this->entryOf($hash) === null) {
                $place = self::place($hash);
                $this->entries[$place] = ($this->entries[$place] ?? '').substr($hash, 2).pack('N', $rowNo).$traits;
            }
        }
    }

    private function entryOf(string $hash): ?string
    {
        $entries = $this->entries[self::place($hash)] ?? '';
        for ($at = -1; ($at = strpos($entries, substr($hash, 2), $at + 1)) !== false;) {
            if ($at % self::ENTRY === 0) {
                return substr($entries, $at, self::ENTRY);
            }
        }

        return null;
    }

    private static function place(string $hash): int
    {
        return ord($hash[0]) << 4 | ord($hash[1]) >> 4;
    }

    /** Hashed full name, first name and date of birth; zeros for a missing one. */
    private static function traits(string $first, string $last, string $born): string
    {
        $traits = '';
        foreach ([PersonName::of($first, $last)->key(), PersonName::of($first, '')->key(), $born] as $trait) {
            $traits .= $trait === '' ? str_repeat("\0", self::TRAIT) : substr(hash('xxh3', $trait, true), 0, self::TRAIT);
        }

        return $traits;
    }

    /** As in PersonMatch, but only the same spelling of a name agrees. Two rows with a PIN each need a name to agree. */
    private static function agree(string $mine, string $theirs, bool $hasPin): bool
    {
        $none = str_repeat("\0", self::TRAIT);
        [$name, $first, $born] = str_split($mine, self::TRAIT);
        [$theirName, $theirFirst, $theirBorn] = str_split($theirs, self::TRAIT);
        $isSameDay = $born !== $none && $born === $theirBorn;

        return match (true) {
            $first === $none => $isSameDay || ($name === $none && $born === $none && ! $hasPin),
            $name === $theirName => $isSameDay || $born === $none || $theirBorn === $none,
            default => $isSameDay && $first === $theirFirst,
        };
    }

    /**
     * @param  list<string>  $phones
     * @return list<array{string, string, bool}> rule, hash, and whether a household may share the value
     */
    private static function values(string $pin, string $email, string $nameKey, array $phones): array
    {
        $values = [];
        foreach ([KnownPeople::BY_PIN => $pin, KnownPeople::BY_EMAIL => $email, KnownPeople::BY_NAME => $nameKey] as $rule => $value) {
            if ($value !== '') {
                $values[] = [$rule, hash('xxh3', "{$rule} {$value}", true), $rule === KnownPeople::BY_EMAIL];
            }
        }
        foreach ($phones as $phone) {
            $values[] = [KnownPeople::BY_MOBILE, hash('xxh3', $phone, true), true];
        }

        return $values;
    }
}
