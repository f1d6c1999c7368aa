<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Data\DbClients\DbConversionCheck;
use App\Data\DbClients\DbMatch;
use App\Domain\Matches\MatchCandidate;
use App\Domain\Matches\MatchFinder;
use App\Domain\People\PersonDetails;
use App\Domain\Protection\ExclusionChecker;
use App\Models\DbClient;

/** The likely duplicates of a DB client. */
final readonly class DbClientMatchesQuery
{
    public function __construct(private MatchFinder $matches, private ExclusionChecker $exclusions) {}

    /** @return list<DbMatch> likely duplicates among DB clients */
    public function duplicates(DbClient $dbClient): array
    {
        return $this->shown($this->matches->find(PersonDetails::ofDbClient($dbClient), ['db_client'], $dbClient));
    }

    public function check(DbClient $dbClient, bool $mayConvert): DbConversionCheck
    {
        if (! $mayConvert) {
            return new DbConversionCheck('You can’t convert DB clients.', []);
        }
        $facts = PersonDetails::ofDbClient($dbClient);

        return new DbConversionCheck($this->exclusions->find($facts)?->reason, $this->shown($this->matches->find($facts, ['client', 'lead'], $dbClient)));
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
