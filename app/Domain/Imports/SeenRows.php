<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Domain\People\PersonName;

/** Finds duplicate people within a file. Keeps a few bytes for each value of the earlier rows. */
final class SeenRows
{
    /** Bytes of the value's hash. A PHP array would take five times as much memory as these packed entries. */
    private const HASH = 6;

    /** Bytes of the row number. */
    private const ROW = 4;

    /** Bytes each of the hashed last name and date of birth. */
    private const TRAIT = 3;

    private const ENTRY = self::HASH + self::ROW + 2 * self::TRAIT;

    /** @var array<int, string> concatenated entries by the first twelve bits of the hash */
    private array $entries = [];

    /**
     * The earlier row with the same value, preferring one about the same person. As in PersonMatch, rows agree when the
     * last name or the date of birth does.
     *
     * @return array{row_no: int, rule: string, agrees: bool}|null
     */
    public function find(ParsedRow $row): ?array
    {
        $other = null;
        foreach ($this->values($row) as [$rule, $hash, $isLoose]) {
            $entry = $this->entryOf($hash);
            if ($entry === null) {
                continue;
            }
            $agrees = ! $isLoose || self::agree(self::traits($row), substr($entry, self::HASH + self::ROW));
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
        $traits = self::traits($row);
        foreach ($this->values($row) as [, $hash]) {
            if ($this->entryOf($hash) === null) {
                $place = self::place($hash);
                $this->entries[$place] = ($this->entries[$place] ?? '').substr($hash, 2).pack('N', $row->rowNo).$traits;
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

    /** Hashed last name and date of birth; zeros for a missing one. */
    private static function traits(ParsedRow $row): string
    {
        $traits = '';
        foreach ([PersonName::of('', $row->get('last_name'))->key(), $row->get('date_of_birth')] as $trait) {
            $traits .= $trait === '' ? str_repeat("\0", self::TRAIT) : substr(hash('xxh3', $trait, true), 0, self::TRAIT);
        }

        return $traits;
    }

    private static function agree(string $mine, string $theirs): bool
    {
        $none = str_repeat("\0", self::TRAIT);
        [$last, $born] = str_split($mine, self::TRAIT);
        [$theirLast, $theirBorn] = str_split($theirs, self::TRAIT);

        return ($last === $none && $born === $none) || ($theirLast === $none && $theirBorn === $none)
            || ($last !== $none && $last === $theirLast) || ($born !== $none && $born === $theirBorn);
    }

    /** @return list<array{string, string, bool}> rule, hash, and whether a household may share the value */
    private function values(ParsedRow $row): array
    {
        $values = [];
        foreach ([KnownPeople::BY_PIN => $row->get('pin'), KnownPeople::BY_EMAIL => $row->get('email'), KnownPeople::BY_NAME => $row->nameKey] as $rule => $value) {
            if ($value !== '') {
                $values[] = [$rule, hash('xxh3', "{$rule} {$value}", true), $rule === KnownPeople::BY_EMAIL];
            }
        }
        foreach ($row->phones as $phone) {
            $values[] = [KnownPeople::BY_MOBILE, hash('xxh3', $phone, true), true];
        }

        return $values;
    }
}
