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
use Illuminate\Database\Eloquent\Builder as EloquentBuilder;
use Illuminate\Support\Facades\DB;

/**
 * The limits that a client set, against their money of the running day, week (from Monday) or month in their own time zone.
 *
 * A deposit above the deposit limit, and deposits and bonuses after the loss limit is reached, wait until the next period or go back
 * to the payer. A bonus above the stake limit is refused. Call it while the client is locked.
 *
 * (National Consumer Protection Framework for Online Wagering, measure 5: deposit limits are binding.)
 */
final readonly class LimitRule
{
    /**
     * @param  int  $cents  of the credit
     * @return list<Refusal>
     */
    public function refusals(Client $client, GatePurpose $purpose, int $cents, CarbonImmutable $at): array
    {
        if ($purpose !== GatePurpose::DepositCredit && $purpose !== GatePurpose::Bonus) {
            return [];
        }

        return array_values(array_filter(self::inForce($at)->where('client_id', $client->id)->orderBy('id')->get()->map(fn (RsgLimit $limit): ?Refusal => match ($limit->kind) {
            RsgLimitKind::Deposit => $purpose === GatePurpose::DepositCredit ? $this->deposit($client, $limit, $cents, $at) : null,
            RsgLimitKind::Loss => $this->loss($client, $limit, $purpose, $at),
            RsgLimitKind::Stake => $purpose === GatePurpose::Bonus && $cents > $limit->amount_cents
                ? new Refusal('stake_limit', 'This bonus is above the client\'s stake limit of '.self::limit($limit).'.') : null,
            RsgLimitKind::Session => null,
        })->all()));
    }

    /**
     * Few clients have limits, so each of them is read.
     *
     * @param  list<int>  $clientIds
     * @return array<int, list<Refusal>> by client
     */
    public function refusalsOfMany(array $clientIds, GatePurpose $purpose, int $cents, CarbonImmutable $at): array
    {
        $refusals = [];
        if ($purpose === GatePurpose::DepositCredit || $purpose === GatePurpose::Bonus) {
            $limited = Client::withTrashed()->whereIn('id', self::inForce($at)->select('client_id'));
            $limited->whereIntegerInRaw('id', $clientIds);
            foreach ($limited->get() as $client) {
                $refusals[$client->id] = $this->refusals($client, $purpose, $cents, $at);
            }
        }

        return $refusals;
    }

    /** @return EloquentBuilder<RsgLimit> */
    private static function inForce(CarbonImmutable $at): EloquentBuilder
    {
        return RsgLimit::query()->whereNotNull('amount_cents')->where('effective_at', '<=', $at)
            ->where(static fn (EloquentBuilder $open): EloquentBuilder => $open->whereNull('ended_at')->orWhere('ended_at', '>', $at));
    }

    private function deposit(Client $client, RsgLimit $limit, int $cents, CarbonImmutable $at): ?Refusal
    {
        $used = (int) DB::table('deposits')->where('client_id', $client->id)->where('status', DepositStatus::Approved->value)
            ->where('decided_at', '>=', self::start($client, $limit->period, $at))->sum('amount_cents');

        return $used + $cents <= $limit->amount_cents ? null : new Refusal('deposit_limit', sprintf(
            'The client\'s deposit limit is %s, and %s is credited already. Credit this deposit in the next %s, or send it back.',
            self::limit($limit), Dollars::of($used), $limit->period->value,
        ));
    }

    private function loss(Client $client, RsgLimit $limit, GatePurpose $purpose, CarbonImmutable $at): ?Refusal
    {
        $bets = DB::table('bets')->where('client_id', $client->id)->where('placed_at', '>=', self::start($client, $limit->period, $at))->where('is_bonus', false)
            ->where('status', '!=', BetStatus::Open->value);
        $lost = (int) (clone $bets)->sum('stake_cents') - (int) $bets->sum('return_cents');

        return $lost < $limit->amount_cents ? null : new Refusal('loss_limit', sprintf(
            'The client reached their loss limit of %s and gets no %s until the next %s.', self::limit($limit), $purpose->noun(), $limit->period->value,
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

    private static function limit(RsgLimit $limit): string
    {
        return Dollars::of((int) $limit->amount_cents)." a {$limit->period->value}";
    }
}
