<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Enums\FilterOperator;
use Closure;
use Illuminate\Database\Query\Builder;

/** A few values, each with its own condition: `has_valid_phone=0`, `validity=wrong`. */
final readonly class NamedFilter extends Filter
{
    /**
     * @param  array<array-key, Closure(Builder): mixed>  $conditions  by the value in the URL
     * @param  array<array-key, string>  $labels  by the same values; empty when the page has the options
     */
    public function __construct(string $key, string $label, private array $conditions, array $labels = [])
    {
        $options = array_map(
            static fn (int|string $value, string $text): array => ['value' => (string) $value, 'label' => $text],
            array_keys($labels),
            $labels,
        );
        parent::__construct(
            $key,
            $label,
            kind: FilterKind::SingleSelect,
            definition: $options === [] ? [] : ['options' => $options],
        );
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return isset($this->conditions[$value]) ? null : "{$this->label} has no value “{$value}”.";
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        ($this->conditions[$value])($query);
    }
}
