<?php

declare(strict_types=1);

namespace App\Services\Deposits\Matching;

use App\Data\Deposits\MatchProposal;
use App\Models\Deposit;
use App\Services\Intake\BankAccountBook;

/**
 * Whose money a deposit may be, best first, with reasons that people can follow.
 *
 * Clients are found through indexes alone, then held against the line one by one. Clients with the same evidence lower each
 * other: neither is certain. Barred, BetStop and closed clients are named with a warning, so that somebody sees it.
 */
final readonly class DepositMatcher
{
    private const MOST = 5;

    /** Fewer points than this are no proposal. */
    private const FEWEST_POINTS = 20;

    /** Only for these the habits are read. */
    private const WITH_HABITS = 12;

    /** A second client this close to the first makes it uncertain. */
    private const CLOSE = 10;

    public function __construct(
        private CandidateFinder $finder,
        private CandidateReader $reader,
        private PayerMemory $memory,
        private HabitReader $habits,
        private ClientScorer $scorer,
        private BankAccountBook $accounts,
    ) {}

    /** @return list<MatchProposal> */
    public function proposals(Deposit $deposit): array
    {
        return array_map(static fn (ScoredClient $client): MatchProposal => $client->toProposal(), $this->ranking($deposit));
    }

    /** @return list<ScoredClient> the same, with what rules go by */
    public function ranking(Deposit $deposit): array
    {
        $line = PayerLine::of($deposit, $this->accounts);
        $payers = $this->memory->clientsOf($line);
        $candidates = $this->reader->of($this->finder->ids($line, array_keys($payers)), $line);
        $sameEndToEnd = $line->endToEndId === null || $line->endToEndId === '' ? [] : array_values(array_map(intval(...), CandidateFinder::sameEndToEnd($line)->limit(20)->pluck('deposits.client_id')->all()));

        $first = self::sorted(array_map(fn (Candidate $client): ScoredClient => $this->scorer->score($client, $line, $payers[$client->id] ?? null, new Habit, $sameEndToEnd), $candidates));
        $best = array_slice($first, 0, self::WITH_HABITS);
        $habits = $this->habits->of(array_map(static fn (ScoredClient $scored): int => $scored->client->id, $best), $deposit->id);
        $scored = array_map(fn (ScoredClient $one): ScoredClient => $this->scorer->score($one->client, $line, $payers[$one->client->id] ?? null, $habits[$one->client->id] ?? new Habit, $sameEndToEnd), $best);

        return array_slice(self::sorted(self::loweredByRivals(self::sorted($scored))), 0, self::MOST);
    }

    /**
     * @param  list<ScoredClient>  $clients
     * @return list<ScoredClient> with enough points, best first
     */
    private static function sorted(array $clients): array
    {
        $enough = array_values(array_filter($clients, static fn (ScoredClient $client): bool => $client->score >= self::FEWEST_POINTS || $client->rivals > 0));
        usort($enough, static fn (ScoredClient $a, ScoredClient $b): int => $b->score <=> $a->score ?: $a->client->id <=> $b->client->id);

        return $enough;
    }

    /**
     * @param  list<ScoredClient>  $clients  best first
     * @return list<ScoredClient>
     */
    private static function loweredByRivals(array $clients): array
    {
        $alike = array_count_values(array_map(static fn (ScoredClient $client): string => $client->signature(), $clients));

        return array_map(static function (ScoredClient $client) use ($clients, $alike): ScoredClient {
            $same = $alike[$client->signature()] - 1;
            if ($same > 0) {
                return $client->among($same, $same === 1 ? 0.6 : 0.45);
            }
            $close = count(array_filter($clients, static fn (ScoredClient $other): bool => $other !== $client && abs($other->score - $client->score) <= self::CLOSE));

            return $close > 0 ? $client->among($close, 0.85) : $client;
        }, $clients);
    }
}
