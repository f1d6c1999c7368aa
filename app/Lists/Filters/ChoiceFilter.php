<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Enums\FilterOperator;
use BackedEnum;
use Illuminate\Database\Query\Builder;

/** One or more values, separated by commas: of an enum, ids, or stored texts. A comma in a text is written `\,`. */
final readonly class ChoiceFilter extends Filter
{
    private const MOST_VALUES = 50;

    private const TEXT = '/\A.{1,100}\z/su';

    private const ID = '/^[1-9]\d{0,17}$/';

    /**
     * @param  class-string<BackedEnum>|null  $enum  null for ids and texts
     * @param  array<string, int|null>  $words  ids that have a word: `['me' => 7, 'unassigned' => null]`
     * @param  string|null  $text  the pattern of a valid text; null for ids and enums
     */
    private function __construct(
        string $key,
        string $label,
        private string $column,
        private bool $isNullable,
        private ?string $enum,
        private array $words = [],
        private ?string $text = null,
        bool $isPlain = false,
        private bool $isSingle = false,
    ) {
        parent::__construct(
            $key,
            $label,
            $isPlain ? [FilterOperator::Is] : self::operatorsOf([FilterOperator::Is, FilterOperator::Not], $isNullable),
            $isSingle ? FilterKind::SingleSelect : FilterKind::MultiSelect,
            $enum === null ? [] : ['options' => array_map(self::option(...), $enum::cases())],
        );
    }

    /** @param  class-string<BackedEnum>  $enum */
    public static function enum(string $key, string $label, string $column, string $enum, bool $isNullable = false): self
    {
        return new self($key, $label, $column, $isNullable, $enum);
    }

    /**
     * One or more values, or a single one, without a choice of operator.
     *
     * @param  class-string<BackedEnum>  $enum
     */
    public static function plainEnum(string $key, string $label, string $column, string $enum, bool $isSingle = false): self
    {
        return new self($key, $label, $column, false, $enum, isPlain: true, isSingle: $isSingle);
    }

    /**
     * Ids, and other whole numbers.
     *
     * @param  array<string, int|null>  $words
     */
    public static function ids(string $key, string $label, string $column, bool $isNullable = false, array $words = []): self
    {
        return new self($key, $label, $column, $isNullable, null, $words);
    }

    /** Whole texts. */
    public static function texts(string $key, string $label, string $column, bool $isNullable = false): self
    {
        return new self($key, $label, $column, $isNullable, null, text: self::TEXT);
    }

    /** Whole texts, without a choice of operator. */
    public static function plainTexts(string $key, string $label, string $column, string $pattern = self::TEXT): self
    {
        return new self($key, $label, $column, false, null, text: $pattern, isPlain: true);
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        $parts = $this->parts($value);
        if ($this->isSingle && count($parts) > 1) {
            return "{$this->label} takes one value.";
        }
        if (count($parts) > self::MOST_VALUES) {
            return "{$this->label} takes at most ".self::MOST_VALUES.' values.';
        }
        foreach ($parts as $part) {
            if (! $this->isKnown($part)) {
                return "{$this->label} has no value “{$part}”.";
            }
        }

        return $parts === [] ? "{$this->label} needs a value." : null;
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        if ($this->applyEmptiness($query, $operator, $this->column)) {
            return;
        }

        $wanted = array_map($this->stored(...), $this->parts($value));
        $values = array_values(array_filter($wanted, static fn (int|string|null $one): bool => $one !== null));
        $withEmpty = count($values) < count($wanted);

        $operator === FilterOperator::Not ? $this->without($query, $values, $withEmpty) : $this->among($query, $values, $withEmpty);
    }

    /** @param  list<int|string>  $values */
    private function among(Builder $query, array $values, bool $withEmpty): void
    {
        match (true) {
            $withEmpty && $values === [] => $query->whereNull($this->column),
            $withEmpty => $query->where(fn (Builder $any): Builder => $any->whereNull($this->column)->orWhereIn($this->column, $values)),
            count($values) === 1 => $query->where($this->column, $values[0]),
            default => $query->whereIn($this->column, $values),
        };
    }

    /** @param  list<int|string>  $values */
    private function without(Builder $query, array $values, bool $withEmpty): void
    {
        match (true) {
            $withEmpty => $query->whereNotNull($this->column)->when($values !== [], fn (Builder $rest): Builder => $rest->whereNotIn($this->column, $values)),
            $this->isNullable => $query->where(fn (Builder $any): Builder => $any->whereNull($this->column)->orWhereNotIn($this->column, $values)),
            // An index finds the other values, but not what a column is not.
            $this->enum !== null => $query->whereIn($this->column, array_values(array_diff(array_column($this->enum::cases(), 'value'), $values))),
            default => $query->whereNotIn($this->column, $values),
        };
    }

    /** @return array{value: string, label: string} */
    private static function option(BackedEnum $case): array
    {
        $value = (string) $case->value;

        return ['value' => $value, 'label' => method_exists($case, 'label') ? $case->label() : $value];
    }

    /** @return list<string> */
    private function parts(string $value): array
    {
        $parts = array_map(static fn (string $part): string => str_replace('\\,', ',', $part), preg_split('/(?<!\\\\),/', $value) ?: []);

        return array_values(array_filter($parts, static fn (string $part): bool => $part !== ''));
    }

    private function isKnown(string $part): bool
    {
        return match (true) {
            array_key_exists($part, $this->words) => true,
            // Compared as texts, because some enums have whole numbers.
            $this->enum !== null => in_array($part, array_map(strval(...), array_column($this->enum::cases(), 'value')), true),
            default => preg_match($this->text ?? self::ID, $part) === 1,
        };
    }

    private function stored(string $part): int|string|null
    {
        return match (true) {
            array_key_exists($part, $this->words) => $this->words[$part],
            $this->enum !== null || $this->text !== null => $part,
            default => (int) $part,
        };
    }
}
