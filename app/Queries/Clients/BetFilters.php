<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Enums\BetStatus;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** What the bets of a client are narrowed to. Values of one filter widen it, filters together narrow it. */
final readonly class BetFilters
{
    /**
     * @param  string  $timezone  of whoever reads, for the days
     * @param  list<int>  $siteIds
     * @param  list<string>  $sports
     * @param  list<BetStatus>  $statuses
     * @param  string|null  $from  the first day, `2026-11-20`
     * @param  string|null  $to  the last day, all of it
     */
    public function __construct(
        public string $timezone,
        public array $siteIds = [],
        public array $sports = [],
        public array $statuses = [],
        public ?string $from = null,
        public ?string $to = null,
        public ?bool $isBonus = null,
        public ?bool $isBoosted = null,
        public ?int $leastStakeCents = null,
        public ?int $mostStakeCents = null,
    ) {}

    /** @param  Builder  $bets  a query over the `bets` of that client */
    public function apply(Builder $bets, int $clientId): Builder
    {
        return $bets
            ->when($this->siteIds !== [], fn (Builder $query): Builder => $query->whereIn('bets.site_account_id', $this->accountIds($clientId)))
            ->when($this->sports !== [], fn (Builder $query): Builder => $query->whereIn('bets.sport', $this->sports))
            ->when($this->statuses !== [], fn (Builder $query): Builder => $query->whereIn('bets.status', array_column($this->statuses, 'value')))
            ->when($this->from, fn (Builder $query, string $day): Builder => $query->where('bets.placed_at', '>=', $this->startOf($day)))
            ->when($this->to, fn (Builder $query, string $day): Builder => $query->where('bets.placed_at', '<', $this->startOf($day, daysLater: 1)))
            ->when($this->isBonus !== null, fn (Builder $query): Builder => $query->where('bets.is_bonus', $this->isBonus))
            ->when($this->isBoosted !== null, fn (Builder $query): Builder => $query->where('bets.is_boosted', $this->isBoosted))
            ->when($this->leastStakeCents !== null, fn (Builder $query): Builder => $query->where('bets.stake_cents', '>=', $this->leastStakeCents))
            ->when($this->mostStakeCents !== null, fn (Builder $query): Builder => $query->where('bets.stake_cents', '<=', $this->mostStakeCents));
    }

    /** @return list<int> a handful at most; as values, so that the index of the bets leads */
    private function accountIds(int $clientId): array
    {
        return array_values(array_map(intval(...), DB::table('site_accounts')->where('client_id', $clientId)->whereIn('operator_site_id', $this->siteIds)->pluck('id')->all()));
    }

    /** Midnight where the person is, which is not always 24 hours after the one before. */
    private function startOf(string $day, int $daysLater = 0): CarbonImmutable
    {
        return CarbonImmutable::parse($day, $this->timezone)->addDays($daysLater)->utc();
    }
}
