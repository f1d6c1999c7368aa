<?php

declare(strict_types=1);

namespace App\Domain\Automations;

use App\Enums\OperatorPlatform;
use App\Models\GenwebMarket;
use App\Models\Sport;
use App\Models\SportsbetPattern;
use App\Models\SportType;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The market names of recent bets at outside bookmakers. `automations:map-names` counts new bets and maps names again
 * after a change of the patterns, in steps, so that pages read this table and never the bets.
 */
final readonly class SeenMarketNames
{
    /** Days after its last bet that a name is kept. */
    public const RECENT_DAYS = 60;

    /** A longer backlog, such as the first run on a filled database, is cut to its latest bets: they have the recent names. */
    public const LONGEST_BACKLOG = 200_000;

    private const STEP = 2_000;

    /** Seconds after which a bet's transaction is over. Ids become visible out of order. */
    private const SETTLED_AFTER = 120;

    /** Increases with every change that can map names differently. */
    public static function version(): int
    {
        return (int) DB::table('seen_market_names_head')->where('id', 1)->value('patterns_version');
    }

    /** Maps names again after a change of a pattern or a market, in the transaction of the change. */
    public function recordChanged(Sport|SportType|GenwebMarket|SportsbetPattern $record): void
    {
        if ($record instanceof SportsbetPattern || $record instanceof GenwebMarket) {
            DB::table('seen_market_names_head')->where('id', 1)->increment('patterns_version');
            $this->mapFirst(
                $record instanceof SportsbetPattern
                    ? [$record->id]
                    : array_values(SportsbetPattern::query()->where('market_id', $record->id)->pluck('id')->all()),
            );
        }
    }

    /** @return int bets counted */
    public function count(): int
    {
        $mapper = MarketMapper::current();
        $counted = 0;
        do {
            $step = DB::transaction(fn (): int => $this->countStep($mapper), 3);
            $counted += $step;
        } while ($step > 0);

        return $counted;
    }

    /** @return int names that were compared again */
    public function mapAgain(): int
    {
        $mapper = MarketMapper::current();
        $mapped = 0;
        do {
            $step = $this->mapStep($mapper, self::outdated($mapper->version)->orderBy('mapped_version')->orderBy('id'));
            $mapped += $step;
        } while ($step > 0);

        return $mapped;
    }

    /** Whether names wait to be compared with changed patterns. */
    public function isOutdated(): bool
    {
        return self::outdated(self::version())->exists();
    }

    /** Names that had no bet for RECENT_DAYS. */
    public static function old(): Builder
    {
        return DB::table('seen_market_names')->where('last_seen_at', '<', CarbonImmutable::now()->subDays(self::RECENT_DAYS));
    }

    /**
     * One step for the names that a change concerns first: unmapped ones, and those of changed patterns. So the pages show
     * the change at once, unless there are very many names.
     *
     * @param  list<int>  $patternIds
     */
    private function mapFirst(array $patternIds): void
    {
        $mapper = MarketMapper::current();
        $this->mapStep(
            $mapper,
            DB::table('seen_market_names')->whereNull('sportsbet_pattern_id')->orderByDesc('last_seen_at')->orderByDesc('id'),
        );
        $this->mapStep(
            $mapper,
            DB::table('seen_market_names')
                ->whereIntegerInRaw('sportsbet_pattern_id', $patternIds)
                ->orderByDesc('last_seen_at')
                ->orderByDesc('id'),
        );
    }

    private function countStep(MarketMapper $mapper): int
    {
        $head = (int) DB::table('seen_market_names_head')->where('id', 1)->lockForUpdate()->value('last_bet_id');
        $from = max($head, (int) DB::table('bets')->max('id') - self::LONGEST_BACKLOG);
        $young = CarbonImmutable::now()->subSeconds(self::SETTLED_AFTER)->format('Y-m-d H:i:s');
        $bets = DB::table('bets')
            ->where('id', '>', $from)
            ->orderBy('id')
            ->limit(self::STEP)
            ->get(['id', 'site_account_id', 'sport', 'market', 'placed_at', 'created_at'])
            ->takeWhile(static fn (stdClass $bet): bool => $bet->created_at === null || $bet->created_at <= $young);
        if ($bets->isEmpty()) {
            return 0;
        }
        $this->add($this->namesOf($bets), $mapper);
        DB::table('seen_market_names_head')->where('id', 1)->update(['last_bet_id' => $bets->last()->id]);

        return $bets->count();
    }

    /**
     * @param  Collection<int, stdClass>  $bets
     * @return array<string, array{name: string, bets: int, last: string}> by their hashes
     */
    private function namesOf(Collection $bets): array
    {
        $outside = DB::table('site_accounts')->join('operator_sites', 'operator_sites.id', '=', 'site_accounts.operator_site_id')
            ->whereIntegerInRaw('site_accounts.id', $bets->pluck('site_account_id')->unique()->all())
            ->where('operator_sites.platform', '!=', OperatorPlatform::Genweb)->pluck('site_accounts.id')->flip();
        $recent = CarbonImmutable::now()->subDays(self::RECENT_DAYS)->format('Y-m-d H:i:s');
        $names = [];
        foreach ($bets as $bet) {
            if ($outside->has($bet->site_account_id) && $bet->placed_at >= $recent) {
                $name = MarketName::of($bet->sport, $bet->market);
                $seen = &$names[MarketName::hash(MarketName::fold($name))];
                $seen = ['name' => $seen['name'] ?? $name, 'bets' => ($seen['bets'] ?? 0) + 1, 'last' => max($seen['last'] ?? '', $bet->placed_at)];
                unset($seen);
            }
        }

        return $names;
    }

    /** @param  array<string, array{name: string, bets: int, last: string}>  $names */
    private function add(array $names, MarketMapper $mapper): void
    {
        foreach (array_chunk($names, 500, preserve_keys: true) as $chunk) {
            $known = DB::table('seen_market_names')
                ->whereIn('name_hash', array_map(strval(...), array_keys($chunk)))
                ->get(['name_hash', 'bets', 'last_seen_at'])
                ->keyBy('name_hash');
            $now = CarbonImmutable::now();
            $rows = [];
            foreach ($chunk as $hash => $seen) {
                $row = $known->get($hash);
                $rows[] = [
                    'name' => $seen['name'],
                    'name_hash' => (string) $hash,
                    'bets' => $seen['bets'] + (int) ($row->bets ?? 0),
                    'last_seen_at' => max($seen['last'], $row->last_seen_at ?? ''),
                    'sportsbet_pattern_id' => $row === null ? $mapper->winner($seen['name'])?->id : null,
                    'mapped_version' => $mapper->version,
                    'created_at' => $now,
                    'updated_at' => $now,
                ];
            }
            // A known name keeps its mapping.
            DB::table('seen_market_names')->upsert($rows, ['name_hash'], ['bets', 'last_seen_at', 'updated_at']);
        }
    }

    /** Names that were compared with earlier patterns. */
    private static function outdated(int $version): Builder
    {
        return DB::table('seen_market_names')->where('mapped_version', '<', $version);
    }

    private function mapStep(MarketMapper $mapper, Builder $names): int
    {
        $rows = $names->limit(self::STEP)->get(['id', 'name']);
        foreach ($rows->groupBy(static fn (stdClass $row): int => $mapper->winner($row->name)->id ?? 0) as $pattern => $mapped) {
            foreach ($mapped->chunk(500) as $chunk) {
                DB::table('seen_market_names')->whereIntegerInRaw('id', $chunk->pluck('id')->all())
                    ->update(['sportsbet_pattern_id' => $pattern === 0 ? null : $pattern, 'mapped_version' => $mapper->version]);
            }
        }

        return $rows->count();
    }
}
