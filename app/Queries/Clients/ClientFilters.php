<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Enums\AustralianState;
use App\Enums\ClientRiskFilter;
use App\Enums\ClientStatus;
use App\Services\Search\SearchIndex;
use App\Services\Search\SearchText;
use Illuminate\Database\Query\Builder;

/** What the client list is narrowed to. Values of one filter widen it, filters together narrow it. */
final readonly class ClientFilters
{
    /**
     * @param  list<ClientStatus>  $statuses
     * @param  list<int>  $companyIds
     * @param  list<int|null>  $managerIds  null stands for clients without a manager
     * @param  list<AustralianState>  $states
     * @param  list<int>  $ratings
     */
    public function __construct(
        public ?string $search = null,
        public array $statuses = [],
        public array $companyIds = [],
        public array $managerIds = [],
        public array $states = [],
        public array $ratings = [],
        public ?ClientRiskFilter $risk = null,
    ) {}

    /** @param  Builder  $clients  a query over `clients` */
    public function apply(Builder $clients, SearchIndex $index): Builder
    {
        $this->among($clients, 'clients.status', array_column($this->statuses, 'value'));
        $this->among($clients, 'clients.company_id', $this->companyIds);
        $this->among($clients, 'clients.state', array_column($this->states, 'value'));
        $this->among($clients, 'clients.client_rating', $this->ratings);
        $this->amongManagers($clients);
        $this->risk?->apply($clients);

        if ($this->search !== null) {
            $index->constrain($clients, 'clients.id', 'client', SearchText::parse($this->search));
        }

        return $clients;
    }

    /** @param  list<int|string>  $values */
    private function among(Builder $clients, string $column, array $values): void
    {
        match (count($values)) {
            0 => null,
            1 => $clients->where($column, $values[0]),
            default => $clients->whereIn($column, $values),
        };
    }

    private function amongManagers(Builder $clients): void
    {
        $ids = array_values(array_filter($this->managerIds, is_int(...)));
        if (count($ids) === count($this->managerIds)) {
            $this->among($clients, 'clients.account_manager_id', $ids);

            return;
        }

        $clients->where(static fn (Builder $any): Builder => $any
            ->whereNull('clients.account_manager_id')
            ->orWhereIn('clients.account_manager_id', $ids));
    }
}
