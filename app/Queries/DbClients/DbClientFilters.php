<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Queries\Filters\FilterCondition;
use App\Services\Search\SearchIndex;
use App\Services\Search\SearchText;
use Illuminate\Database\Query\Builder;

/** What a list of prospects, of their numbers or of their addresses is narrowed to. */
final readonly class DbClientFilters
{
    /** @param  list<FilterCondition>  $conditions  of the list's own filter set */
    public function __construct(public ?string $search = null, public array $conditions = []) {}

    /**
     * @param  Builder  $query  that the list's own table is part of
     * @param  bool  $seesContacts  whether parts of numbers and mailboxes find their owners
     * @param  string  $idColumn  where it holds the prospect's id
     */
    public function apply(Builder $query, SearchIndex $index, bool $seesContacts = false, string $idColumn = 'db_clients.id'): Builder
    {
        foreach ($this->conditions as $condition) {
            $condition->apply($query);
        }
        if ($this->search !== null) {
            $index->constrain($query, $idColumn, 'db_client', SearchText::parse($this->search, $seesContacts));
        }

        return $query;
    }
}
