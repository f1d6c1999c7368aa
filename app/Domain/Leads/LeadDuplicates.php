<?php

declare(strict_types=1);

namespace App\Domain\Leads;

use App\Domain\Matches\MatchCandidate;
use App\Domain\Matches\MatchFinder;
use App\Domain\People\PersonDetails;
use App\Models\Lead;

/** Clients who may be the same person as the lead. The user decides about those at or above MatchCandidate::LIKELY. */
final readonly class LeadDuplicates
{
    public function __construct(private MatchFinder $finder) {}

    /** @return list<MatchCandidate> best first */
    public function of(Lead $lead): array
    {
        return $this->finder->find(PersonDetails::ofLead($lead), ['client']);
    }
}
