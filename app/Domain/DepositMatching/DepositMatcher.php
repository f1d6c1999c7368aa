<?php

declare(strict_types=1);

namespace App\Domain\DepositMatching;

use App\Data\DepositMatching\MatchProposal;
use App\Domain\Withdrawals\BankAccountRepository;
use App\Models\Deposit;

/**
 * Suggests clients for a deposit, best first, with reasons. Clients with the same evidence lower each other's score. Barred,
 * BetStop and closed clients are suggested with a warning.
 */
final readonly class DepositMatcher
{
    private const MAX = 5;

    private const MIN_POINTS = 20;

    /** Deposit patterns are read for these clients only. */
    private const WITH_PATTERN = 12;

    /** Clients this close in score make each other uncertain. */
    private const CLOSE = 10;

    public function __construct(
        private CandidateFinder $finder,
        private PayerRepository $payers,
        private ClientScorer $scorer,
        private BankAccountRepository $accounts,
    ) {}

    /** @return list<MatchProposal> */
    public function proposals(Deposit $deposit): array
    {
        return array_map(static fn (ScoredClient $client): MatchProposal => $client->toProposal(), $this->ranking($deposit));
    }

    /** @return list<ScoredClient> the same clients with their evidence */
    public function ranking(Deposit $deposit): array
    {
        $line = PayerLine::of($deposit, $this->accounts);
        $payers = $this->payers->clientsOf($line);
        $candidates = $this->finder->find($line, array_keys($payers));
        $sameEndToEnd = $line->endToEndId === null || $line->endToEndId === ''
            ? []
            : array_values(
                array_map(intval(...), CandidateFinder::sameEndToEnd($line)->limit(20)->pluck('deposits.client_id')->all()),
            );

        $first = self::sorted(
            array_map(
                fn (Candidate $client): ScoredClient => $this->scorer->score(
                    $client,
                    $line,
                    $payers[$client->id] ?? null,
                    new DepositPattern,
                    $sameEndToEnd,
                ),
                $candidates,
            ),
        );
        $best = array_slice($first, 0, self::WITH_PATTERN);
        $patterns = DepositPattern::ofClients(
            array_map(static fn (ScoredClient $scored): int => $scored->client->id, $best),
            $deposit->id,
        );
        $scored = array_map(
            fn (ScoredClient $one): ScoredClient => $this->scorer->score(
                $one->client,
                $line,
                $payers[$one->client->id] ?? null,
                $patterns[$one->client->id] ?? new DepositPattern,
                $sameEndToEnd,
            ),
            $best,
        );

        return array_slice(self::sorted(self::loweredByRivals(self::sorted($scored))), 0, self::MAX);
    }

    /**
     * @param  list<ScoredClient>  $clients
     * @return list<ScoredClient> with enough points, best first
     */
    private static function sorted(array $clients): array
    {
        $enough = array_values(array_filter($clients, static fn (ScoredClient $client): bool => $client->score >= self::MIN_POINTS || $client->rivals > 0));
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
            $close = count(
                array_filter(
                    $clients,
                    static fn (ScoredClient $other): bool => $other !== $client
                        && abs($other->score - $client->score) <= self::CLOSE,
                ),
            );

            return $close > 0 ? $client->among($close, 0.85) : $client;
        }, $clients);
    }
}
