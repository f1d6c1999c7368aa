<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Enums\AustralianState;
use App\Enums\BetstopState;
use App\Enums\ClientRiskFilter;
use App\Enums\ClientStatus;
use App\Models\User;
use App\Queries\Filters\ChoiceFilter;
use App\Queries\Filters\DateFilter;
use App\Queries\Filters\Filter;
use App\Queries\Filters\FilterSet;
use App\Queries\Filters\NumberFilter;
use App\Queries\Filters\RareFilter;
use App\Queries\Filters\ScopeFilter;
use App\Queries\Filters\TextFilter;
use App\Queries\Filters\WordsFilter;
use App\Queries\Filters\YesNoFilter;
use App\Services\Contacts\ContactMask;
use App\Services\Search\SearchIndex;

/** What the client list can be narrowed by. */
final readonly class ClientFilterSet
{
    public function __construct(private SearchIndex $index) {}

    public function for(User $viewer): FilterSet
    {
        $hidden = ContactMask::isLifted($viewer) ? null : 'You do not see e-mail addresses, so the list cannot be narrowed by them.';

        $rare = static fn (Filter $filter): RareFilter => new RareFilter($filter, 'clients.id');

        return new FilterSet([
            $rare(ChoiceFilter::enum('status', 'Status', 'clients.status', ClientStatus::class)),
            $rare(ChoiceFilter::ids('company', 'Company', 'clients.company_id')),
            $rare(ChoiceFilter::ids('account_manager', 'Manager', 'clients.account_manager_id', isNullable: true, words: ['me' => $viewer->id, 'unassigned' => null])),
            $rare(ChoiceFilter::ids('affiliate', 'Affiliate', 'clients.affiliate_id', isNullable: true)),
            $rare(ChoiceFilter::enum('state', 'State', 'clients.state', AustralianState::class, isNullable: true)),
            $rare(ChoiceFilter::ids('client_rating', 'Rating', 'clients.client_rating', isNullable: true)),
            $rare(ChoiceFilter::enum('betstop_state', 'BetStop', 'clients.betstop_state', BetstopState::class)),
            new WordsFilter('name', 'Name', 'clients.id', 'client', $this->index),
            new TextFilter('email', 'E-mail', 'clients.email', isNullable: true, hiddenBecause: $hidden),
            new TextFilter('suburb', 'Suburb', 'clients.suburb', isNullable: true),
            $rare(new NumberFilter('balance_cents', 'Balance', 'clients.balance_cents')),
            $rare(new DateFilter('last_bet_at', 'Last bet', 'clients.last_bet_at', $viewer->timezone, isNullable: true)),
            $rare(new DateFilter('last_deposit_at', 'Last deposit', 'clients.last_deposit_at', $viewer->timezone, isNullable: true)),
            $rare(new DateFilter('created_at', 'Created', 'clients.created_at', $viewer->timezone)),
            new YesNoFilter('is_barred', 'Barred', 'clients.is_barred'),
            new YesNoFilter('is_sms_opted_out', 'Opted out', 'clients.sms_opted_out_at', isTime: true),
            new ScopeFilter('custom_risk_filter', 'Risk', ClientRiskFilter::tryFrom(...), 'clients.id'),
            new ScopeFilter('custom_sales_filter', 'Sales', ClientSalesFilter::find(...), 'clients.id'),
        ]);
    }
}
