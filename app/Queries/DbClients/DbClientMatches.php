<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Data\DbClients\DbConversionCheck;
use App\Data\DbClients\DbMatch;
use App\Models\DbClient;
use App\Services\Exclusions\ExclusionCheck;
use App\Services\Matching\MatchCandidate;
use App\Services\Matching\MatchFinder;
use App\Services\Matching\PersonFacts;

/** Who else a prospect may be. */
final readonly class DbClientMatches
{
    public function __construct(private MatchFinder $matches, private ExclusionCheck $exclusions) {}

    /** @return list<DbMatch> among the prospects */
    public function duplicates(DbClient $prospect): array
    {
        return $this->shown($this->matches->find(PersonFacts::ofDbClient($prospect), ['db_client'], $prospect));
    }

    public function check(DbClient $prospect, bool $mayConvert): DbConversionCheck
    {
        if (! $mayConvert) {
            return new DbConversionCheck('You may not convert prospects.', []);
        }
        $facts = PersonFacts::ofDbClient($prospect);

        return new DbConversionCheck($this->exclusions->find($facts)?->reason, $this->shown($this->matches->find($facts, ['client', 'lead'], $prospect)));
    }

    /**
     * @param  list<MatchCandidate>  $candidates
     * @return list<DbMatch>
     */
    private function shown(array $candidates): array
    {
        return array_map(static fn (MatchCandidate $candidate): DbMatch => new DbMatch(
            $candidate->type, $candidate->id, $candidate->full_name, $candidate->score, $candidate->isLikely(), $candidate->reasons,
        ), $candidates);
    }
}
