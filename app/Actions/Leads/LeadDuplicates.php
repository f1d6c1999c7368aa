<?php

declare(strict_types=1);

namespace App\Actions\Leads;

use App\Models\Lead;
use App\Services\Matching\MatchCandidate;
use App\Services\Matching\MatchFinder;
use App\Services\Matching\PersonFacts;

/** Clients who may be the lead already; the person who converts decides about those at or above MatchCandidate::LIKELY. */
final readonly class LeadDuplicates
{
    public function __construct(private MatchFinder $finder) {}

    /** @return list<MatchCandidate> best first */
    public function of(Lead $lead): array
    {
        return $this->finder->find(PersonFacts::ofLead($lead), ['client']);
    }
}
