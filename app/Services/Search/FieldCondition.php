<?php

declare(strict_types=1);

namespace App\Services\Search;

use App\Enums\SearchField;

/** One field of a search, with its value as it is compared. */
final readonly class FieldCondition
{
    /**
     * @param  non-empty-list<string>  $values  the value; of a date of birth the first day and the day after the last
     * @param  bool  $seesContacts  whether a part of a phone number or address fits; else only the whole does
     */
    public function __construct(public SearchField $field, public array $values, public bool $isNegated, public bool $seesContacts) {}

    public function value(): string
    {
        return $this->values[0];
    }
}
