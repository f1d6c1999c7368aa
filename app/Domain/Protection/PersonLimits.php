<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\MatchCandidate;
use App\Domain\People\MatchFinder;
use App\Domain\People\PersonDetails;
use App\Domain\People\PersonReader;
use App\Domain\People\SamePersonReader;
use App\Models\Client;
use App\Models\RsgLimit;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

/** The limits of money that bind a client. They hold for the person, so limits on the person's other accounts count too. */
final readonly class PersonLimits
{
    private const MOST_ACCOUNTS = 30;

    public function __construct(private ProtectedPeople $people, private PersonReader $reader, private SamePersonReader $same, private MatchFinder $matches) {}

    /**
     * Inside a transaction it locks the limits, so that two credits to accounts of one person can't both fit below a limit. It doesn't lock
     * the other accounts: each credit holds its own account, so two of them would wait for each other.
     *
     * @param  list<int>  $clientIds
     * @return array<int, array{list<RsgLimit>, non-empty-list<int>}> by client: the limits in force, and the ids of the person's accounts. Clients without a limit are left out.
     */
    public function of(array $clientIds, CarbonImmutable $at): array
    {
        $people = $this->reader->of('client', $clientIds, []);
        // A client is the same person under the details of those who were merged into it.
        $former = $this->same->merged('client', $clientIds);
        $index = $this->people->holding(array_merge(array_values($people), ...$former), 'limit', 'rsg_limits', RsgLimit::inForce($at)->toBase());
        $decided = $this->same->decided('client', $clientIds);
        $others = [];
        foreach ($people as $id => $person) {
            $same = array_filter(
                $index->of($person, $id, $former[$id] ?? []),
                static fn (ExclusionMatch $match): bool => $match->certainty === ExclusionCertainty::SamePerson,
            );
            $others[$id] = self::accounts(array_column($same, 'sourceId'), $decided[$id] ?? []);
        }
        $limits = RsgLimit::inForce($at)->with('client')->whereIn('client_id', array_merge($clientIds, ...$others))->orderBy('id')
            ->when(DB::transactionLevel() > 0, static fn (Builder $rows): Builder => $rows->lockForUpdate())->get();
        $bound = [];
        foreach ($others as $id => $holders) {
            $known = array_values($limits->whereIn('client_id', [$id, ...$holders])->all());
            if ($known !== []) {
                $bound[$id] = [$known, [$id, ...$this->otherAccounts($id, $holders, $decided[$id] ?? [], $former[$id] ?? [])]];
            }
        }

        return $bound;
    }

    /**
     * @param  list<int>  $holders  other accounts of the person with a limit, and those that a colleague confirmed
     * @param  array<string, bool>  $decided  other records by what colleagues decided
     * @param  list<PersonDetails>  $former  of clients who were merged into this one
     * @return list<int> all other accounts of the person
     */
    private function otherAccounts(int $id, array $holders, array $decided, array $former): array
    {
        $client = Client::query()->findOrFail($id);
        $found = array_merge(
            ...array_map(
                fn (PersonDetails $person): array => $this->matches->find($person, ['client'], $client, self::MOST_ACCOUNTS),
                [PersonDetails::ofClient($client), ...$former],
            ),
        );
        $likely = array_filter($found, static fn (MatchCandidate $match): bool => $match->isLikely());

        return array_values(array_unique([...$holders, ...self::accounts(array_column($likely, 'id'), $decided)]));
    }

    /**
     * @param  array<int>  $likely
     * @param  array<string, bool>  $decided
     * @return list<int> clients: the likely ones that no colleague rejected, and those that one confirmed
     */
    private static function accounts(array $likely, array $decided): array
    {
        $accounts = array_fill_keys($likely, true);
        foreach ($decided as $key => $isSame) {
            [$type, $id] = explode(':', $key);
            if ($type === 'client') {
                $accounts[(int) $id] = $isSame;
            }
        }

        return array_keys(array_filter($accounts));
    }
}
