<?php

declare(strict_types=1);

namespace App\Infrastructure\Search;

/** A parsed search. Every part must match. */
final readonly class SearchQuery
{
    /**
     * @param  SearchText  $text  required prefixes of terms
     * @param  list<string>  $exact  required terms
     * @param  list<string>  $without  excluded prefixes of terms
     * @param  list<FieldCondition>  $conditions
     * @param  list<NamePhrase>  $phrases  required in the name
     * @param  list<string>  $hints  explanations of parts that were ignored or are invalid
     * @param  bool  $isInvalid  a part has an invalid value, so nothing matches: without it, the search would find everyone else
     */
    public function __construct(
        public SearchText $text,
        public array $exact = [],
        public array $without = [],
        public array $conditions = [],
        public array $phrases = [],
        public array $hints = [],
        public bool $isInvalid = false,
    ) {}

    /** Whether the search has a positive part; exclusions alone match no one. */
    public function isEmpty(): bool
    {
        return $this->text->isEmpty() && array_filter($this->conditions, static fn (FieldCondition $condition): bool => ! $condition->isNegated) === [];
    }

    /** Whether the user typed a search, valid or not. */
    public function isSearchable(): bool
    {
        return $this->isInvalid || ! $this->isEmpty();
    }

    /** Whether terms alone are enough to decide a match. */
    public function isPlain(): bool
    {
        return $this->exact === [] && $this->without === [] && $this->conditions === [] && $this->phrases === [];
    }

    /** @param  list<string>  $hints */
    public function withHints(array $hints, bool $isInvalid): self
    {
        return new self($this->text, $this->exact, $this->without, $this->conditions, $this->phrases, $hints, $isInvalid);
    }
}
