<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\Choice;

/** Clients/FullSearch. */
final readonly class FullSearchPage
{
    /**
     * @param  string|null  $type  the one kind that is looked through, page by page; null for the first of each
     * @param  list<SearchGroup>  $groups  the kinds that this person may see
     * @param  list<string>  $hints  parts of the search that were not understood
     * @param  list<Choice>  $fields  what can be named in a search, each with an example
     */
    public function __construct(public string $search, public ?string $type, public array $groups, public array $hints, public array $fields) {}
}
