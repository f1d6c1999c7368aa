<?php

declare(strict_types=1);

namespace App\Services\Imports;

/** What the rows so far hold, so that a person who stands in a file twice is found. A few bytes a value. */
final class SeenRows
{
    /** Six bytes of a value's hash, four of its row, and of whom it is three each of last name and birthday; a PHP array would take five times as much. */
    private const HASH = 6;

    private const ROW = 4;

    private const TRAIT = 3;

    private const ENTRY = self::HASH + self::ROW + 2 * self::TRAIT;

    /** @var array<int, string> entries behind one another, by the first twelve bits of the hash */
    private array $entries = [];

    /**
     * The row that has the same; one whose person differs only where no other agrees. Whether they agree is told as
     * PersonMatch tells it of records: by last name or date of birth.
     */
    public function find(ReadRow $row): ?SeenRow
    {
        $other = null;
        foreach ($this->values($row) as [$what, $hash, $isLoose]) {
            $entry = $this->entryOf($hash);
            if ($entry === null) {
                continue;
            }
            $seen = new SeenRow((int) hexdec(bin2hex(substr($entry, self::HASH, self::ROW))), $what, ! $isLoose || self::agree(self::traits($row), substr($entry, self::HASH + self::ROW)));
            if ($seen->agrees) {
                return $seen;
            }
            $other ??= $seen;
        }

        return $other;
    }

    public function add(ReadRow $row): void
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

    /** Last name and birthday, hashed; of none, nothing but zeros. */
    private static function traits(ReadRow $row): string
    {
        $traits = '';
        foreach ([PersonKey::fold($row->get('last_name')), $row->get('date_of_birth')] as $trait) {
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

    /** @return list<array{string, string, bool}> what it is, its hash, and whether people of one household may share it */
    private function values(ReadRow $row): array
    {
        $values = [];
        foreach (['PIN' => $row->get('pin'), 'e-mail' => $row->get('email'), 'name and date of birth' => $row->nameKey] as $what => $value) {
            if ($value !== '') {
                $values[] = [$what, hash('xxh3', "{$what} {$value}", true), $what === 'e-mail'];
            }
        }
        foreach ($row->phones as $phone) {
            $values[] = ['mobile', hash('xxh3', $phone, true), true];
        }

        return $values;
    }
}
