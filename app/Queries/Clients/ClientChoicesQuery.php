<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\ClientFilterChoices;
use App\Data\Lists\Choice;
use App\Enums\AustralianState;
use App\Enums\BetstopState;
use App\Enums\ClientRiskFilter;
use App\Enums\ClientStatus;
use App\Enums\StaffRole;
use App\Models\Affiliate;
use App\Models\ClientRating;
use App\Models\Company;
use App\Models\User;
use Illuminate\Database\Query\Builder;

/** What the filters and forms of clients choose from. */
final readonly class ClientChoicesQuery
{
    public function filters(): ClientFilterChoices
    {
        return new ClientFilterChoices(
            status: $this->statuses(ClientStatus::cases()),
            company: $this->companies(),
            account_manager: [new Choice('me', 'Me'), new Choice('unassigned', 'Unassigned'), ...$this->managers()],
            state: $this->states(),
            client_rating: $this->ratings(),
            affiliate: $this->affiliates(),
            betstop_state: array_map(static fn (BetstopState $state): Choice => new Choice($state->value, $state->label()), BetstopState::cases()),
            custom_risk_filter: array_map(
                static fn (ClientRiskFilter $filter): Choice => new Choice($filter->value, $filter->label(), $filter->description()),
                ClientRiskFilter::cases(),
            ),
            custom_sales_filter: array_map(
                static fn (ClientSalesFilter $filter): Choice => new Choice($filter->value, $filter->label, $filter->description),
                ClientSalesFilter::all(),
            ),
        );
    }

    /**
     * @param  list<ClientStatus>  $statuses
     * @return list<Choice>
     */
    public function statuses(array $statuses): array
    {
        return array_map(static fn (ClientStatus $status): Choice => new Choice($status->value, $status->label()), $statuses);
    }

    /** @return list<Choice> */
    public function states(): array
    {
        return array_map(
            static fn (AustralianState $state): Choice => new Choice($state->value, $state->value, $state->label()),
            AustralianState::cases(),
        );
    }

    /** @return list<Choice> */
    public function companies(): array
    {
        return array_values(Company::query()->orderBy('name')->get(['id', 'name'])
            ->map(static fn (Company $company): Choice => new Choice((string) $company->id, $company->name))->all());
    }

    /** @return list<Choice> */
    public function affiliates(): array
    {
        return array_values(Affiliate::query()->orderBy('name')->get(['id', 'name'])
            ->map(static fn (Affiliate $affiliate): Choice => new Choice((string) $affiliate->id, $affiliate->name))->all());
    }

    /**
     * Active account managers, and whoever else still has clients.
     *
     * @return list<Choice>
     */
    public function managers(): array
    {
        return array_values(User::query()
            ->join('roles', 'roles.id', '=', 'users.role_id')
            ->where(static fn ($any) => $any
                ->where(static fn ($active) => $active
                    ->where('users.is_active', true)
                    ->whereIn('roles.name', [StaffRole::AccountManager->value, StaffRole::SeniorAccountManager->value]))
                ->orWhereExists(static fn (Builder $clients) => $clients->selectRaw('1')->from('clients')
                    ->whereColumn('clients.account_manager_id', 'users.id')))
            ->orderBy('users.first_name')->orderBy('users.last_name')
            ->get(['users.id', 'users.first_name', 'users.last_name'])
            ->map(static fn (User $user): Choice => new Choice((string) $user->id, $user->full_name))->all());
    }

    /** @return list<Choice> */
    public function ratings(): array
    {
        return array_values(ClientRating::query()->orderBy('value')->get(['value', 'description'])
            ->map(static fn (ClientRating $rating): Choice => new Choice((string) $rating->value, "{$rating->value} · {$rating->description}"))->all());
    }
}
