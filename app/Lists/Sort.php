<?php

declare(strict_types=1);

namespace App\Lists;

use Closure;
use Illuminate\Database\Query\Builder;

/** One order of a list. Its columns need an index that ends with the id, which breaks ties. */
final readonly class Sort
{
    /**
     * @param  string  $key  the value of `sort` in the URL
     * @param  non-empty-list<string>  $columns  qualified, without the id
     * @param  bool  $isNullable  the first column may be empty; rows without a value come last in both directions
     * @param  (Closure(int|null): Builder)|null  $owners
     */
    private function __construct(public string $key, public array $columns, public bool $isNullable = false, private ?Closure $owners = null) {}

    public static function by(string $key, string $column, string ...$more): self
    {
        return new self($key, [$column, ...array_values($more)]);
    }

    public static function nullable(string $key, string $column): self
    {
        return new self($key, [$column], isNullable: true);
    }

    /**
     * An order by the name of the record that the column refers to, such as clients by company. No index of the list contains
     * that name, so the few owners are read in the order of their names, and then the list owner by owner.
     *
     * @param  Closure(int|null): Builder  $owners  selects the ids of the owners, in the order of their names; also this one without rows
     */
    public static function byOwner(string $key, string $column, Closure $owners, bool $isNullable = false): self
    {
        return new self($key, [$column], $isNullable, $owners);
    }

    /**
     * @param  int|null  $with  an owner who may have no row any more: a page begins after one of theirs
     * @return list<int>|null null for an order by the column's values
     */
    public function ownerIds(?int $with = null): ?array
    {
        $owners = $this->owners === null ? null : ($this->owners)($with);

        return $owners === null ? null : array_values($owners->pluck('id')->map(intval(...))->all());
    }
}
