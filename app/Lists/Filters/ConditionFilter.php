<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Enums\FilterOperator;
use Closure;
use Illuminate\Database\Query\Builder;

/** A filter of one list: a pattern for its values and the condition that a value sets. */
final readonly class ConditionFilter extends Filter
{
    /** A value that is one id, or up to 50 of them. */
    public const ID = '[1-9]\d{0,17}';

    public const IDS = self::ID.'(?:,'.self::ID.'){0,49}';

    /**
     * @param  string  $pattern  of the whole value, without delimiters
     * @param  Closure(Builder, string): mixed  $condition  gets a valid value
     * @param  array<string, mixed>  $definition  for the page
     * @param  string|null  $refusal  the error message for other values
     */
    public function __construct(
        string $key,
        string $label,
        FilterKind $kind,
        private string $pattern,
        private Closure $condition,
        array $definition = [],
        private ?string $refusal = null,
    ) {
        parent::__construct($key, $label, kind: $kind, definition: $definition);
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return preg_match("/\A(?:{$this->pattern})\z/", $value) === 1 ? null : ($this->refusal ?? "{$this->label} has no value “{$value}”.");
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        ($this->condition)($query, $value);
    }
}
