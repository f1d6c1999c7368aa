<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Enums\AustralianState;
use App\Enums\BetStatus;
use App\Enums\DepositStatus;
use App\Enums\GatePurpose;
use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Models\Client;
use App\Models\RsgLimit;
use App\Support\Dollars;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/**
 * The limits that a person set, against the money of all their accounts in the running day, week (from Monday) or month of their own time zone.
 *
 * A deposit above the deposit limit, and deposits and bonuses after the loss limit is reached, wait until the next period or go back
 * to the payer. A bonus above the stake limit is refused. Call it while the client is locked.
 *
 * (National Consumer Protection Framework for Online Wagering, measure 5: deposit limits are binding.)
 */
final readonly class LimitRule
{
    public function __construct(private PersonLimits $limits) {}

    /**
     * @param  int  $cents  of the credit
     * @return list<Refusal>
     */
    public function refusals(Client $client, GatePurpose $purpose, int $cents, CarbonImmutable $at): array
    {
        return $this->refusalsOfMany([$client->id], $purpose, $cents, $at)[$client->id] ?? [];
    }

    /**
     * @param  list<int>  $clientIds
     * @return array<int, list<Refusal>> by client
     */
    public function refusalsOfMany(array $clientIds, GatePurpose $purpose, int $cents, CarbonImmutable $at): array
    {
        if ($purpose !== GatePurpose::DepositCredit && $purpose !== GatePurpose::Bonus) {
            return [];
        }
        $bound = $this->limits->of($clientIds, $at);
        $refusals = [];
        foreach ($bound === [] ? [] : Client::query()->whereKey(array_keys($bound))->get() as $client) {
            [$limits, $accounts] = $bound[$client->id];
            $refusals[$client->id] = array_values(array_filter(array_map(fn (RsgLimit $limit): ?Refusal => match ($limit->kind) {
                RsgLimitKind::Deposit => $purpose === GatePurpose::DepositCredit ? $this->deposit($client, $accounts, $limit, $cents, $at) : null,
                RsgLimitKind::Loss => $this->loss($client, $accounts, $limit, $purpose, $at),
                RsgLimitKind::Stake => $purpose === GatePurpose::Bonus && $cents > $limit->amount_cents
                    ? new Refusal('stake_limit', 'This bonus is above the client\'s stake limit'.self::of($client, $limit).' of '.self::limit($limit).'.') : null,
                RsgLimitKind::Session => null,
            }, $limits)));
        }

        return $refusals;
    }

    /** @param  list<int>  $accounts  client ids */
    private function deposit(Client $client, array $accounts, RsgLimit $limit, int $cents, CarbonImmutable $at): ?Refusal
    {
        $used = (int) DB::table('deposits')->whereIntegerInRaw('client_id', $accounts)->where('status', DepositStatus::Approved->value)
            ->where('decided_at', '>=', self::start($client, $limit->period, $at))->sum('amount_cents');

        return $used + $cents <= $limit->amount_cents ? null : new Refusal('deposit_limit', sprintf(
            'The client\'s deposit limit%s is %s, and %s is credited already. Credit this deposit in the next %s, or send it back.',
            self::of($client, $limit), self::limit($limit), Dollars::of($used), $limit->period->value,
        ));
    }

    /** @param  list<int>  $accounts  client ids */
    private function loss(Client $client, array $accounts, RsgLimit $limit, GatePurpose $purpose, CarbonImmutable $at): ?Refusal
    {
        $bets = DB::table('bets')->whereIntegerInRaw('client_id', $accounts)->where('placed_at', '>=', self::start($client, $limit->period, $at))->where('is_bonus', false)
            ->where('status', '!=', BetStatus::Open->value);
        $lost = (int) (clone $bets)->sum('stake_cents') - (int) $bets->sum('return_cents');

        return $lost < $limit->amount_cents ? null : new Refusal('loss_limit', sprintf(
            'The client reached their loss limit%s of %s and gets no %s until the next %s.', self::of($client, $limit), self::limit($limit), $purpose->noun(), $limit->period->value,
        ));
    }

    /** In UTC. */
    private static function start(Client $client, RsgLimitPeriod $period, CarbonImmutable $at): CarbonImmutable
    {
        $local = $at->setTimezone($client->state instanceof AustralianState ? $client->state->timeZone() : config()->string('paddock.timezone'));

        $start = match ($period) {
            RsgLimitPeriod::Day => $local->startOfDay(),
            RsgLimitPeriod::Week => $local->startOfWeek(),
            RsgLimitPeriod::Month => $local->startOfMonth(),
        };

        return $start->utc();
    }

    /** Names the account of the same person that has the limit. */
    private static function of(Client $client, RsgLimit $limit): string
    {
        return $limit->client_id === $client->id ? '' : " on PIN {$limit->client?->pin}";
    }

    private static function limit(RsgLimit $limit): string
    {
        return Dollars::of((int) $limit->amount_cents)." a {$limit->period->value}";
    }
}
