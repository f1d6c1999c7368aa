<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Enums\FilterOperator;
use App\Infrastructure\Search\SearchText;
use App\Support\TextNormalizer;
use Illuminate\Database\Query\Builder;

/** Beginnings of the words of a name, in any order, found in `search_terms`. */
final readonly class WordsFilter extends Filter
{
    /** @param  string  $subjectType  the morph name of the list's records */
    public function __construct(string $key, string $label, private string $idColumn, private string $subjectType)
    {
        parent::__construct($key, $label, [FilterOperator::Contains], definition: ['placeholder' => 'Beginnings of words']);
    }

    /** Digits would find PINs and phone numbers. */
    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return preg_match('/\d|@/', TextNormalizer::plain($value)) === 1 || SearchText::parse($value)->isEmpty() ? "Enter letters for {$this->label}." : null;
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        RareFirst::narrowByWords($query, $this->idColumn, $this->subjectType, SearchText::parse($value));
    }
}
