<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Enums\FilterOperator;
use Closure;
use Illuminate\Database\Query\Builder;

/** Amounts in cents from `<key>_from` to `<key>_to`, both included, without a choice of operator. */
final readonly class AmountRangeFilter extends Filter
{
    private const HIGHEST = 100_000_000_000;

    public function __construct(string $key, string $label, private string $column)
    {
        parent::__construct($key, $label, [FilterOperator::Between], FilterKind::AmountRange);
    }

    public function rules(array $query): array
    {
        $isNumber = function (string $attribute, mixed $given, Closure $fail): void {
            if (! is_string($given) || preg_match('/^\d{1,12}$/', $given) !== 1 || (int) $given > self::HIGHEST) {
                $fail("{$this->label} takes a whole number from 0.");
            }
        };
        $isLeast = function (string $attribute, mixed $given, Closure $fail) use ($query): void {
            $least = self::text($query, "{$this->key}_from");
            if ($least !== '' && (int) $given < (int) $least) {
                $fail("{$this->label}: the highest number is below the lowest.");
            }
        };

        return ["{$this->key}_from" => ['nullable', 'string', $isNumber], "{$this->key}_to" => ['nullable', 'string', $isNumber, $isLeast]];
    }

    public function condition(array $query): ?FilterCondition
    {
        $value = self::text($query, "{$this->key}_from").','.self::text($query, "{$this->key}_to");

        return $value === ',' ? null : new FilterCondition($this, FilterOperator::Between, $value);
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return null;
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        [$least, $most] = explode(',', $value);
        if ($least !== '') {
            $query->where($this->column, '>=', (int) $least);
        }
        if ($most !== '') {
            $query->where($this->column, '<=', (int) $most);
        }
    }
}
