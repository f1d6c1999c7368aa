<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Enums\AustralianState;
use App\Enums\ClientRiskFilter;
use App\Enums\ClientStatus;
use App\Http\Requests\ListRequest;
use App\Queries\Clients\ClientFilters;
use App\Queries\Clients\ClientSort;
use App\Queries\Lists\ListOrder;
use Illuminate\Validation\Rule;

/** `status`, `company`, `account_manager` (ids, `me`, `unassigned`), `state`, `client_rating`, `custom_risk_filter`. */
class ClientIndexRequest extends ListRequest
{
    public function filters(): ClientFilters
    {
        return new ClientFilters(
            search: $this->searchText(),
            statuses: array_map(ClientStatus::from(...), $this->values('status')),
            companyIds: array_map(intval(...), $this->values('company')),
            managerIds: array_map($this->managerId(...), $this->values('account_manager')),
            states: array_map(AustralianState::from(...), $this->values('state')),
            ratings: array_map(intval(...), $this->values('client_rating')),
            risk: ClientRiskFilter::tryFrom((string) $this->validated('custom_risk_filter')),
        );
    }

    protected function sorts(): string
    {
        return ClientSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(ClientSort::LastBet, descending: true);
    }

    protected function multiValued(): array
    {
        return ['status', 'company', 'account_manager', 'state', 'client_rating'];
    }

    protected function filterRules(): array
    {
        return [
            ...array_fill_keys($this->multiValued(), ['nullable', 'array', 'max:50']),
            'status.*' => [Rule::enum(ClientStatus::class)],
            'company.*' => ['integer', 'min:1'],
            'account_manager.*' => ['regex:/^(?:me|unassigned|[1-9]\d{0,17})$/'],
            'state.*' => [Rule::enum(AustralianState::class)],
            'client_rating.*' => ['integer', 'min:1', 'max:255'],
            'custom_risk_filter' => ['nullable', Rule::enum(ClientRiskFilter::class)],
        ];
    }

    public function attributes(): array
    {
        return ['status.*' => 'status', 'company.*' => 'company', 'account_manager.*' => 'account manager', 'state.*' => 'state',
            'client_rating.*' => 'rating', 'custom_risk_filter' => 'risk filter'];
    }

    /** @return list<string> */
    private function values(string $key): array
    {
        /** @var list<string> */
        return $this->validated($key) ?? [];
    }

    private function managerId(string $value): ?int
    {
        return match ($value) {
            'unassigned' => null,
            'me' => (int) $this->user()?->getKey(),
            default => (int) $value,
        };
    }
}
