<?php

declare(strict_types=1);

namespace App\Domain\Intake;

use App\Domain\Intake\Bulk\BulkOutcome;
use App\Domain\Ledger\BetChange;
use App\Domain\Ledger\BetLedger;
use App\Domain\Ledger\BetState;
use App\Domain\Stats\MonthlyStats;
use App\Models\Bet;
use App\Models\SiteAccount;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Stores reported bets, once per account, and posts them to the ledger. The caller must lock the clients and the accounts. */
final readonly class BetRepository
{
    private const KEY = ['site_account_id', 'external_id'];

    private const REPORTED = [
        'sport',
        'market',
        'selection',
        'stake_cents',
        'odds_milli',
        'status',
        'return_cents',
        'placed_at',
        'settled_at',
        'is_bonus',
        'is_boosted',
    ];

    public function __construct(private MonthlyStats $stats, private BetLedger $ledger) {}

    /**
     * One read and one write for any number of bets, then the monthly statistics, and one posting last.
     *
     * @param  array<int, NewBet>  $bets
     * @param  array<int, SiteAccount>  $accounts  by the same keys
     */
    public function write(array $bets, array $accounts): BulkOutcome
    {
        $known = $this->known($bets, $accounts);
        $changed = $touched = $placed = $before = [];
        $counts = ['created' => 0, 'updated' => 0, 'unchanged' => 0];

        foreach ($bets as $index => $new) {
            $key = "{$accounts[$index]->id} {$new->external_id}";
            $bet = $known[$key] ??= new Bet([
                'site_account_id' => $accounts[$index]->id, 'client_id' => $accounts[$index]->client_id, 'external_id' => $new->external_id,
                'former_username' => $new->username === $accounts[$index]->username ? null : $new->username,
            ]);
            $placedBefore = $bet->exists ? $bet->placed_at : null;
            // The stored state, even when a call contains the bet more than once.
            $before[$key] ??= $bet->exists ? BetState::of($bet) : false;
            $outcome = $this->apply($bet, $new, isNew: ! $bet->exists && ! isset($changed[$key]));
            $counts[$outcome]++;
            if ($outcome !== 'unchanged') {
                $changed[$key] = Arr::only($bet->getAttributes(), [...self::KEY, 'client_id', 'former_username', ...self::REPORTED]);
                $touched[$bet->site_account_id] = $accounts[$index];
                $placed[$bet->site_account_id] = [...$placed[$bet->site_account_id] ?? [], $bet->placed_at, ...($placedBefore === null ? [] : [$placedBefore])];
            }
        }
        Bet::query()->upsert(array_values($changed), self::KEY, self::REPORTED);
        $this->stats->betsChanged($touched, $placed);
        $this->post(array_intersect_key($known, $changed), $before);

        return new BulkOutcome($counts['created'], $counts['updated'], $counts['unchanged'], []);
    }

    /**
     * @param  array<string, Bet>  $bets  changed ones
     * @param  array<string, BetState|false>  $before  false for new bets
     */
    private function post(array $bets, array $before): void
    {
        $new = array_filter($bets, static fn (Bet $bet): bool => ! $bet->exists);
        $ids = $new === [] ? [] : $this->ids($new);
        $this->ledger->record(
            array_values(
                array_map(
                    static fn (string $key, Bet $bet): BetChange => new BetChange(
                        $bet->exists ? $bet->id : $ids[$key],
                        $bet->external_id,
                        $bet->site_account_id,
                        $bet->client_id,
                        "{$bet->selection}, {$bet->market}",
                        $before[$key] === false ? null : $before[$key],
                        BetState::of($bet),
                    ),
                    array_keys($bets),
                    $bets,
                ),
            ),
        );
    }

    /**
     * @param  array<string, Bet>  $bets  new ones
     * @return array<string, int>
     */
    private function ids(array $bets): array
    {
        $rows = DB::table('bets')
            ->whereIn('site_account_id', self::distinct($bets, 'site_account_id'))
            ->whereIn('external_id', self::distinct($bets, 'external_id'))
            ->get(['id', ...self::KEY]);

        return $rows->mapWithKeys(static fn (stdClass $row): array => ["{$row->site_account_id} {$row->external_id}" => (int) $row->id])->all();
    }

    /**
     * @param  array<string, Bet>  $bets
     * @return list<mixed>
     */
    private static function distinct(array $bets, string $column): array
    {
        return array_values(array_unique(array_map(static fn (Bet $bet): mixed => $bet->getAttribute($column), $bets)));
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
