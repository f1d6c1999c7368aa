<?php

declare(strict_types=1);

namespace App\Lists;

use App\Lists\Filters\FilterCondition;

/** The validated query of a list: search, filters, order and page. */
final readonly class ListParameters
{
    /**
     * @param  list<FilterCondition>  $conditions
     * @param  array<string, mixed>  $values  of the list's own parameters, such as `view`
     */
    public function __construct(
        public ListOrder $order,
        public int $perPage,
        public ?Cursor $cursor = null,
        public ?string $search = null,
        public array $conditions = [],
        public array $values = [],
    ) {}

    /** The value of a filter in use; null when the filter is not set. */
    public function valueOf(string $filter): ?string
    {
        foreach ($this->conditions as $condition) {
            if ($condition->filter->key === $filter) {
                return $condition->value;
            }
        }

        return null;
    }

    /** The same search and filters with another order and page. */
    public function with(ListOrder $order, int $perPage, ?Cursor $cursor): self
    {
        return new self($order, $perPage, $cursor, $this->search, $this->conditions, $this->values);
    }
}
