<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Enums\FilterOperator;
use Illuminate\Database\Query\Builder;

/** The beginning of a code, as typed or in capitals. It is a range of the column's index. */
final readonly class PrefixFilter extends Filter
{
    /** Sorts after every other letter. */
    private const LAST = "\u{10FFFF}";

    /** @param  string  $column  sorted by its bytes, with an index that begins with it */
    public function __construct(string $key, string $label, private string $column, private int $mostCharacters)
    {
        parent::__construct($key, $label);
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return mb_strlen($value) > $this->mostCharacters ? "{$this->label} has at most {$this->mostCharacters} characters." : null;
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        $query->where(fn (Builder $any): Builder => self::begins($any, $this->column, $value));
    }

    /** Adds the ranges to a query as alternatives. */
    public static function begins(Builder $query, string $column, string $text): Builder
    {
        foreach (array_unique([$text, mb_strtoupper($text)]) as $beginning) {
            $query->orWhere(static fn (Builder $range): Builder => $range->where($column, '>=', $beginning)->where($column, '<', $beginning.self::LAST));
        }

        return $query;
    }
}
