<?php

declare(strict_types=1);

namespace App\Services\Intake;

use App\Models\Bet;
use App\Models\SiteAccount;
use App\Services\Intake\Bulk\BulkOutcome;
use App\Services\Stats\MonthlyStats;
use Illuminate\Support\Arr;

/** Writes reported bets down, each one once per account. Its caller holds the accounts. */
final readonly class BetBook
{
    private const KEY = ['site_account_id', 'external_id'];

    private const REPORTED = ['sport', 'market', 'selection', 'stake_cents', 'odds_milli', 'status', 'return_cents', 'placed_at', 'settled_at', 'is_bonus', 'is_boosted'];

    public function __construct(private MonthlyStats $stats) {}

    /**
     * One read and one write, however many bets; and the months they fall in.
     *
     * @param  array<int, NewBet>  $bets
     * @param  array<int, SiteAccount>  $accounts  by the same places
     */
    public function write(array $bets, array $accounts): BulkOutcome
    {
        $known = $this->known($bets, $accounts);
        $changed = $touched = $placed = [];
        $counts = ['created' => 0, 'updated' => 0, 'unchanged' => 0];

        foreach ($bets as $index => $new) {
            $key = "{$accounts[$index]->id} {$new->external_id}";
            $bet = $known[$key] ??= new Bet(['site_account_id' => $accounts[$index]->id, 'client_id' => $accounts[$index]->client_id, 'external_id' => $new->external_id]);
            $placedBefore = $bet->exists ? $bet->placed_at : null;
            $outcome = $this->apply($bet, $new, isNew: ! $bet->exists && ! isset($changed[$key]));
            $counts[$outcome]++;
            if ($outcome !== 'unchanged') {
                $changed[$key] = Arr::only($bet->getAttributes(), [...self::KEY, 'client_id', ...self::REPORTED]);
                $touched[$bet->site_account_id] = $accounts[$index];
                $placed[$bet->site_account_id] = [...$placed[$bet->site_account_id] ?? [], $bet->placed_at, ...($placedBefore === null ? [] : [$placedBefore])];
            }
        }
        Bet::query()->upsert(array_values($changed), self::KEY, self::REPORTED);
        $this->stats->betsChanged($touched, $placed);

        return new BulkOutcome($counts['created'], $counts['updated'], $counts['unchanged'], []);
    }

    /** @return 'created'|'updated'|'unchanged' */
    private function apply(Bet $bet, NewBet $new, bool $isNew): string
    {
        if (! $isNew && ! $new->supersedes($bet->status, $bet->settled_at)) {
            return 'unchanged';
        }

        $bet->fill(Arr::only(get_object_vars($new), self::REPORTED));
        $isChanged = $bet->isDirty(self::REPORTED);
        $bet->syncOriginal();

        return match (true) {
            $isNew => 'created',
            $isChanged => 'updated',
            default => 'unchanged',
        };
    }

    /**
     * @param  array<int, NewBet>  $bets
     * @param  array<int, SiteAccount>  $accounts
     * @return array<string, Bet>
     */
    private function known(array $bets, array $accounts): array
    {
        return Bet::query()
            ->whereIn('site_account_id', array_values(array_unique(array_map(static fn (int $index): int => $accounts[$index]->id, array_keys($bets)))))
            ->whereIn('external_id', array_values(array_unique(array_map(static fn (NewBet $bet): string => $bet->external_id, $bets))))
            ->get()
            ->keyBy(static fn (Bet $bet): string => "{$bet->site_account_id} {$bet->external_id}")
            ->all();
    }
}
