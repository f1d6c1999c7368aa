<?php

declare(strict_types=1);

namespace App\Domain\Bonus;

use App\Enums\BetStatus;
use App\Enums\BonusClaimStatus;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\Deposit;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** Reads what the conditions of a rule ask, with one query for each condition that is set. */
final readonly class RuleInputReader
{
    /** Reversed bonuses and offers that expired are not counted. A credited bonus that expired is: a part of it can be used. */
    private const HAD = [BonusClaimStatus::Offered, BonusClaimStatus::Claimed, BonusClaimStatus::Credited, BonusClaimStatus::Used];

    /**
     * @param  list<Client>  $clients  up to a few thousand
     * @param  BonusClaim|null  $claim  the bonus that is decided about, when it was offered before
     * @return array<int, RuleInput> by client
     */
    public function read(array $clients, RuleConditions $rule, int $promotionId, CarbonImmutable $at, ?BonusClaim $claim = null): array
    {
        $ids = array_map(static fn (Client $client): int => $client->id, $clients);
        $deposits = $rule->minDepositsCents === null
            ? []
            : self::byClient(Deposit::received($at->subDays((int) $rule->depositsDays))->toBase(), $ids, 'sum(amount_cents)');
        // As for stake limits: bonus bets are not the client's money, and the stake of a void bet went back.
        $turnover = $rule->minTurnoverCents === null
            ? []
            : self::byClient(
                DB::table('bets')
                    ->where('is_bonus', false)
                    ->where('status', '<>', BetStatus::Void->value)
                    ->where('placed_at', '>=', $at->subDays((int) $rule->turnoverDays)),
                $ids,
                'sum(stake_cents)',
            );
        $bonuses = $rule->noBonusDays === null
            ? []
            : self::byClient(
                self::others(DB::table('bonus_claims'), $claim)
                    ->whereNotNull('credited_at')
                    ->where('status', '<>', BonusClaimStatus::Reversed->value),
                $ids,
                'max(credited_at)',
            );
        $genweb = $rule->noBonusDays === null
            ? []
            : self::byClient(DB::table('genweb_bonuses')->whereNull('cancelled_at'), $ids, 'max(given_at)');
        $claims = $rule->maxClaims === null
            ? []
            : self::byClient(
                self::others(DB::table('bonus_claims'), $claim)
                    ->where('bonus_promotion_id', $promotionId)
                    ->where(
                        static fn (Builder $had): Builder => $had
                            ->whereIn('status', self::HAD)
                            ->orWhere(
                                static fn (Builder $ended): Builder => $ended
                                    ->where('status', BonusClaimStatus::Expired->value)
                                    ->whereNotNull('credited_at'),
                            ),
                    ),
                $ids,
                'count(*)',
            );
        $given = $rule->maxClaims === null
            ? []
            : self::byClient(
                DB::table('genweb_bonuses')->where('bonus_promotion_id', $promotionId)->whereNull('cancelled_at'),
                $ids,
                'count(*)',
            );

        $inputs = [];
        foreach ($clients as $client) {
            $lastBonus = max((string) ($bonuses[$client->id] ?? ''), (string) ($genweb[$client->id] ?? ''));
            $inputs[$client->id] = new RuleInput(
                $client->state,
                $client->status,
                $client->client_rating,
                (int) ($deposits[$client->id] ?? 0),
                (int) ($turnover[$client->id] ?? 0),
                $rule->noBetDays === null ? null : self::lastBet($client, $claim),
                $claim?->offered_at,
                $lastBonus === '' ? null : CarbonImmutable::parse($lastBonus),
                (int) ($claims[$client->id] ?? 0) + (int) ($given[$client->id] ?? 0),
            );
        }

        return $inputs;
    }

    /** Before the offer, if there was one. The client's record also knows the last bet of imported clients. */
    private static function lastBet(Client $client, ?BonusClaim $claim): ?CarbonImmutable
    {
        if ($claim === null || $client->last_bet_at === null || $client->last_bet_at <= $claim->offered_at) {
            return $client->last_bet_at;
        }
        $last = DB::table('bets')->where('client_id', $client->id)->where('placed_at', '<=', $claim->offered_at)->max('placed_at');

        return $last === null ? null : CarbonImmutable::parse($last);
    }

    private static function others(Builder $claims, ?BonusClaim $claim): Builder
    {
        return $claim === null ? $claims : $claims->where('id', '<>', $claim->id);
    }

    /**
     * @param  list<int>  $ids
     * @return array<int, mixed>
     */
    private static function byClient(Builder $rows, array $ids, string $aggregate): array
    {
        return $rows
            ->whereIntegerInRaw('client_id', $ids)
            ->groupBy('client_id')
            ->selectRaw("client_id, {$aggregate} as answer")
            ->pluck('answer', 'client_id')
            ->all();
    }
}
