<?php

declare(strict_types=1);

namespace App\Queries\Leads;

use App\Enums\LeadStatus;
use App\Queries\Filters\FilterCondition;
use App\Services\Search\SearchIndex;
use App\Services\Search\SearchText;
use Illuminate\Database\Query\Builder;

/** What the leads are narrowed to. Values of one filter widen it, filters together narrow it. */
final readonly class LeadFilters
{
    /**
     * @param  list<FilterCondition>  $conditions  of LeadFilterSet
     * @param  bool  $seesContacts  whether the search finds people by parts of their numbers and addresses
     * @param  LeadStatus|null  $column  the one column of the board that is read
     */
    public function __construct(public ?string $search = null, public array $conditions = [], private bool $seesContacts = false, private ?LeadStatus $column = null) {}

    public function in(LeadStatus $column): self
    {
        return new self($this->search, $this->conditions, $this->seesContacts, $column);
    }

    /** @param  Builder  $leads  a query over `leads` */
    public function apply(Builder $leads, SearchIndex $index): Builder
    {
        if ($this->column !== null) {
            $leads->where('leads.status', $this->column->value);
        }
        foreach ($this->conditions as $condition) {
            $condition->apply($leads);
        }
        if ($this->search !== null) {
            $index->constrain($leads, 'leads.id', 'lead', SearchText::parse($this->search, $this->seesContacts));
        }

        return $leads;
    }
}
