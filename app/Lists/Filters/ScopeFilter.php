<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Enums\FilterOperator;
use Closure;
use Illuminate\Database\Query\Builder;

/** One value, whose condition is looked up, as for `custom_risk_filter`. */
final readonly class ScopeFilter extends Filter
{
    /**
     * @param  Closure(string): ((Closure(Builder): mixed)|null)  $find  the condition of a value; null for an unknown value
     * @param  string  $idColumn  'clients.id' of a long list of which few rows may match
     */
    public function __construct(string $key, string $label, private Closure $find, private string $idColumn)
    {
        parent::__construct($key, $label, kind: FilterKind::SingleSelect);
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return ($this->find)($value) === null ? "{$this->label} has no value “{$value}”." : null;
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        $condition = ($this->find)($value);
        if ($condition !== null) {
            RareFirst::narrow($query, $this->idColumn, $condition, inOrder: true);
        }
    }
}
