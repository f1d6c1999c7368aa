<?php

declare(strict_types=1);

namespace App\Infrastructure\Search;

use App\Enums\SearchField;

/** One field of a search and its normalised value. */
final readonly class FieldCondition
{
    /**
     * @param  non-empty-list<string>  $values  the value; for a date of birth the first day and the day after the last
     * @param  bool  $seesContacts  whether a part of a phone number or email address matches, or only the whole
     */
    public function __construct(public SearchField $field, public array $values, public bool $isNegated, public bool $seesContacts) {}

    public function value(): string
    {
        return $this->values[0];
    }
}
