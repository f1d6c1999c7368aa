<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Queries\Filters\FilterCondition;
use App\Services\Search\SearchIndex;
use App\Services\Search\SearchText;
use Illuminate\Database\Query\Builder;

/** What the client list is narrowed to. Values of one filter widen it, filters together narrow it. */
final readonly class ClientFilters
{
    /**
     * @param  list<FilterCondition>  $conditions  of ClientFilterSet
     * @param  bool  $seesContacts  whether the search finds people by parts of their numbers and addresses
     */
    public function __construct(public ?string $search = null, public array $conditions = [], private bool $seesContacts = false) {}

    /** @param  Builder  $clients  a query over `clients` */
    public function apply(Builder $clients, SearchIndex $index): Builder
    {
        foreach ($this->conditions as $condition) {
            $condition->apply($clients);
        }

        if ($this->search !== null) {
            $index->constrain($clients, 'clients.id', 'client', SearchText::parse($this->search, $this->seesContacts));
        }

        return $clients;
    }
}
