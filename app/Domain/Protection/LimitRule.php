<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\Stats\DailySums;
use App\Enums\AdjustmentStatus;
use App\Enums\BetStatus;
use App\Enums\DepositStatus;
use App\Enums\GatePurpose;
use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Enums\TransactionType;
use App\Models\Client;
use App\Models\RsgLimit;
use App\Support\Dollars;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * The limits that a person set, against the money of all their accounts in the running day, week (from Monday) or month. The period is
 * set by the account with the limit, in its state's time, so that it begins once for all accounts.
 *
 * A deposit above the deposit limit, and deposits and bonuses after the loss limit is reached, wait until the next period or go back
 * to the payer. Credits by hand keep to both limits unless they are the client's own money. A loss counts when its bet is settled. A bonus
 * is refused when it is above what is left of the stake limit: bets that were placed and bonuses that were credited, also the used
 * part of one that was reversed or expired. Call it while the client is locked.
 *
 * (National Consumer Protection Framework for Online Wagering, measure 5: deposit limits are binding.)
 */
final readonly class LimitRule
{
    public function __construct(private PersonLimits $limits) {}

    /**
     * @param  int  $cents  of the credit
     * @return list<LimitCheck>
     */
    public function checks(Client $client, GatePurpose $purpose, int $cents, CarbonImmutable $at): array
    {
        return $this->checksOfMany([$client->id], $purpose, $cents, $at)[$client->id] ?? [];
    }

    /**
     * @param  list<int>  $clientIds
     * @return array<int, list<LimitCheck>> by client
     */
    public function checksOfMany(array $clientIds, GatePurpose $purpose, int $cents, CarbonImmutable $at): array
    {
        if (! in_array($purpose, [GatePurpose::DepositCredit, GatePurpose::Correction, GatePurpose::Bonus], true)) {
            return [];
        }
        $checks = [];
        foreach ($this->limits->of($clientIds, $at) as $id => [$limits, $accounts]) {
            foreach ($limits as $limit) {
                $check = match ($limit->kind) {
                    RsgLimitKind::Deposit => $purpose !== GatePurpose::Bonus ? $this->deposit($id, $accounts, $limit, $purpose, $cents, $at) : null,
                    RsgLimitKind::Loss => $this->loss($id, $accounts, $limit, $purpose, $at),
                    RsgLimitKind::Stake => $purpose === GatePurpose::Bonus ? $this->stake($id, $accounts, $limit, $cents, $at) : null,
                    RsgLimitKind::Session => null,
                };
                $checks[$id] = $check === null ? $checks[$id] ?? [] : [...$checks[$id] ?? [], $check];
            }
        }

        return $checks;
    }

    /** @param  list<int>  $accounts  client ids */
    private function deposit(int $clientId, array $accounts, RsgLimit $limit, GatePurpose $purpose, int $cents, CarbonImmutable $at): LimitCheck
    {
        $used = (int) DB::table('deposits')->whereIntegerInRaw('client_id', $accounts)->where('status', DepositStatus::Approved->value)
            ->where('decided_at', '>=', self::start($limit, $at))->sum('amount_cents') + self::corrections($accounts, self::start($limit, $at));

        return new LimitCheck($limit, $used, $used + $cents <= $limit->amount_cents ? null : new Refusal('deposit_limit', sprintf(
            'The client’s deposit limit%s is %s, and %s is credited already.', self::of($clientId, $limit), self::limit($limit), Dollars::of($used),
        ).($purpose === GatePurpose::DepositCredit ? " Credit this deposit in the next {$limit->period->value}, or send it back." : '')));
    }

    /**
     * Credits by hand, so that a deposit entered as a correction is no way round the limit. The client's own money doesn't count.
     *
     * @param  list<int>  $accounts  client ids
     */
    private static function corrections(array $accounts, CarbonImmutable $start): int
    {
        return (int) DB::table('adjustments')
            ->whereIntegerInRaw('client_id', $accounts)
            ->where('status', AdjustmentStatus::Approved->value)
            ->where('type', TransactionType::Adjustment->value)
            ->where('amount_cents', '>', 0)
            ->where('decided_at', '>=', $start)
            ->whereNotExists(
                static fn (Builder $receipts): Builder => $receipts
                    ->selectRaw('1')
                    ->from('permission_receipts')
                    ->where('subject_type', 'adjustment')
                    ->whereColumn('subject_id', 'adjustments.id')
                    ->where('purpose', GatePurpose::OwnMoney->value),
            )
            ->whereNotExists(
                static fn (Builder $reversals): Builder => $reversals
                    ->selectRaw('1')
                    ->from('adjustments as reversals')
                    ->whereColumn('reversals.reverses_id', 'adjustments.id')
                    ->where('reversals.status', AdjustmentStatus::Approved->value),
            )
            ->sum('amount_cents');
    }

    /** @param  list<int>  $accounts  client ids */
    private function loss(int $clientId, array $accounts, RsgLimit $limit, GatePurpose $purpose, CarbonImmutable $at): LimitCheck
    {
        $bets = DB::table('bets')->whereIntegerInRaw('client_id', $accounts)->where('settled_at', '>=', self::start($limit, $at))->where('is_bonus', false)
            // The bookmaker gives the stake of a void bet back, often without reporting a return.
            ->where('status', '<>', BetStatus::Void->value);
        $lost = (int) (clone $bets)->sum('stake_cents') - (int) $bets->sum('return_cents');

        return new LimitCheck(
            $limit,
            $lost,
            $lost < $limit->amount_cents
                ? null
                : new Refusal(
                    'loss_limit',
                    sprintf(
                        'The client reached their loss limit%s of %s and gets no %s until the next %s.',
                        self::of($clientId, $limit),
                        self::limit($limit),
                        $purpose->noun(),
                        $limit->period->value,
                    ),
                ),
        );
    }

    /** @param  list<int>  $accounts  client ids */
    private function stake(int $clientId, array $accounts, RsgLimit $limit, int $cents, CarbonImmutable $at): LimitCheck
    {
        $start = self::start($limit, $at);
        // A bonus counts when it is credited, so its bet doesn't count again. The stake of a void bet went back.
        $used = (int) DB::table('bets')
            ->whereIntegerInRaw('client_id', $accounts)
            ->where('placed_at', '>=', $start)
            ->where('is_bonus', false)
            ->where('status', '<>', BetStatus::Void->value)
            ->sum('stake_cents')
            + (int) DB::table('bonus_claims')
                ->whereIntegerInRaw('client_id', $accounts)
                ->where('credited_at', '>=', $start)
                ->sum(DB::raw(DailySums::bonusCost()))
            + (int) DB::table('genweb_bonuses')
                ->whereIntegerInRaw('client_id', $accounts)
                ->where('given_at', '>=', $start)
                ->whereNull('cancelled_at')
                ->sum('amount_cents');

        return new LimitCheck(
            $limit,
            $used,
            $used + $cents <= $limit->amount_cents
                ? null
                : new Refusal(
                    'stake_limit',
                    sprintf(
                        'The client’s stake limit%s is %s, and %s is used already. This bonus is above what is left.',
                        self::of($clientId, $limit),
                        self::limit($limit),
                        Dollars::of($used),
                    ),
                ),
        );
    }

    /** In UTC. */
    private static function start(RsgLimit $limit, CarbonImmutable $at): CarbonImmutable
    {
        $local = $at->setTimezone($limit->client->state?->timeZone() ?? config()->string('paddock.timezone'));

        $start = match ($limit->period) {
            RsgLimitPeriod::Day => $local->startOfDay(),
            RsgLimitPeriod::Week => $local->startOfWeek(),
            RsgLimitPeriod::Month => $local->startOfMonth(),
        };

        return $start->utc();
    }

    /** Names the account of the same person that has the limit. */
    private static function of(int $clientId, RsgLimit $limit): string
    {
        return $limit->client_id === $clientId ? '' : " on PIN {$limit->client->pin}";
    }

    private static function limit(RsgLimit $limit): string
    {
        return Dollars::of((int) $limit->amount_cents)." a {$limit->period->value}";
    }
}
