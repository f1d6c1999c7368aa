<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\MatchCandidate;
use App\Domain\People\MatchFinder;
use App\Domain\People\PersonDetails;
use App\Domain\People\PersonReader;
use App\Enums\MatchStatus;
use App\Models\Client;
use App\Models\RsgLimit;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** The limits of money that bind a client. They hold for the person, so limits on the person's other accounts count too. */
final readonly class PersonLimits
{
    private const MOST_ACCOUNTS = 30;

    public function __construct(private ExcludedPeople $people, private PersonReader $reader, private MatchFinder $matches) {}

    /**
     * Inside a transaction it locks the person's other accounts, so that two credits at the same time can't both fit below the limit.
     *
     * @param  list<int>  $clientIds
     * @return array<int, array{list<RsgLimit>, non-empty-list<int>}> by client: the limits in force, and the ids of the person's accounts. Clients without a limit are left out.
     */
    public function of(array $clientIds, CarbonImmutable $at): array
    {
        $people = $this->reader->of('client', $clientIds, []);
        $index = $this->people->limited($people, $at);
        $others = [];
        foreach ($people as $id => $person) {
            $same = array_filter($index->of($person, $id), static fn (ExclusionMatch $match): bool => $match->certainty === ExclusionCertainty::SamePerson);
            $others[$id] = self::withoutRejected($id, array_column($same, 'sourceId'));
        }
        $limits = RsgLimit::inForce($at)->with('client')->whereIn('client_id', array_merge($clientIds, ...$others))->orderBy('id')->get();
        $bound = [];
        foreach ($others as $id => $holders) {
            $known = array_values($limits->whereIn('client_id', [$id, ...$holders])->all());
            if ($known !== []) {
                $bound[$id] = [$known, [$id, ...$this->otherAccounts($id, $holders)]];
            }
        }

        return $bound;
    }

    /**
     * @param  list<int>  $holders  other accounts of the person with a limit
     * @return list<int> all other accounts of the person
     */
    private function otherAccounts(int $id, array $holders): array
    {
        $client = Client::query()->findOrFail($id);
        $likely = array_filter($this->matches->find(PersonDetails::ofClient($client), ['client'], $client, self::MOST_ACCOUNTS), static fn (MatchCandidate $match): bool => $match->isLikely());
        $others = array_values(array_unique([...$holders, ...self::withoutRejected($id, array_column($likely, 'id'))]));
        if ($others !== [] && DB::transactionLevel() > 0) {
            Client::query()->whereKey($others)->orderBy('id')->lockForUpdate()->pluck('id');
        }

        return $others;
    }

    /**
     * @param  array<int>  $otherIds
     * @return list<int> without those who are another person, as a colleague decided
     */
    private static function withoutRejected(int $id, array $otherIds): array
    {
        if ($otherIds === []) {
            return [];
        }
        $rejected = [];
        foreach ([['left_id', 'right_id'], ['right_id', 'left_id']] as [$own, $other]) {
            array_push($rejected, ...DB::table('matches')->where('left_type', 'client')->where('right_type', 'client')->where($own, $id)->whereIntegerInRaw($other, $otherIds)
                ->where('status', MatchStatus::Rejected->value)->pluck($other)->map(static fn (mixed $one): int => (int) $one)->all());
        }

        return array_values(array_diff($otherIds, $rejected));
    }
}
