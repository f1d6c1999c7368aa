<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Enums\FilterOperator;
use Illuminate\Database\Query\Builder;

/** `1` or `0`: a boolean column, or whether a time is set. */
final readonly class YesNoFilter extends Filter
{
    /**
     * @param  bool  $isTime  the column is the time of an event, empty until then
     * @param  array{trueLabel?: string, falseLabel?: string}  $labels  words for yes and no
     * @param  bool  $isRare  "yes" is rare and the column has an index; false for a short list, or one with its own index
     */
    public function __construct(
        string $key,
        string $label,
        private string $column,
        private bool $isTime = false,
        array $labels = [],
        private bool $isRare = true,
    ) {
        parent::__construct($key, $label, kind: FilterKind::Boolean, definition: $labels);
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return in_array($value, ['0', '1'], true) ? null : "{$this->label} must be yes or no.";
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        $isYes = $value === '1';
        $condition = fn (Builder $some): Builder => $this->isTime ? $some->whereNull($this->column, not: $isYes) : $some->where($this->column, $isYes);

        $isYes && $this->isRare ? RareFirst::narrowByIndex($query, explode('.', $this->column)[0].'.id', $condition) : $condition($query);
    }
}
