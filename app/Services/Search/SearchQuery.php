<?php

declare(strict_types=1);

namespace App\Services\Search;

/** What somebody typed into a search, understood. Everything of it must fit. */
final readonly class SearchQuery
{
    /**
     * @param  SearchText  $text  the beginnings of terms that must be there
     * @param  list<string>  $exact  whole terms that must be there
     * @param  list<string>  $without  beginnings of terms that must not be there
     * @param  list<FieldCondition>  $conditions
     * @param  list<NamePhrase>  $phrases  that the name must hold
     * @param  list<string>  $hints  what was not understood, in words; it narrows nothing
     */
    public function __construct(
        public SearchText $text,
        public array $exact = [],
        public array $without = [],
        public array $conditions = [],
        public array $phrases = [],
        public array $hints = [],
    ) {}

    /** Whether there is anything to look for; what must not be there alone finds nobody. */
    public function isEmpty(): bool
    {
        return $this->text->isEmpty() && array_filter($this->conditions, static fn (FieldCondition $condition): bool => ! $condition->isNegated) === [];
    }

    /** Whether the terms alone decide. */
    public function isPlain(): bool
    {
        return $this->exact === [] && $this->without === [] && $this->conditions === [] && $this->phrases === [];
    }

    /** @param  list<string>  $hints */
    public function withHints(array $hints): self
    {
        return new self($this->text, $this->exact, $this->without, $this->conditions, $this->phrases, $hints);
    }
}
