<?php

declare(strict_types=1);

namespace App\Queries\Filters;

use App\Enums\FilterOperator;
use Illuminate\Database\Query\Builder;

/** `1` or `0`: a boolean column, or whether a time has been noted. */
final readonly class YesNoFilter extends Filter
{
    /** @param  bool  $isTime  the column holds when it happened, and nothing while it has not */
    public function __construct(string $key, string $label, private string $column, private bool $isTime = false)
    {
        parent::__construct($key, $label, [FilterOperator::Is]);
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return in_array($value, ['0', '1'], true) ? null : "{$this->label} is answered by yes or no.";
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        $isYes = $value === '1';
        $condition = fn (Builder $some): Builder => $this->isTime ? $some->whereNull($this->column, not: $isYes) : $some->where($this->column, $isYes);

        // Such marks are on few records.
        $isYes ? RareFirst::narrow($query, explode('.', $this->column)[0].'.id', $condition) : $condition($query);
    }
}
