<?php

declare(strict_types=1);

namespace App\Queries\Filters;

use App\Enums\FilterOperator;
use Closure;
use Illuminate\Database\Query\Builder;

/** A condition that has a name, such as those of `custom_risk_filter`. */
final readonly class ScopeFilter extends Filter
{
    /**
     * @param  Closure(string): ?FilterScope  $find  what the name stands for, or null when it is none
     * @param  string|null  $idColumn  'clients.id', where few of very many rows may meet a condition
     */
    public function __construct(string $key, string $label, private Closure $find, private ?string $idColumn = null)
    {
        parent::__construct($key, $label, [FilterOperator::Is]);
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return ($this->find)($value) === null ? "{$this->label} has no value “{$value}”." : null;
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        $scope = ($this->find)($value);
        if ($scope !== null && $this->idColumn !== null) {
            RareFirst::narrow($query, $this->idColumn, $scope->apply(...), inOrder: true);
        } else {
            $scope?->apply($query);
        }
    }
}
