<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\Choice;

/** Clients/FullSearch. */
final readonly class FullSearchPage
{
    /**
     * @param  string|null  $type  the only kind of record, page by page; null for a preview of all kinds
     * @param  list<SearchGroup>  $groups  the kinds of record that the viewer may see
     * @param  list<string>  $hints  parts of the search that were not understood
     * @param  list<Choice>  $fields  the search fields, each with an example
     */
    public function __construct(public string $search, public ?string $type, public array $groups, public array $hints, public array $fields) {}
}
