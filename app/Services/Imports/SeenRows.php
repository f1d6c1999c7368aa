<?php

declare(strict_types=1);

namespace App\Services\Imports;

/** What the rows so far hold, so that a person who stands in a file twice is found. A few bytes a value. */
final class SeenRows
{
    /** Six bytes of a value's hash and four of its row; a PHP array would take five times as much. */
    private const HASH = 6;

    private const ENTRY = 10;

    /** @var array<int, string> entries behind one another, by the first twelve bits of the hash */
    private array $entries = [];

    /** @return array{int, string}|null the row that has the same, and what it is */
    public function find(ReadRow $row): ?array
    {
        foreach ($this->values($row) as [$what, $hash]) {
            $rowNo = $this->rowOf($hash);
            if ($rowNo !== null) {
                return [$rowNo, $what];
            }
        }

        return null;
    }

    public function add(ReadRow $row): void
    {
        foreach ($this->values($row) as [, $hash]) {
            if ($this->rowOf($hash) === null) {
                $place = self::place($hash);
                $this->entries[$place] = ($this->entries[$place] ?? '').substr($hash, 2).pack('N', $row->rowNo);
            }
        }
    }

    private function rowOf(string $hash): ?int
    {
        $entries = $this->entries[self::place($hash)] ?? '';
        for ($at = -1; ($at = strpos($entries, substr($hash, 2), $at + 1)) !== false;) {
            if ($at % self::ENTRY === 0) {
                return (int) hexdec(bin2hex(substr($entries, $at + self::HASH, 4)));
            }
        }

        return null;
    }

    private static function place(string $hash): int
    {
        return ord($hash[0]) << 4 | ord($hash[1]) >> 4;
    }

    /** @return list<array{string, string}> what it is, and its hash */
    private function values(ReadRow $row): array
    {
        $values = [];
        foreach (['PIN' => $row->get('pin'), 'e-mail' => $row->get('email'), 'name and date of birth' => $row->nameKey] as $what => $value) {
            if ($value !== '') {
                $values[] = [$what, hash('xxh3', "{$what} {$value}", true)];
            }
        }
        foreach ($row->phones as $phone) {
            $values[] = ['mobile', hash('xxh3', $phone, true)];
        }

        return $values;
    }
}
