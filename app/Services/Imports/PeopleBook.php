<?php

declare(strict_types=1);

namespace App\Services\Imports;

use stdClass;

/** People of one table who share something with the rows that are looked at, found by what they share. */
final class PeopleBook
{
    /** @var array<int, stdClass> by id */
    public array $people = [];

    /** @var array<string, array<string, array<int, int>>> ids by rule and value */
    private array $ids = [];

    public function add(string $rule, string $value, stdClass $person): void
    {
        $id = (int) $person->id;
        $this->people[$id] ??= $person;
        $this->ids[$rule][$value][$id] = $id;
    }

    /** @return list<int> */
    public function ids(string $rule, string $value): array
    {
        return $value === '' ? [] : array_values($this->ids[$rule][$value] ?? []);
    }
}
