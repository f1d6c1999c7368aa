<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Enums\FilterOperator;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\Grammars\MySqlGrammar;
use Illuminate\Database\Query\Grammars\PostgresGrammar;

/**
 * Text anywhere in a column, in upper or lower case.
 *
 * No ordinary index supports "contains". Queried alone (RareFirst), it reads the column's index without the table. The column
 * needs an index (column, id, deleted_at).
 */
final readonly class TextFilter extends Filter
{
    private const MOST_CHARACTERS = 100;

    /**
     * @param  string  $column  qualified by its table: 'clients.suburb'
     * @param  string|(Closure(): ?string)|null  $hiddenBecause  why this viewer can't filter by it: they could guess a hidden text
     * @param  (Closure(string, bool): (list<string>|null))|null  $values  the stored values that contain a text, or are the whole text; null when there are too many to list
     */
    public function __construct(
        string $key,
        string $label,
        private string $column,
        bool $isNullable = false,
        private string|Closure|null $hiddenBecause = null,
        private ?Closure $values = null,
    ) {
        parent::__construct(
            $key,
            $label,
            self::operatorsOf([FilterOperator::Contains, FilterOperator::Is, FilterOperator::Not], $isNullable),
        );
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return ($this->hiddenBecause instanceof Closure ? ($this->hiddenBecause)() : $this->hiddenBecause)
            ?? (mb_strlen($value) > self::MOST_CHARACTERS
                ? "{$this->label} takes at most ".self::MOST_CHARACTERS.' characters.'
                : null);
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        if ($this->applyEmptiness($query, $operator, $this->column)) {
            return;
        }
        if ($operator === FilterOperator::Not) {
            $query->where(fn (Builder $any): Builder => $this->like($any->whereNull($this->column), self::literal($value), 'or', isNot: true));

            return;
        }

        [$table] = explode('.', $this->column);
        $values = $this->values === null ? null : ($this->values)($value, $operator === FilterOperator::Is);
        if ($values !== null) {
            RareFirst::narrowByIndex($query, "{$table}.id", fn (Builder $some): Builder => $some->whereIn($this->column, $values));

            return;
        }
        $pattern = $operator === FilterOperator::Contains ? '%'.self::literal($value).'%' : self::literal($value);
        RareFirst::narrow($query, "{$table}.id", fn (Builder $some): Builder => $this->like($some, $pattern));
    }

    /** @param  'and'|'or'  $boolean */
    private function like(Builder $query, string $pattern, string $boolean = 'and', bool $isNot = false): Builder
    {
        $grammar = $query->getGrammar();
        $column = $grammar->wrap($this->column);
        $not = $isNot ? 'not ' : '';
        // Databases ignore case in different ways; SQLite's "like" always does.
        $sql = match (true) {
            $grammar instanceof PostgresGrammar => "{$column} {$not}ilike ? escape '!'",
            $grammar instanceof MySqlGrammar => "lower({$column}) {$not}like lower(?) escape '!'",
            default => "{$column} {$not}like ? escape '!'",
        };

        return $query->whereRaw($sql, [$pattern], $boolean);
    }

    /** SQLite has no default escape character. The others use a backslash, which their strings treat differently. */
    private static function literal(string $text): string
    {
        return str_replace(['!', '%', '_'], ['!!', '!%', '!_'], $text);
    }
}
