<?php

declare(strict_types=1);

namespace App\Queries\Leads;

use App\Enums\AustralianState;
use App\Enums\LeadStatus;
use App\Models\User;
use App\Queries\Filters\ChoiceFilter;
use App\Queries\Filters\DateFilter;
use App\Queries\Filters\FilterSet;
use App\Queries\Filters\TextFilter;
use Illuminate\Container\Attributes\Config;

/** What the leads can be narrowed by, as a list and on the board. */
final readonly class LeadFilterSet
{
    /** @param  string  $timezone  of the business, whose days the due dates are */
    public function __construct(#[Config('paddock.timezone')] private string $timezone) {}

    public function for(User $viewer): FilterSet
    {
        return new FilterSet([
            ChoiceFilter::enum('status', 'Status', 'leads.status', LeadStatus::class),
            ChoiceFilter::ids('owner', 'Owner', 'leads.owner_id', isNullable: true, words: ['me' => $viewer->id, 'unassigned' => null]),
            new LeadDueFilter,
            new TextFilter('source', 'Source', 'leads.source', isNullable: true),
            ChoiceFilter::enum('state', 'State', 'leads.state', AustralianState::class, isNullable: true),
            ChoiceFilter::ids('company', 'Company', 'leads.company_id', isNullable: true),
            new DateFilter('next_action_due_at', 'Due date', 'leads.next_action_due_at', $this->timezone, isNullable: true),
            new DateFilter('created_at', 'Created', 'leads.created_at', $viewer->timezone),
        ]);
    }
}
